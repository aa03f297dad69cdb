/** Tone mapping: exposure, a filmic curve and saturation turn linear light into pixels. */
import sharp, { type Sharp } from 'sharp';
import type { Canvas } from '../drawing/ink.ts';

/** Filmic curve after Narkowicz 2015 (an approximation of ACES), 0 … 1. */
function curve(value: number): number {
  const x = value * 0.72;
  return Math.min(1, Math.max(0, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)));
}

function encode(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Pixels of 8 bits a channel. */
export function develop(picture: Canvas, exposure: number, saturation = 1.06): Sharp {
  const { width, height, light } = picture;
  const bytes = Buffer.alloc(width * height * 3);
  for (let i = 0; i < light.length; i += 3) {
    const r = (light[i] as number) * exposure;
    const g = (light[i + 1] as number) * exposure;
    const b = (light[i + 2] as number) * exposure;
    const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    bytes[i] = Math.round(255 * encode(curve(Math.max(0, grey + (r - grey) * saturation))));
    bytes[i + 1] = Math.round(255 * encode(curve(Math.max(0, grey + (g - grey) * saturation))));
    bytes[i + 2] = Math.round(255 * encode(curve(Math.max(0, grey + (b - grey) * saturation))));
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}
