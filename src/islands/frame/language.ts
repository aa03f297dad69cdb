import { readStored, writeStored } from '../../browser/stored-item.ts';
import { DEFAULT_LANG, PAGE_LANGS } from '../../domain/lang.ts';
import { localPath, parsePath } from '../../domain/paths.ts';
import { ONLY_SAVED } from '../../offline/rules.ts';

/** Key of local storage; also read and written by the bootstrap script. */
const LANGUAGE_KEY = 'language';

/**
 * Does for a document that Back shows again what the bootstrap script does for a new one: an address with a prefix is
 * stored, a plain one moves to the stored language.
 */
export function followStoredLanguage(): void {
  const { pathname, search, hash } = window.location;
  const { lang, path } = parsePath(pathname);
  if (lang !== DEFAULT_LANG) {
    writeStored('localStorage', LANGUAGE_KEY, lang);
    return;
  }
  // A saved page that is saved in this language alone stays.
  if (document.documentElement.hasAttribute(ONLY_SAVED)) return;
  const stored = readStored('localStorage', LANGUAGE_KEY);
  const other = PAGE_LANGS.find((one) => one === stored && one !== DEFAULT_LANG);
  if (other) window.location.replace(localPath(path, other) + search + hash);
}
