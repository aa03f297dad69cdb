import { describe, expect, it } from 'vitest';
import { windSound } from './wind-sound.ts';

describe('windSound', () => {
  const wav = windSound(3);
  const sample = (index: number): number => wav.readInt16LE(44 + index * 2);
  const count = (wav.length - 44) / 2;

  it('is a WAV file as long as asked for', () => {
    expect(wav.toString('ascii', 0, 4)).toBe('RIFF');
    expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
    expect(count / wav.readUInt32LE(24)).toBe(3);
  });

  it('loops without a click: no step from the last sample to the first that is not elsewhere too', () => {
    let largest = 0;
    for (let i = 1; i < count; i += 1) largest = Math.max(largest, Math.abs(sample(i) - sample(i - 1)));
    expect(largest).toBeGreaterThan(0);
    expect(Math.abs(sample(0) - sample(count - 1))).toBeLessThanOrEqual(largest);
  });
});
