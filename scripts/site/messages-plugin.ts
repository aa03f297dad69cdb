/**
 * Compiles message texts to ICU syntax trees, so that the browser needs no parser (react-intl's no-parser
 * build).
 */
import { readFile } from 'node:fs/promises';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const MESSAGE_FILE = /\/src\/i18n\/messages\/([a-z]+)\/[a-z-]+\.json$/u;

const textsSchema = z.record(z.string(), z.string());

/**
 * Compiles one catalogue file.
 * @param source JSON text: key to message in ICU syntax.
 * @param fallback JSON text of the same file in English; its messages replace missing keys.
 * @throws when a file is not a flat object of texts, or a message has invalid ICU syntax.
 */
export function compileMessages(source: string, fallback?: string): Record<string, MessageFormatElement[]> {
  const texts = textsSchema.parse(JSON.parse(source));
  const fallbackTexts = fallback === undefined ? {} : textsSchema.parse(JSON.parse(fallback));
  const entries = Object.entries({ ...fallbackTexts, ...texts }).map(([id, text]) => {
    try {
      return [id, parse(text)] as const;
    } catch (error) {
      throw new Error(`Message ${id} is not valid ICU syntax: ${text}`, { cause: error });
    }
  });
  return Object.fromEntries(entries);
}

/** Returns the keys of the English file that the other lacks. */
export function missingKeys(source: string, english: string): string[] {
  const present = textsSchema.parse(JSON.parse(source));
  return Object.keys(textsSchema.parse(JSON.parse(english))).filter((key) => !(key in present));
}

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
