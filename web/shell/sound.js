// Sounds of paper, synthesised as short bursts of filtered noise; there are no sound files.

/**
 * @typedef {object} Burst
 * @property {number} at seconds after the start
 * @property {number} length seconds
 * @property {number} pitch the filter's centre in Hz: high for a thin sheet, low for a thick one
 * @property {number} loud 0…1
 */

/** @type {Record<string, Burst[]>} */
const SOUNDS = {
  card: [{ at: 0, length: 0.07, pitch: 2600, loud: 0.5 }],
  take: [0, 1, 2].map((i) => ({ at: i * 0.06, length: 0.09, pitch: 1900 - i * 250, loud: 0.45 })),
  turn: [
    { at: 0, length: 0.05, pitch: 3200, loud: 0.25 },
    { at: 0.09, length: 0.06, pitch: 1500, loud: 0.35 },
  ],
  slam: [
    { at: 0, length: 0.24, pitch: 160, loud: 1 },
    { at: 0, length: 0.09, pitch: 900, loud: 0.8 },
    { at: 0.16, length: 0.2, pitch: 110, loud: 0.6 },
  ],
  win: [0, 1, 2, 3].map((i) => ({ at: i * 0.11, length: 0.12, pitch: 1200 + i * 600, loud: 0.4 })),
};

/** @type {AudioContext | undefined} */
let audio;
/** @type {AudioBuffer | undefined} */
let noise;

/** @param {unknown} name */
export function isSound(name) {
  return typeof name === "string" && Object.hasOwn(SOUNDS, name);
}

/** @param {string} name */
export function play(name) {
  // Before the first tap, browsers play nothing and write a warning to the console.
  if (!navigator.userActivation?.hasBeenActive || !isSound(name)) return;
  audio ??= new AudioContext();
  noise ??= whiteNoise(audio);
  // After a call or an alarm, iOS has a third state ("interrupted"), and sound doesn't resume by itself.
  if (audio.state !== "running") audio.resume();
  for (const burst of SOUNDS[name]) rustle(audio, noise, burst);
}

/** @param {AudioContext} audio */
function whiteNoise(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/**
 * @param {AudioContext} audio
 * @param {AudioBuffer} noise
 * @param {Burst} burst
 */
function rustle(audio, noise, { at, length, pitch, loud }) {
  const start = audio.currentTime + at;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loud, start + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start, 0, length);
}
