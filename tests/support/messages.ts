/** The site's messages, so that tests use the visible text in either language. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import * as z from 'zod/mini';
import type { Lang } from '../../src/domain/lang.ts';

const FOLDER = path.join(import.meta.dirname, '../../src/i18n/messages');
/** Values for the placeholders of a message. */
type Values = Readonly<Record<string, string | number | Date>>;

const catalogueSchema = z.record(z.string(), z.string());

function readCatalogue(lang: Lang): ReadonlyMap<string, string> {
  const folder = path.join(FOLDER, lang);
  const areas = readdirSync(folder).map((file) =>
    catalogueSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
  );
  return new Map(areas.flatMap((area) => Object.entries(area)));
}

const catalogues = { ka: readCatalogue('ka'), en: readCatalogue('en') };

/** Returns the text of a message; throws when the catalogue does not have it. */
export function message(lang: Lang, id: string, values: Values = {}): string {
  const text = catalogues[lang].get(id);
  if (text === undefined) throw new Error(`No message ${id} in ${lang}`);
  return String(new IntlMessageFormat(text, lang).format(values));
}
