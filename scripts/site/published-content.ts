import { LANGS, type Lang, type Localized } from '../../src/domain/lang.ts';

/** Notes to the editor (`src/content/schema.ts`), never shown. */
const EDITOR_MARKS: ReadonlySet<string> = new Set(['toConfirm', 'toSupply']);

function isLocalized(value: object): value is Localized<unknown> {
  return Object.keys(value).length === LANGS.length && LANGS.every((lang) => lang in value);
}

/** Returns JSON data with texts of these languages only, and without notes to the editor. */
export function inLanguages(value: unknown, langs: readonly Lang[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguages(item, langs));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalized(value)) return Object.fromEntries(langs.map((lang) => [lang, value[lang]]));
  const entries = Object.entries(value).filter(([key]) => !EDITOR_MARKS.has(key));
  return Object.fromEntries(entries.map(([key, item]) => [key, inLanguages(item, langs)]));
}
