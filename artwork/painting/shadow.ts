/** Cast shadows of the whole massif for one position of the sun. */
import type { Ground } from '../terrain/ground.ts';

/**
 * Height of the shadow over every cell, metres: what lies above is in the sun. One sweep away from
 * the sun; each row inherits the shadow of the row before, lowered by the slope of the ray.
 */
export function castShadows(ground: Ground, toSun: { x: number; y: number; z: number }): Float32Array {
  const { size, cell, height } = ground;
  const mask = size - 1;
  const shadow = new Float32Array(height.length).fill(-1e4);
  const flat = Math.hypot(toSun.x, toSun.y) || 1e-6;
  const alongX = Math.abs(toSun.x) > Math.abs(toSun.y);
  const major = alongX ? toSun.x : toSun.y;
  const drift = (alongX ? toSun.y : toSun.x) / Math.abs(major);
  const drop = (cell * (flat / Math.abs(major)) * toSun.z) / flat;
  const towards = major > 0 ? 1 : -1;
  const start = towards > 0 ? size - 1 : 0;
  // The land repeats from east to west: two rounds carry shadows across the seam.
  const rows = alongX ? size * 2 : size;
  for (let step = 1; step < rows; step += 1) {
    const line = (start - towards * step + size * 4) & mask;
    const before = (line + towards + size) & mask;
    for (let across = 0; across < size; across += 1) {
      const from = across + drift;
      const low = Math.floor(from);
      const f = from - low;
      const a = alongX ? Math.max(0, Math.min(mask, low)) * size + before : before * size + (low & mask);
      const b = alongX
        ? Math.max(0, Math.min(mask, low + 1)) * size + before
        : before * size + ((low + 1) & mask);
      const top =
        Math.max(shadow[a] as number, height[a] as number) * (1 - f) +
        Math.max(shadow[b] as number, height[b] as number) * f;
      shadow[alongX ? across * size + line : line * size + across] = top - drop;
    }
  }
  return shadow;
}
