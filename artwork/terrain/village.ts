/** Villages as in the high valleys: tower houses of stone among farmhouses; cairns. */
import type { Ground } from './ground.ts';
import { createRandom } from './random.ts';
import { smoothHeight, type Block } from './surface.ts';
import type { Place } from '../drawing/ground-lines.ts';

/** Lowest ground under a footprint: buildings stand in the slope, not over it. */
function foundation(ground: Ground, { x, y }: Place, reach: number): number {
  return Math.min(
    smoothHeight(ground, x - reach, y - reach),
    smoothHeight(ground, x + reach, y - reach),
    smoothHeight(ground, x - reach, y + reach),
    smoothHeight(ground, x + reach, y + reach),
  );
}

function house(
  ground: Ground,
  place: Place,
  turn: number,
  size: { long: number; wide: number; tall: number },
): Block {
  const base = foundation(ground, place, size.long / 3);
  return {
    ...place,
    halfX: size.long / 2,
    halfY: size.wide / 2,
    turn,
    base,
    top: base + size.tall + 2,
    roof: size.wide * 0.32,
  };
}

/** A tower: a shaft and a slightly wider crown under a low roof. */
function tower(ground: Ground, place: Place, turn: number, tall: number): Block[] {
  const base = foundation(ground, place, 2);
  const shaft: Block = {
    ...place,
    halfX: 2.6,
    halfY: 2.6,
    turn,
    base,
    top: base + tall - 4,
    roof: 0,
  };
  // The crown juts out over the shaft; from afar a block of the shaft's width with a roof looks the same.
  const crown: Block = {
    ...place,
    halfX: 2.6,
    halfY: 2.6,
    turn,
    base,
    top: base + tall,
    roof: 1.5,
  };
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
    blocks.push(
      house(ground, place, turn, {
        long: random.between(12, 18),
        wide: random.between(8, 11),
        tall: random.between(5, 8),
      }),
    );
    if (random.chance(0.7)) {
      const beside = { x: place.x + random.between(9, 13), y: place.y + random.between(-5, 5) };
      blocks.push(...tower(ground, beside, turn, random.between(19, 26)));
    }
  }
  return blocks;
}

/** A cairn: flat stones piled up, each turned and a little smaller than the one below. */
export function cairn(ground: Ground, place: Place, tall: number, seed: number): Block[] {
  const random = createRandom(seed);
  const foot = smoothHeight(ground, place.x, place.y) - 0.3;
  const stones: Block[] = [];
  const layers = 13;
  for (let layer = 0; layer < layers; layer += 1) {
    const up = layer / layers;
    const around = layer < 4 ? 3 : layer < 9 ? 2 : 1;
    for (let i = 0; i < around; i += 1) {
      const angle = (i / around) * Math.PI * 2 + layer * 1.1;
      const away = around === 1 ? 0.03 : tall * 0.15 * (1 - up);
      const half = tall * (0.19 - 0.12 * up) * random.between(0.8, 1.2);
      stones.push({
        x: place.x + Math.cos(angle) * away,
        y: place.y + Math.sin(angle) * away,
        halfX: half,
        halfY: half * random.between(0.6, 0.85),
        turn: random.between(0, Math.PI),
        base: foot,
        top: foot + 0.3 + tall * (up + random.between(0.05, 0.085)),
        roof: 0,
      });
    }
  }
  return stones;
}
