import type { Lang } from '../domain/lang.ts';

/** Key of local storage; read before the first paint by the script in `app/bootstrap-script.ts`. */
export const LANGUAGE_KEY = 'language';

/** Keeps the choice for the next visit. A browser that forbids storage keeps working without it. */
export function storeLang(lang: Lang): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, lang);
  } catch {
    // Storage is switched off: the language still is in the address.
  }
}
