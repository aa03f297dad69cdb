/**
 * Compiles message texts to ICU syntax trees, so that the browser needs no parser (react-intl's no-parser
 * build).
 */
import { readFile } from 'node:fs/promises';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const textsSchema = z.record(z.string(), z.string());

/**
 * Compiles one catalogue file.
 * @param source JSON text: key to message in ICU syntax.
 * @param english JSON text of the same file in English; its messages replace missing keys.
 * @throws when a file is not a flat object of texts, or a message has invalid ICU syntax.
 */
export function compileMessages(source: string, english: string): Record<string, MessageFormatElement[]> {
  const texts = Object.entries({
    ...textsSchema.parse(JSON.parse(english)),
    ...textsSchema.parse(JSON.parse(source)),
  });
  const compiled = texts.map(([id, text]) => {
    try {
      return [id, parse(text)] as const;
    } catch (error) {
      throw new Error(`Message ${id} is not valid ICU syntax: ${text}`, { cause: error });
    }
  });
  return Object.fromEntries(compiled);
}

/** Serves compiled message files. */
export function messagesPlugin(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/i18n\/messages\/[a-z]+\/[a-z-]+\.json$/u },
      async handler(id) {
        const english = id.replace(/[a-z]+(?=\/[^/]+$)/u, 'en');
        this.addWatchFile(english);
        return JSON.stringify(compileMessages(await readFile(id, 'utf8'), await readFile(english, 'utf8')));
      },
    },
  };
}
