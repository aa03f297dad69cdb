import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { LANGS } from '../../src/domain/lang.ts';
import { inOneLanguage } from './one-language.ts';

const CONTENT_IN_LANGUAGE = /\/src\/content\/[a-z/-]+\.ts\?lang=([a-z]+)$/u;

/** The Georgian legal pages also show the binding English text. */
const SHOWN_IN_BOTH = /\/src\/content\/legal\//u;

/**
 * Serves content modules as `….ts?lang=ka` or `?lang=en`: the same exports with only that language, so
 * that a page does not load its text twice.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content-in-one-language',
    enforce: 'pre',
    load: {
      filter: { id: CONTENT_IN_LANGUAGE },
      async handler(id) {
        const named = CONTENT_IN_LANGUAGE.exec(id)?.[1];
        const lang = LANGS.find((each) => each === named);
        if (lang === undefined) throw new Error(`${id} names no language of the site`);
        const file = id.slice(0, id.indexOf('?'));
        this.addWatchFile(file);
        const { mtimeMs } = await stat(file);
        const exported: Record<string, unknown> = await import(`${pathToFileURL(file).href}?at=${mtimeMs}`);
        const dataOf = (value: unknown) => (SHOWN_IN_BOTH.test(file) ? value : inOneLanguage(value, lang));
        const code = Object.entries(exported).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(dataOf(value))};`,
        );
        return { code: code.join('\n'), moduleType: 'js' };
      },
    },
  };
}
