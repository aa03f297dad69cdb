/** Near ground against the light: a crest that the camera looks up to, or the mouth of a cave seen from inside. */
import { fbm2, noise2, smoothstep } from '../terrain/noise.ts';
import { blend, type Canvas, type Colour } from './ink.ts';

type Share = readonly [number, number];

export interface Foreground {
  /** Signed distance to the edge at a point of a picture 1600 px wide, in its pixels; positive inside the ground. */
  inside: (x: number, y: number) => number;
  kind: 'snow' | 'rock';
  /** Colour in the shade, and of the edge that the light touches (linear). */
  shade: Colour;
  rim: Colour;
  /** Pixels of a picture 1600 px wide over which the edge stays lit. */
  reach: number;
}

/** Ground below a line from the left to the right edge, through points of the picture; `rough` in pixels. */
export function crest(
  shares: readonly Share[],
  aspect: number,
  rough: number,
  seed: number,
): Foreground['inside'] {
  const points = shares.map(([u, v]) => [u * 1600, (v * 1600) / aspect] as const);
  const line = (x: number): number => {
    const next = points.findIndex(([px]) => px > x);
    const at = next < 1 ? (next === 0 ? 1 : points.length - 1) : next;
    const [a, b] = [points[at - 1] ?? [0, 0], points[at] ?? [1, 0]];
    const [before, after] = [points[at - 2] ?? a, points[at + 1] ?? b];
    const t = (x - a[0]) / (b[0] - a[0]);
    const wide = b[0] - a[0];
    const from = ((b[1] - before[1]) / (b[0] - before[0])) * wide;
    const to = ((after[1] - a[1]) / (after[0] - a[0])) * wide;
    const bent =
      (2 * t ** 3 - 3 * t ** 2 + 1) * a[1] +
      (t ** 3 - 2 * t ** 2 + t) * from +
      (3 * t ** 2 - 2 * t ** 3) * b[1] +
      (t ** 3 - t ** 2) * to;
    return bent + rough * (fbm2(x / 130, seed, 4) + 0.22 * fbm2(x / 17, seed + 9, 3));
  };
  return (x, y) => {
    const h = line(x);
    // The slope is that of a longer piece: a notch must not darken all the ground below it.
    const slope = (line(x + 70) - line(x - 70)) / 140;
    return (y - h) / Math.sqrt(1 + slope * slope);
  };
}

/** Everything outside a round opening; `shares` are its middle and half width and height. */
export function opening(
  middle: Share,
  half: Share,
  aspect: number,
  rough: number,
  seed: number,
): Foreground['inside'] {
  const [cx, cy] = [middle[0] * 1600, (middle[1] * 1600) / aspect];
  const [rx, ry] = [half[0] * 1600, (half[1] * 1600) / aspect];
  return (x, y) => {
    const dx = (x - cx) / rx;
    const dy = (y - cy) / ry;
    const radius = Math.hypot(dx, dy) || 1e-6;
    const [ex, ey] = [dx / radius, dy / radius];
    const edge =
      1 +
      rough *
        (fbm2(ex * 0.9 + seed, ey * 0.9, 3) +
          0.22 * Math.abs(noise2(ex * 3.1 + seed, ey * 3.1)) +
          0.05 * fbm2(ex * 16, ey * 16 + seed, 3));
    return (radius - edge) * Math.min(rx, ry);
  };
}

/** Paints the ground over a picture and returns where it is, so that what stands on it can be drawn. */
export function drawForeground(picture: Canvas, { inside, kind, shade, rim, reach }: Foreground): void {
  const unit = picture.width / 1600;
  const paint = kind === 'snow' ? snow : rock;
  for (let row = 0; row < picture.height; row += 1) {
    for (let column = 0; column < picture.width; column += 1) {
      const x = (column + 0.5) / unit;
      const y = (row + 0.5) / unit;
      const deep = inside(x, y);
      const share = Math.min(1, Math.max(0, deep * unit + 0.5));
      if (share <= 0) continue;
      const tone = paint(x, y, deep, reach);
      blend(picture, row * picture.width + column, share, {
        colour: [
          shade[0] * tone.own + rim[0] * tone.lit,
          shade[1] * tone.own + rim[1] * tone.lit,
          shade[2] * tone.own + rim[2] * tone.lit,
        ],
        opacity: 1,
        blend: 'over',
      });
    }
  }
}

interface Tone {
  /** Factor of the colour in the shade. */
  own: number;
  /** Factor of the colour of the light. */
  lit: number;
}

/** Wind-packed snow: faint waves, brighter where the light comes through the edge. */
function snow(x: number, y: number, deep: number, reach: number): Tone {
  const bent = x / 310 + 0.5 * fbm2(x / 260, y / 200, 3);
  const waves = fbm2(bent, y / 105 + bent * 0.8, 5);
  const grain = fbm2(x / 5, y / 4, 2);
  return {
    own: 1 + 0.2 * waves + 0.07 * grain - 0.3 * smoothstep(0, 500, deep),
    lit:
      Math.exp(-deep / reach) * (0.75 + 0.6 * waves + 0.25 * grain) +
      0.07 * Math.exp(-deep / (reach * 12)) +
      0.05 * Math.max(0, waves + 0.3 * grain),
  };
}

/** Rock in beds that dip to the left, broken by joints; near the edge its facets catch the light. */
function rock(x: number, y: number, deep: number, reach: number): Tone {
  const height = (px: number, py: number): number => {
    const along = px * 0.94 - py * 0.34;
    const across = px * 0.34 + py * 0.94 + 16 * fbm2(px / 140, py / 140, 3);
    return fbm2(along / 260, across / 70, 5) + 0.22 * groove(noise2(across / 58, along / 700));
  };
  const here = height(x, y);
  const facet = (here - height(x - 3, y + 4)) * 5;
  return {
    own: Math.max(0.25, 0.8 + 0.55 * here + 0.5 * facet) * (1 - 0.6 * smoothstep(0, 420, deep)),
    lit: Math.max(0, 0.2 + facet) * (Math.exp(-deep / reach) + 0.03 * Math.exp(-deep / (reach * 8))),
  };
}

/** A narrow groove where noise crosses zero. */
const groove = (noise: number): number => -Math.max(0, 1 - Math.abs(noise) * 7);
