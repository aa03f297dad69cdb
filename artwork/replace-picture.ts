/** Replaces a picture by a photograph, or adds one: `npm run replace -- NAME FILE [WIDTHxHEIGHT]`. */
import { MEDIA_FOLDER } from './files/places.ts';
import { replacePicture } from './files/replacement.ts';

const [name, file, size] = process.argv.slice(2);
const sides = /^(\d+)x(\d+)$/u.exec(size ?? '');
if (!name || !file || (size && !sides)) {
  console.error('Usage: npm run replace -- NAME FILE, with a NAME from public/media/manifest.json,');
  console.error('   or: npm run replace -- NEW-NAME FILE WIDTHxHEIGHT');
  process.exitCode = 1;
} else {
  const wanted = sides ? { width: Number(sides[1]), height: Number(sides[2]) } : undefined;
  const { width, height, widths } = await replacePicture(name, file, MEDIA_FOLDER, wanted);
  console.log(`${name}: ${width} × ${height}, written ${widths.join(', ')} pixels wide.`);
}
