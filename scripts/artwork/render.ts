/**
 * Makes the pictures of the website: `npx node scripts/artwork/render.ts [--draft] [names…]`.
 * A name may end in `*`; without names everything is made. `--draft` paints at half size, quickly.
 */
import { drawingMakers } from './drawings.ts';
import { develop } from './develop.ts';
import { loadGround } from './ground-cache.ts';
import { updateManifest, writePicture } from './media.ts';
import { makeFolders } from './places.ts';
import { paint } from './scene.ts';
import { scenes } from './scenes.ts';

/** Painted larger than needed and scaled down: about two samples a pixel. */
const FINE_SCALE = 1.45;

async function main(args: readonly string[]): Promise<void> {
  const draft = args.includes('--draft');
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const isWanted = (name: string): boolean =>
    wanted.length === 0 || wanted.some((w) => (w.endsWith('*') ? name.startsWith(w.slice(0, -1)) : name === w));
  makeFolders();

  for (const [name, make] of Object.entries(drawingMakers)) {
    if (isWanted(name)) {
      await make();
      console.log(name);
    }
  }
  const chosen = scenes.filter(({ name }) => isWanted(name));
  if (chosen.length === 0) return;
  const ground = loadGround();
  for (const scene of chosen) {
    const started = Date.now();
    const { picture, light } = paint(ground, scene, draft ? 0.5 : FINE_SCALE, 1);
    const png = await develop(picture, light.exposure).resize(scene.width, scene.height, { kernel: 'lanczos3' }).png({ compressionLevel: 1 }).toBuffer();
    updateManifest([await writePicture(scene.name, png)]);
    console.log(scene.name, `${Math.round((Date.now() - started) / 1000)} s`);
  }
}

await main(process.argv.slice(2));
