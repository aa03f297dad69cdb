/** Villages as in the high valleys: tower houses of stone among farmhouses, and single huts. */
import type { Ground } from './ground.ts';
import { createRandom } from './random.ts';
import { smoothHeight, type Block } from './surface.ts';
import type { Place } from './draw.ts';

/** Lowest ground under a footprint: buildings stand in the slope, not over it. */
function foundation(ground: Ground, { x, y }: Place, reach: number): number {
  return Math.min(
    smoothHeight(ground, x - reach, y - reach),
    smoothHeight(ground, x + reach, y - reach),
    smoothHeight(ground, x - reach, y + reach),
    smoothHeight(ground, x + reach, y + reach),
  );
}

function house(ground: Ground, place: Place, turn: number, size: { long: number; wide: number; tall: number }, wood: boolean): Block {
  const base = foundation(ground, place, size.long / 3);
  return {
    ...place,
    halfX: size.long / 2,
    halfY: size.wide / 2,
    turn,
    base,
    top: base + size.tall + 2,
    roof: size.wide * 0.32,
    material: wood ? 'wood' : 'stone',
  };
}

/** A tower: a shaft and a slightly wider crown under a low roof. */
function tower(ground: Ground, place: Place, turn: number, tall: number): Block[] {
  const base = foundation(ground, place, 2);
  const shaft: Block = { ...place, halfX: 2.6, halfY: 2.6, turn, base, top: base + tall - 4, roof: 0, material: 'stone' };
  // The crown juts out over the shaft; from afar a block of the shaft's width with a roof says it.
  const crown: Block = { ...place, halfX: 2.6, halfY: 2.6, turn, base, top: base + tall, roof: 1.5, material: 'stone' };
  return [shaft, crown];
}

/** `count` farmsteads around a place; most have a tower. */
export function village(ground: Ground, middle: Place, count: number, radius: number, seed: number): Block[] {
  const random = createRandom(seed);
  const blocks: Block[] = [];
  const taken: Place[] = [];
  for (let tries = 0; taken.length < count && tries < count * 30; tries += 1) {
    const angle = random.between(0, Math.PI * 2);
    const away = radius * Math.sqrt(random.next());
    const place = { x: middle.x + Math.cos(angle) * away, y: middle.y + Math.sin(angle) * away * 0.7 };
    if (taken.some((other) => Math.hypot(other.x - place.x, other.y - place.y) < 24)) continue;
    taken.push(place);
    const turn = random.between(-0.35, 0.35) + 0.3;
    blocks.push(house(ground, place, turn, { long: random.between(12, 18), wide: random.between(8, 11), tall: random.between(5, 8) }, false));
    if (random.chance(0.7)) {
      const beside = { x: place.x + random.between(9, 13), y: place.y + random.between(-5, 5) };
      blocks.push(...tower(ground, beside, turn, random.between(19, 26)));
    }
  }
  return blocks;
}

/** A mountain hut of wood on a stone base. */
export function hut(ground: Ground, place: Place, turn: number, scale = 1): Block[] {
  return [house(ground, place, turn, { long: 15 * scale, wide: 9 * scale, tall: 5.5 * scale }, true)];
}
