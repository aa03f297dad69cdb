/** Puts a photograph in the place of a picture: `npx node artwork/replace-picture.ts NAME FILE`. */
import { MEDIA_FOLDER } from './places.ts';
import { replacePicture } from './replacement.ts';

const [name, file] = process.argv.slice(2);
if (!name || !file) {
  console.error('Usage: replace-picture.ts NAME FILE, with a NAME from public/media/manifest.json.');
  process.exitCode = 1;
} else {
  const { width, height, widths } = await replacePicture(name, file, MEDIA_FOLDER);
  console.log(`${name}: ${width} × ${height}, written ${widths.join(', ')} pixels wide.`);
}
