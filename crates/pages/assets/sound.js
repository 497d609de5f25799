// The sound that announces somebody's turn.

let audio = null;

/** Two soft strokes on a bell. */
export function ring() {
  audio ??= new AudioContext();
  for (const [pitch, after] of [
    [659.3, 0],
    [880, 0.16],
  ]) {
    const at = audio.currentTime + after;
    const tone = new OscillatorNode(audio, { frequency: pitch, type: "sine" });
    const loud = new GainNode(audio, { gain: 0 });
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(0.18, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0005, at + 0.7);
    tone.connect(loud).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.75);
  }
}

// Browsers make no sound before the page was touched.
document.addEventListener("pointerdown", () => audio?.resume());
