/**
 * Makes the pictures of the website: `npx node scripts/artwork/render.ts [--draft] [names…]`.
 * A name may end in `*`; without names everything is made. `--draft` paints at half size, quickly.
 */
import type { Canvas } from './draw.ts';
import { drawingMakers } from './drawings.ts';
import { develop } from './develop.ts';
import { loadGround } from './ground-cache.ts';
import { updateManifest, writePicture } from './media.ts';
import { makeFolders } from './places.ts';
import { paint } from './scene.ts';
import { paintRockPicture, rockScenes } from './scenes-rock.ts';
import { scenes } from './scenes.ts';

/** Painted larger than needed and scaled down: nearly two samples a pixel. */
const FINE_SCALE = 1.35;

const ROCK_SCALE = 1.1;

const seconds = (since: number): string => `${Math.round((Date.now() - since) / 1000)} s`;

/** Develops a picture, scales it down to its size and writes its files. */
async function publish(
  scene: { name: string; width: number; height: number },
  picture: Canvas,
  exposure: number,
): Promise<void> {
  const png = await develop(picture, exposure)
    .resize(scene.width, scene.height, { kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  updateManifest([await writePicture(scene.name, png)]);
}

async function main(args: readonly string[]): Promise<void> {
  const draft = args.includes('--draft');
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const isWanted = (name: string): boolean =>
    wanted.length === 0 ||
    wanted.some((w) => (w.endsWith('*') ? name.startsWith(w.slice(0, -1)) : name === w));
  makeFolders();

  for (const [name, make] of Object.entries(drawingMakers)) {
    if (isWanted(name)) {
      await make();
      console.log(name);
    }
  }
  for (const scene of rockScenes) {
    if (!isWanted(scene.name)) continue;
    const started = Date.now();
    await publish(scene, paintRockPicture(scene, draft ? 0.4 : ROCK_SCALE), scene.exposure);
    console.log(scene.name, seconds(started));
  }
  const chosen = scenes.filter(({ name }) => isWanted(name));
  if (chosen.length === 0) return;
  const ground = loadGround();
  for (const scene of chosen) {
    const started = Date.now();
    const { picture, light } = paint(ground, scene, draft ? 0.5 : FINE_SCALE, 1);
    await publish(scene, picture, light.exposure);
    console.log(scene.name, seconds(started));
  }
}

await main(process.argv.slice(2));
