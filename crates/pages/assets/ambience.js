// The ambience of the ages, which is synthesized: wind and birds, a market with a lyre, a night with crickets and distant
// drums. It is loaded only if it is switched on, after the page was touched.

import { afterChange, loudness, settings } from "./settings.js";

/** The time in which an age fades in and out, and in which a page falls silent, in seconds. */
const CHANGE = 4;
const HUSH = 0.6;

/** The factor of its volume. */
const LOUD = 3;

const audio = new AudioContext();
const master = new GainNode(audio, { gain: 0 });
master.connect(audio.destination);
/** White noise; its ends differ no more than any two of its samples, so it has no seam. */
const noise = new AudioBuffer({ length: audio.sampleRate * 4, sampleRate: audio.sampleRate });
fill(noise, () => Math.random() * 2 - 1);
/** What is heard now, and the timer that rests the device when nothing is. */
let scene = null;
let resting = null;

function fill(buffer, sample) {
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = sample(at / buffer.sampleRate, at, samples);
}

const between = (least, most) => least + Math.random() * (most - least);
const oneOf = (all) => all[Math.floor(Math.random() * all.length)];

/** Connects nodes in a row to the present scene. */
function chain(...nodes) {
  for (const [at, node] of nodes.entries()) node.connect(nodes[at + 1] ?? scene.gain);
}

/** Begins a source that sounds as long as its scene. */
function lasting(source) {
  source.start(0, between(0, 1) * (source.buffer?.duration ?? 0));
  scene.sources.push(source);
  return source;
}

/** Lets a value of a node go slowly up and down. */
function sway(param, every, by) {
  const depth = new GainNode(audio, { gain: by });
  lasting(new OscillatorNode(audio, { frequency: 1 / every })).connect(depth).connect(param);
}

/** Noise around a pitch, whose loudness sways. */
function air(type, pitch, q, loud, pan, ...sways) {
  const filter = new BiquadFilterNode(audio, { type, frequency: pitch, Q: q });
  const gain = new GainNode(audio, { gain: loud });
  chain(lasting(new AudioBufferSourceNode(audio, { buffer: noise, loop: true })), filter, gain, new StereoPannerNode(audio, { pan }));
  for (const every of sways) sway(gain.gain, every, (loud * 0.7) / sways.length);
  return filter;
}

/** A short sound: its loudness rises and fades without a click. */
function once(source, at, loud, rise, long, ...after) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(loud / 400, at + long);
  gain.gain.linearRampToValueAtTime(0, at + long + 0.02);
  chain(source, gain, ...after);
  source.start(at);
  source.stop(at + long + 0.03);
}

/** A tone that slides from one pitch to another. */
function slide(at, from, to, long) {
  const source = new OscillatorNode(audio, { frequency: from });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  return source;
}

/** A bird sings somewhere: a few whistles of its own pitch. */
function bird(at) {
  const [pitch, pan, loud] = [between(2400, 3900), between(-0.8, 0.8), between(0.008, 0.022)];
  const [up, long] = [between(0.75, 1.35), between(0.07, 0.16)];
  for (let note = Math.floor(between(2, 6)); note > 0; note--, at += long + between(0.04, 0.12))
    once(slide(at, pitch, pitch * up * between(0.95, 1.05), long), at, loud, long * 0.3, long, new StereoPannerNode(audio, { pan }));
}

/** The strings of the lyre, by pitch. */
const strings = new Map();
const TUNING = [146.8, 196, 220, 261.6, 293.7, 329.6, 392, 440];

/** The sound of a plucked string, after Karplus and Strong. */
function string(pitch) {
  const period = Math.round(audio.sampleRate / pitch);
  const buffer = new AudioBuffer({ length: audio.sampleRate * 2, sampleRate: audio.sampleRate });
  fill(buffer, (_, at, before) => (at < period ? between(-1, 1) : 0.498 * (before[at - period] + before[at - period + 1])));
  return buffer;
}

/** A few notes of a lyre, each near the one before. */
function lyre(at) {
  let place = Math.floor(between(1, TUNING.length - 1));
  const beat = oneOf([0.26, 0.34, 0.44]);
  for (let note = Math.floor(between(3, 8)); note > 0; note--, at += beat * oneOf([1, 1, 1, 2])) {
    const pitch = TUNING[place];
    if (!strings.has(pitch)) strings.set(pitch, string(pitch));
    const soft = new BiquadFilterNode(audio, { type: "lowpass", frequency: 1900 });
    once(new AudioBufferSourceNode(audio, { buffer: strings.get(pitch) }), at, between(0.045, 0.075), 0.004, 1.9, soft, new StereoPannerNode(audio, { pan: 0.35 }));
    place = Math.min(Math.max(place + oneOf([-2, -1, -1, 1, 1, 2]), 0), TUNING.length - 1);
  }
}

/** A cricket: a chirp of three pulses, and silence until the next one. */
function cricket(pitch, every, loud, pan) {
  const buffer = new AudioBuffer({ length: audio.sampleRate * every, sampleRate: audio.sampleRate });
  fill(buffer, (time) => {
    const pulse = time < 0.12 ? Math.sin((Math.PI * (time % 0.04)) / 0.04) ** 2 : 0;
    return pulse * Math.sin(2 * Math.PI * pitch * time);
  });
  const gain = new GainNode(audio, { gain: loud });
  chain(lasting(new AudioBufferSourceNode(audio, { buffer, loop: true })), gain, new StereoPannerNode(audio, { pan }));
  sway(gain.gain, between(11, 23), loud * 0.6);
}

/** Drums beyond the hills. */
function drums(at) {
  const beat = between(0.34, 0.42);
  for (const [time, loud] of oneOf([[[0, 1], [1.5, 0.6], [2, 0.9], [3, 0.5]], [[0, 1], [1, 0.5], [1.5, 0.5], [2, 0.9]], [[0, 1], [2, 0.8], [2.5, 0.5], [3, 0.6]]]))
    for (const round of [0, 4]) {
      const when = at + (time + round) * beat;
      once(slide(when, 88, 54, 0.3), when, loud * 0.045, 0.012, 0.55, new BiquadFilterNode(audio, { type: "lowpass", frequency: 160 }));
    }
}

/** What is always heard in each age, what now and then, and the least and the most time from one to the next, in seconds. */
const AGES = {
  1: {
    bed() {
      sway(air("bandpass", 340, 0.6, 0.05, -0.3, 17, 7.3).frequency, 13, 130);
      sway(air("bandpass", 620, 0.8, 0.024, 0.4, 11, 29).frequency, 19, 220);
    },
    event: bird,
    apart: [1.5, 6],
  },
  2: {
    bed() {
      air("lowpass", 260, 0.4, 0.035, 0, 23);
      for (const [pitch, pan, ...sways] of [[330, -0.6, 0.41, 5.9], [470, 0.1, 0.33, 7.7], [640, 0.7, 0.29, 4.3], [850, -0.2, 0.37, 9.1]]) air("bandpass", pitch, 2.6, 0.034, pan, ...sways);
    },
    event: lyre,
    apart: [5, 12],
  },
  3: {
    bed() {
      air("lowpass", 220, 0.4, 0.04, 0, 19);
      cricket(4350, 0.83, 0.016, -0.6);
      cricket(4720, 1.07, 0.012, 0.5);
      cricket(4010, 1.31, 0.009, 0.1);
    },
    event: drums,
    apart: [6, 14],
  },
};

/** The age of the table, unless the game is over. */
function age() {
  if (document.querySelector("#table .sheet")) return null;
  const shown = document.querySelector("#bar[data-age]")?.dataset.age ?? document.querySelector(".structure")?.className.match(/age(\d)/)?.[1];
  return shown in AGES ? shown : "1";
}

function enter(name) {
  scene = { name, gain: new GainNode(audio, { gain: 0 }), sources: [], timer: null };
  scene.gain.connect(master);
  fade(scene.gain.gain, 1, CHANGE);
  const { bed, event, apart } = AGES[name];
  bed();
  const own = scene;
  const wait = () => (own.timer = setTimeout(() => (event(audio.currentTime + 0.1), wait()), between(...apart) * 1000));
  wait();
}

function leave(long) {
  const { gain, sources, timer } = scene;
  scene = null;
  clearTimeout(timer);
  fade(gain.gain, 0, long);
  for (const source of sources) source.stop(audio.currentTime + long + 0.1);
  setTimeout(() => gain.disconnect(), (long + 2) * 1000);
}

function fade(param, to, long) {
  param.cancelScheduledValues(audio.currentTime);
  param.setValueAtTime(param.value, audio.currentTime);
  param.linearRampToValueAtTime(to, audio.currentTime + long);
}

/** Plays what is to be heard now: nothing on a hidden page, with sounds switched off, or after the game. */
export function follow() {
  const wanted = settings.sounds && settings.ambience && !document.hidden ? age() : null;
  clearTimeout(resting);
  if (wanted === null) {
    if (scene) leave(HUSH);
    resting = setTimeout(() => audio.suspend(), (HUSH + 0.3) * 1000);
    return;
  }
  if (audio.state === "suspended") audio.resume();
  fade(master.gain, LOUD * loudness(), HUSH);
  if (scene?.name === wanted) return;
  if (scene) leave(CHANGE);
  enter(wanted);
}

afterChange(follow);
document.addEventListener("visibilitychange", follow);
