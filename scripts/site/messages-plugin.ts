import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { compileMessages, missingKeys } from './compile-messages.ts';

const MESSAGE_FILE = /\/src\/i18n\/messages\/(en|ka)\/[a-z-]+\.json$/u;

/** Serves message files compiled, the Georgian ones with English in the place of missing keys. */
export function messagesPlugin(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    load: {
      filter: { id: MESSAGE_FILE },
      async handler(id) {
        const source = await readFile(id, 'utf8');
        if (MESSAGE_FILE.exec(id)?.[1] === 'en') return JSON.stringify(compileMessages(source));
        const englishFile = id.replace('/messages/ka/', '/messages/en/');
        const english = await readFile(englishFile, 'utf8');
        this.addWatchFile(englishFile);
        for (const key of missingKeys(source, english)) this.warn(`${key} has no Georgian text`);
        return JSON.stringify(compileMessages(source, english));
      },
    },
  };
}
