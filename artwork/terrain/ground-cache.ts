/** Caches the prepared ground, which takes half a minute to compute. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareGround, type Ground } from './ground.ts';
import { CACHE_FOLDER } from '../files/places.ts';

const FILE = 'ground-v4.bin';
const LAYERS = ['height', 'ice', 'sky', 'hollow', 'river'] as const;
const SIZE = 2048;
const CELL = 12;

/** The ground, from the cache when it is there. */
export function loadGround(): Ground {
  const file = join(CACHE_FOLDER, FILE);
  const count = SIZE * SIZE;
  if (!existsSync(file)) {
    const made = prepareGround();
    writeFileSync(file, Buffer.concat(LAYERS.map((layer) => new Uint8Array(made[layer].buffer))));
    return made;
  }
  const bytes = readFileSync(file);
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const layer = (index: number): Float32Array => all.slice(index * count, (index + 1) * count);
  return {
    size: SIZE,
    cell: CELL,
    height: layer(0),
    ice: layer(1),
    sky: layer(2),
    hollow: layer(3),
    river: layer(4),
  };
}
