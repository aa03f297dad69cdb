import type { Lang } from '../domain/lang.ts';

/** Local storage key; read before the first paint by the script in `app/bootstrap-script.ts`. */
export const LANGUAGE_KEY = 'language';

/** Stores the choice for the next visit. Does nothing in a browser without storage. */
export function storeLang(lang: Lang): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, lang);
  } catch {
    // Storage is disabled: the language is still part of the URL.
  }
}
