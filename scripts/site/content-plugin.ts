import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { PAGE_LANGS, type Lang, type Localized } from '../../src/domain/lang.ts';

const CONTENT_IN_LANGUAGE = /\/src\/content\/[a-z/-]+\.ts\?lang=([a-z]+)$/u;

/** The settings are imported by every page, in both languages. */
const SETTINGS = /\/src\/content\/site\.ts$/u;

/** The Georgian legal pages also show the binding English text. */
const SHOWN_IN_BOTH = /\/src\/content\/legal\//u;

function languagesOf(id: string): readonly Lang[] {
  if (SETTINGS.test(id) || SHOWN_IN_BOTH.test(id)) return PAGE_LANGS;
  const named = CONTENT_IN_LANGUAGE.exec(id)?.[1];
  const lang = PAGE_LANGS.find((each) => each === named);
  if (lang === undefined) throw new Error(`${id} names no language of the site`);
  return [lang];
}

/** Notes to the editor (`src/content/schema.ts`), never shown. */
const EDITOR_MARKS: ReadonlySet<string> = new Set(['toConfirm', 'toSupply']);

function isLocalized(value: object): value is Localized<unknown> {
  return Object.keys(value).length === PAGE_LANGS.length && PAGE_LANGS.every((lang) => lang in value);
}

/** Returns JSON data with texts of these languages only, and without notes to the editor. */
export function inLanguages(value: unknown, langs: readonly Lang[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguages(item, langs));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalized(value)) return Object.fromEntries(langs.map((lang) => [lang, value[lang]]));
  const entries = Object.entries(value).filter(([key]) => !EDITOR_MARKS.has(key));
  return Object.fromEntries(entries.map(([key, item]) => [key, inLanguages(item, langs)]));
}

/**
 * Serves content modules as `….ts?lang=ka` or `?lang=en`: the same exports with only that language, so
 * that a page does not load its text twice. Notes to the editor are in none.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'published-content',
    enforce: 'pre',
    load: {
      filter: { id: [CONTENT_IN_LANGUAGE, SETTINGS] },
      async handler(id) {
        const langs = languagesOf(id);
        const [file = id] = id.split('?');
        this.addWatchFile(file);
        const { mtimeMs } = await stat(file);
        const exported: Record<string, unknown> = await import(`${pathToFileURL(file).href}?at=${mtimeMs}`);
        const code = Object.entries(exported).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(inLanguages(value, langs))};`,
        );
        return { code: code.join('\n'), moduleType: 'js' };
      },
    },
  };
}
