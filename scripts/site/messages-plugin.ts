import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { compileMessages, missingKeys } from './compile-messages.ts';

const MESSAGE_FILE = /\/src\/i18n\/messages\/([a-z]+)\/[a-z-]+\.json$/u;

/** Serves compiled message files, with the English text for keys missing in another language. */
export function messagesPlugin(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    load: {
      filter: { id: MESSAGE_FILE },
      async handler(id) {
        const source = await readFile(id, 'utf8');
        const lang = MESSAGE_FILE.exec(id)?.[1];
        if (lang === 'en') return JSON.stringify(compileMessages(source));
        const englishFile = id.replace(`/messages/${lang}/`, '/messages/en/');
        const english = await readFile(englishFile, 'utf8');
        this.addWatchFile(englishFile);
        for (const key of missingKeys(source, english)) this.warn(`${key} has no text in ${lang}`);
        return JSON.stringify(compileMessages(source, english));
      },
    },
  };
}
