// The sounds of the table, which are synthesized here. Each is played when its cause is seen.

import { table } from "./page.js";
import { during } from "./settled.js";
import { afterChange, loudness, settings } from "./settings.js";

/** The most sounds at once, and the least time between two of a kind, in seconds. */
const VOICES = 5;
const APART = 0.07;
/** The silence after which the audio device is suspended, in milliseconds. */
const REST = 3000;

let audio = null;
let master = null;
let noise = null;
let voices = 0;
let resting = null;
/** When a sound of each kind last began. */
const begun = new Map();
/** Whether the page was touched or a key was pressed; it is silent before. */
let touched = false;

/** The audio device, once it may be used: everything goes through one volume and one compressor. */
function device() {
  if (!touched) return null;
  if (!audio) {
    audio = new AudioContext();
    const even = new DynamicsCompressorNode(audio, { threshold: -22, ratio: 6, attack: 0.004, release: 0.2 });
    master = new GainNode(audio, { gain: loudness() });
    master.connect(even).connect(audio.destination);
    noise = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  clearTimeout(resting);
  if (audio.state === "suspended") audio.resume();
  return audio;
}

/** A volume that rises quickly and fades, without a click. */
function envelope(at, loud, rise, long) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0004, at + long);
  gain.gain.linearRampToValueAtTime(0, at + long + 0.02);
  return gain;
}

/** A tone that may slide to another pitch. */
function tone(at, pitch, loud, long, { type = "sine", to = pitch, rise = 0.006 } = {}) {
  const source = new OscillatorNode(audio, { frequency: pitch, type });
  if (to !== pitch) {
    source.frequency.setValueAtTime(pitch, at);
    source.frequency.exponentialRampToValueAtTime(to, at + long * 0.7);
  }
  source.connect(envelope(at, loud, rise, long)).connect(master);
  return [source, at, long];
}

/** A burst of noise around a pitch. */
function breath(at, pitch, loud, long, { type = "bandpass", to = pitch, rise = 0.004, q = 0.9 } = {}) {
  const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(audio, { type, frequency: pitch, Q: q });
  if (to !== pitch) {
    filter.frequency.setValueAtTime(pitch, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + long);
  }
  source.connect(filter).connect(envelope(at, loud, rise, long)).connect(master);
  return [source, at, long];
}

/** The sounds by kind, with start time, pitch and volume. */
const KINDS = {
  card: (at, _, loud) => [breath(at, 1500, 0.42 * loud, 0.09, { to: 600 })],
  coin: (at, pitch, loud) => [tone(at, 1568 * pitch, 0.07 * loud, 0.16), tone(at + 0.05, 2349 * pitch, 0.06 * loud, 0.24)],
  build: (at, _, loud) => [tone(at, 165, 0.34 * loud, 0.2, { to: 82 }), breath(at, 420, 0.22 * loud, 0.07, { type: "lowpass" })],
  stage: (at, _, loud) => [
    tone(at, 147, 0.3 * loud, 0.26, { to: 73 }),
    breath(at, 350, 0.2 * loud, 0.12, { type: "lowpass" }),
    tone(at + 0.06, 392, 0.08 * loud, 0.6, { type: "triangle", rise: 0.03 }),
    tone(at + 0.14, 587.3, 0.07 * loud, 0.7, { type: "triangle", rise: 0.03 }),
  ],
  conflict: (at, _, loud) => [
    breath(at, 2600, 0.16 * loud, 0.06, { q: 0.5 }),
    tone(at, 523, 0.07 * loud, 0.34, { type: "triangle" }),
    tone(at, 831, 0.05 * loud, 0.26, { type: "triangle" }),
    tone(at, 110, 0.26 * loud, 0.18, { to: 70 }),
  ],
  step: (at, pitch, loud) => [tone(at, 196 * pitch, 0.16 * loud, 0.12, { to: 130 * pitch })],
  tick: (at, pitch, loud) => [tone(at, 523.3 * pitch, 0.1 * loud, 0.16, { type: "triangle" })],
  light: (at, pitch, loud) => [tone(at, 440 * pitch, 0.09 * loud, 0.5, { rise: 0.02 }), tone(at, 880 * pitch, 0.04 * loud, 0.4, { rise: 0.02 })],
  fall: (at, _, loud) => [breath(at, 500, 0.5 * loud, 1.1, { type: "lowpass", to: 90, rise: 0.03 }), tone(at, 92, 0.4 * loud, 0.7, { to: 40 })],
  turn: (at, _, loud) => [tone(at, 659.3, 0.14 * loud, 0.7, { rise: 0.02 }), tone(at + 0.16, 880, 0.14 * loud, 0.8, { rise: 0.02 })],
  victory: (at, _, loud) =>
    [523.3, 659.3, 784, 1046.5].flatMap((pitch, step) => [
      tone(at + step * 0.13, pitch, 0.12 * loud, step === 3 ? 1.5 : 0.7, { type: "triangle", rise: 0.02 }),
      tone(at + step * 0.13, pitch / 2, 0.08 * loud, step === 3 ? 1.5 : 0.7, { rise: 0.02 }),
    ]),
};

/**
 * Plays a sound, with its pitch multiplied by `pitch`, if sounds are on. A background tab plays only the sound of the
 * viewer's turn. Of many sounds at once some are dropped, so that they do not become noise.
 */
export function play(kind, { pitch = 1, loud = 1 } = {}) {
  if (!table || !settings.sounds || (document.hidden && kind !== "turn") || !device()) return;
  const now = audio.currentTime;
  if (voices >= VOICES || now - (begun.get(kind) ?? -1) < APART) return;
  begun.set(kind, now);
  voices++;
  const sources = KINDS[kind](now + 0.01, pitch, loud);
  let left = sources.length;
  for (const [source, at, long] of sources) {
    source.onended = () => {
      if (--left > 0) return;
      voices--;
      if (voices === 0) resting = setTimeout(() => audio.suspend(), REST);
    };
    source.start(at);
    source.stop(at + long + 0.03);
  }
}

// Browsers allow no sound before the page was touched.
for (const kind of ["pointerup", "keydown"]) {
  window.addEventListener(
    kind,
    () => {
      if (touched) return;
      touched = true;
      surround();
    },
    { capture: true, passive: true },
  );
}

/** Plays the ambience of the age, which few people have switched on. */
export function surround() {
  if (touched && table && settings.sounds && settings.ambience) during(import("./ambience.js").then(({ follow }) => follow()));
}

// Switching sounds on plays one, and so does another volume.
afterChange((setting) => {
  if (master) master.gain.value = loudness();
  if (setting === "sounds" || setting === "volume") play("coin");
});
