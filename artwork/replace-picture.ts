/** Replaces a picture by a photograph: `npm run replace -- NAME FILE`. */
import { MEDIA_FOLDER } from './files/places.ts';
import { replacePicture } from './files/replacement.ts';

const [name, file] = process.argv.slice(2);
if (!name || !file) {
  console.error('Usage: npm run replace -- NAME FILE, with a NAME from public/media/manifest.json.');
  process.exitCode = 1;
} else {
  const { width, height, widths } = await replacePicture(name, file, MEDIA_FOLDER);
  console.log(`${name}: ${width} × ${height}, written ${widths.join(', ')} pixels wide.`);
}
