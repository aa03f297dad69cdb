import type { Lang, Localized } from '../domain/lang.ts';

/** The value in the given language. */
export function localized<T>(record: Localized<T>, lang: Lang): T {
  return record[lang];
}
