/**
 * Renders the pictures of the website: `npm run render -- [--draft | --encode] [names…]`.
 * A name may end in `*`; without names everything is made. `--draft` paints at half size into the cache;
 * `--encode` only writes the files again from the stored masters.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Canvas } from './drawing/ink.ts';
import { drawingMakers } from './drawings.ts';
import { develop } from './painting/develop.ts';
import { loadGround } from './terrain/ground-cache.ts';
import { updateManifest, writePicture } from './files/media.ts';
import { DRAFT_FOLDER, makeFolders, MASTER_FOLDER } from './files/places.ts';
import { paint } from './scenes/scene.ts';
import { rockScenes } from './scenes/rock.ts';
import { paintRock } from './painting/paint-rock.ts';
import { scenes } from './scenes/all-scenes.ts';

/** Supersampling factor: 1.35² is nearly two samples a pixel. */
const FINE_SCALE = 1.35;

const ROCK_SCALE = 1.1;

const masterPath = (name: string): string => join(MASTER_FOLDER, `${name}.png`);

const seconds = (since: number): string => `${Math.round((Date.now() - since) / 1000)} s`;

/**
 * Tone-maps a picture, scales it to its size, stores the master and writes the files.
 * A draft goes to the cache only, so that none is published by mistake.
 */
async function publish(
  scene: { name: string; width: number; height: number },
  picture: Canvas,
  exposure: number,
  draft: boolean,
): Promise<void> {
  if (draft) {
    await develop(picture, exposure)
      .png()
      .toFile(join(DRAFT_FOLDER, `${scene.name}.png`));
    return;
  }
  const png = await develop(picture, exposure)
    .resize(scene.width, scene.height, { kernel: 'lanczos3' })
    .png({ compressionLevel: 6 })
    .toBuffer();
  writeFileSync(masterPath(scene.name), png);
  updateManifest([await writePicture(scene.name, png)]);
}

async function main(args: readonly string[]): Promise<void> {
  const draft = args.includes('--draft');
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const isWanted = (name: string): boolean =>
    wanted.length === 0 ||
    wanted.some((w) => (w.endsWith('*') ? name.startsWith(w.slice(0, -1)) : name === w));
  makeFolders();
  if (args.includes('--encode')) {
    for (const { name } of [...rockScenes, ...scenes])
      if (isWanted(name) && existsSync(masterPath(name)))
        updateManifest([await writePicture(name, masterPath(name))]);
    return;
  }

  for (const [name, make] of Object.entries(drawingMakers)) {
    if (isWanted(name)) {
      await make();
      console.log(name);
    }
  }
  for (const scene of rockScenes) {
    if (!isWanted(scene.name)) continue;
    const started = Date.now();
    await publish(scene, paintRock(scene, draft ? 0.4 : ROCK_SCALE), scene.exposure, draft);
    console.log(scene.name, seconds(started));
  }
  const chosen = scenes.filter(({ name }) => isWanted(name));
  if (chosen.length === 0) return;
  const ground = loadGround();
  for (const scene of chosen) {
    const started = Date.now();
    const { picture, light } = paint(ground, scene, draft ? 0.5 : FINE_SCALE, 1);
    await publish(scene, picture, light.exposure, draft);
    console.log(scene.name, seconds(started));
  }
}

await main(process.argv.slice(2));
