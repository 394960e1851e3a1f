// Sounds, synthesised without files: paper as short bursts of filtered noise, and tones of a scale that say how things
// stand. Nothing is only heard: the table shows the same.

/**
 * @typedef {object} Burst
 * @property {number} at seconds after the start
 * @property {number} length seconds
 * @property {number} pitch the filter's centre in Hz: high for a thin sheet, low for a thick one
 * @property {number} loud 0…1
 */

/**
 * @typedef {object} Note
 * @property {number} at seconds after the start
 * @property {number} pitch a step of the scale
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
  ten: [0, 1, 2].map((i) => ({ at: i * 0.06, length: 0.09, pitch: 1900 - i * 250, loud: 0.45 })),
  fall: [{ at: 0, length: 0.16, pitch: 420, loud: 0.5 }],
  win: [0, 1, 2, 3].map((i) => ({ at: i * 0.11, length: 0.12, pitch: 1200 + i * 600, loud: 0.4 })),
};

/** @type {Record<string, Note[]>} */
const TUNES = {
  ten: [5, 7, 8, 10].map((pitch, i) => ({ at: i * 0.07, pitch })),
  fall: [6, 4, 3].map((pitch, i) => ({ at: i * 0.13, pitch })),
  win: [5, 7, 8, 10, 13, 15].map((pitch, i) => ({ at: i * 0.11, pitch })),
};

// The pentatonic scale: any two of its tones sound well together, however fast they follow each other.
const SEMITONES = [0, 2, 4, 7, 9];
const KEYNOTE = 261.63;
const HIGHEST = 15;
const RINGS = 0.45;

/** @type {AudioContext | undefined} */
let audio;
/** @type {AudioBuffer | undefined} */
let noise;

/** @param {unknown} name */
export function isSound(name) {
  return typeof name === "string" && Object.hasOwn(SOUNDS, name);
}

/**
 * @param {string} name
 * @param {unknown} [pitch] a step of the scale, for a tone besides the sound
 * @param {unknown} [volume] from 0 to 1
 */
export function play(name, pitch, volume) {
  // Before the first tap, browsers play nothing and write a warning to the console.
  if (!navigator.userActivation?.hasBeenActive || !isSound(name)) return;
  audio ??= new AudioContext();
  noise ??= whiteNoise(audio);
  // After a call or an alarm, iOS has a third state ("interrupted"), and sound doesn't resume by itself.
  if (audio.state !== "running") audio.resume();
  const full = typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : 1;
  const out = new GainNode(audio, { gain: full });
  out.connect(audio.destination);
  for (const burst of SOUNDS[name]) rustle(audio, noise, burst, out);
  const tones = Object.hasOwn(TUNES, name) ? [...TUNES[name]] : [];
  if (typeof pitch === "number" && Number.isInteger(pitch) && pitch >= 0 && pitch <= HIGHEST) {
    tones.push({ at: 0, pitch });
  }
  for (const note of tones) ring(audio, note, out);
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
 * @param {AudioNode} out
 */
function rustle(audio, noise, { at, length, pitch, loud }, out) {
  const start = audio.currentTime + at;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loud, start + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(filter).connect(gain).connect(out);
  source.start(start, 0, length);
}

/**
 * @param {AudioContext} audio
 * @param {Note} note
 * @param {AudioNode} out
 */
function ring(audio, { at, pitch }, out) {
  const steps = SEMITONES.length;
  const semitones = SEMITONES[pitch % steps] + 12 * Math.floor(pitch / steps);
  const start = audio.currentTime + at;
  const source = new OscillatorNode(audio, {
    type: "triangle",
    frequency: KEYNOTE * 2 ** (semitones / 12),
  });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.16, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, start + RINGS);
  source.connect(gain).connect(out);
  source.start(start);
  source.stop(start + RINGS);
}
