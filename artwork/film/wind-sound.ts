/** Wind for the film: noise through two slow resonant filters whose pitch and strength vary. */
import { createRandom } from '../terrain/random.ts';

const SAMPLE_RATE = 32000;

/** A WAV file (mono, 16 bits, 32 kHz) of `seconds` of wind that loops without a click. */
export function windSound(seconds: number): Buffer {
  const count = Math.round(seconds * SAMPLE_RATE);
  const overlap = SAMPLE_RATE;
  const raw = new Float64Array(count + overlap);
  const random = createRandom(2016);
  const state = { low: 0, band: 0, low2: 0, band2: 0 };
  for (let i = 0; i < raw.length; i += 1) {
    const t = ((i % count) / count) * Math.PI * 2;
    const gust = 0.55 + 0.28 * Math.sin(t + 0.6) + 0.17 * Math.sin(3 * t + 2);
    const noise = random.next() * 2 - 1;
    const pitch = 2 * Math.sin((Math.PI * (210 + 190 * gust)) / SAMPLE_RATE);
    state.low += pitch * state.band;
    state.band += pitch * (noise - state.low - 0.55 * state.band);
    const whistle = 2 * Math.sin((Math.PI * (620 + 330 * gust)) / SAMPLE_RATE);
    state.low2 += whistle * state.band2;
    state.band2 += whistle * (noise - state.low2 - 0.28 * state.band2);
    raw[i] = gust * (state.low * 0.5 + state.band2 * 0.05 * gust);
  }
  const bytes = Buffer.alloc(44 + count * 2);
  writeWavHeader(bytes, count);
  for (let i = 0; i < count; i += 1) {
    const fade = i < overlap ? i / overlap : 1;
    const value =
      (raw[i] ?? 0) * Math.sqrt(fade) + (i < overlap ? (raw[count + i] ?? 0) * Math.sqrt(1 - fade) : 0);
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value * 0.5)) * 32767), 44 + i * 2);
  }
  return bytes;
}

function writeWavHeader(bytes: Buffer, count: number): void {
  bytes.write('RIFF', 0, 'ascii');
  bytes.writeUInt32LE(36 + count * 2, 4);
  bytes.write('WAVEfmt ', 8, 'ascii');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(SAMPLE_RATE, 24);
  bytes.writeUInt32LE(SAMPLE_RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'ascii');
  bytes.writeUInt32LE(count * 2, 40);
}
