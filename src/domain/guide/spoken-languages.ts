/**
 * Languages a guide may speak. Stored by code, so that they can be shown and filtered in either
 * language; a language that is not in the table is stored as typed.
 */
import { codeName, type Lang, type Localized } from '../lang.ts';

export const SPOKEN_LANGUAGES: Readonly<Record<string, Localized>> = {
  ka: { en: 'Georgian', ka: 'ქართული' },
  en: { en: 'English', ka: 'ინგლისური' },
  de: { en: 'German', ka: 'გერმანული' },
  fr: { en: 'French', ka: 'ფრანგული' },
  ru: { en: 'Russian', ka: 'რუსული' },
  es: { en: 'Spanish', ka: 'ესპანური' },
  it: { en: 'Italian', ka: 'იტალიური' },
  pl: { en: 'Polish', ka: 'პოლონური' },
  cs: { en: 'Czech', ka: 'ჩეხური' },
  nl: { en: 'Dutch', ka: 'ნიდერლანდური' },
  uk: { en: 'Ukrainian', ka: 'უკრაინული' },
  tr: { en: 'Turkish', ka: 'თურქული' },
  hy: { en: 'Armenian', ka: 'სომხური' },
  az: { en: 'Azerbaijani', ka: 'აზერბაიჯანული' },
  he: { en: 'Hebrew', ka: 'ებრაული' },
  ar: { en: 'Arabic', ka: 'არაბული' },
  fa: { en: 'Persian', ka: 'სპარსული' },
  zh: { en: 'Chinese', ka: 'ჩინური' },
};

/** The name to show in the given language. */
export function spokenLanguageName(stored: string, lang: Lang): string {
  return codeName(SPOKEN_LANGUAGES, stored, lang);
}
