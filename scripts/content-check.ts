/**
 * `npm run content:check`: validates every record of `src/content` and prints the file and the field of each
 * error, including pictures and share cards missing from `public/media`; exit code 1 if there is an error.
 *
 *   --pending   list what the association has still to confirm or to supply
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkContent,
  pendingMarks,
  pictureNames,
  type ContentSource,
  type Finding,
} from './content/check.ts';
import { contentSources, KNOWN_PATHS, PAGES } from './content/inventory.ts';
import { PAGE_LANGS } from '../src/domain/lang.ts';
import { shareCardName } from '../src/seo/share-card-name.ts';
import pictures from '../src/ui/pictures/pictures.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '..');
const MEDIA = path.join(ROOT, 'public/media');

/** Names that are neither those of a picture nor of a partner's logo. */
function missingPictures(sources: readonly ContentSource[]): Finding[] {
  return sources.flatMap((source) =>
    pictureNames(source)
      .filter(({ name }) => !(name in pictures) && !existsSync(path.join(MEDIA, `${name}.svg`)))
      .map(({ field, name }) => ({
        file: source.file,
        field: `${source.name}${field}`,
        message: `no picture “${name}” in public/media`,
      })),
  );
}

/** Files that browsers would ask for. */
function missingWidths(): Finding[] {
  return Object.entries(pictures)
    .flatMap(([name, { widths }]) => widths.map((width) => `${name}-${width}.webp`))
    .filter((file) => !existsSync(path.join(MEDIA, file)))
    .map((file) => ({ file: 'src/ui/pictures/pictures.json', field: file, message: 'is not there' }));
}

/** Pages that social networks would show without a picture. */
function missingShareCards(): Finding[] {
  return PAGES.flatMap((page) => PAGE_LANGS.map((lang) => `public${shareCardName(page, lang)}`))
    .filter((file) => !existsSync(path.join(ROOT, file)))
    .map((file) => ({
      file,
      field: '',
      message: 'is not there; `npm run pictures:share-cards` draws it while `npm start` runs',
    }));
}

function printPending(sources: readonly ContentSource[]): void {
  for (const { file, name, toConfirm, toSupply } of pendingMarks(sources)) {
    if (toConfirm.length > 0) console.log(`${file} ${name}: to confirm: ${toConfirm.join(', ')}`);
    if (toSupply !== undefined) console.log(`${file} ${name}: to supply: ${toSupply}`);
  }
}

const { values } = parseArgs({ options: { pending: { type: 'boolean' } } });
const sources = await contentSources();
if (values.pending === true) printPending(sources);
const findings = [
  ...checkContent(sources, KNOWN_PATHS),
  ...missingPictures(sources),
  ...missingWidths(),
  ...missingShareCards(),
];
for (const { file, field, message } of findings) console.error(`${file} ${field}: ${message}`);
console.log(`${sources.length} records, ${findings.length} faults`);
process.exitCode = findings.length > 0 ? 1 : 0;
