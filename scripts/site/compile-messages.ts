/**
 * Compiles message texts to ICU syntax trees, so that the browser needs no parser (react-intl's no-parser
 * build).
 */
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import * as z from 'zod/mini';

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
