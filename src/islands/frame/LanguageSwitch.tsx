import { useLocation } from 'react-router-dom';
import { writeStored } from '../../browser/stored-item.ts';
import { PAGE_LANGS, LANGUAGES, type Lang } from '../../domain/lang.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localPath, parsePath } from '../../domain/paths.ts';
import { useT } from '../../i18n/use-t.ts';
import { RouteLink } from '../../ui/links/RouteLink.tsx';
import { preloadPage } from '../../members/app/preload.ts';

/** Read before the first paint by the script in `islands/frame/bootstrap-script.ts`. */
const LANGUAGE_KEY = 'language';

/** Links to the same page in each language; the choice is stored for the next visit. */
export function LanguageSwitch() {
  const t = useT();
  const shown = useLang();
  const { pathname, search, hash } = useLocation();
  const { path } = parsePath(pathname);
  const preload = (lang: Lang) => {
    preloadPage(localPath(path, lang)).catch(() => undefined);
  };
  return (
    <ul className="plain-list language-switch" aria-label={t('shell.language')}>
      {PAGE_LANGS.map((lang) => (
        <li key={lang}>
          <RouteLink
            to={`${localPath(path, lang)}${search}${hash}`}
            lang={lang}
            hrefLang={lang}
            aria-label={`${LANGUAGES[lang].label} – ${LANGUAGES[lang].name}`}
            data-language={lang}
            {...(lang === shown ? { 'aria-current': true } : {})}
            onClick={() => writeStored('localStorage', LANGUAGE_KEY, lang)}
            onPointerEnter={() => preload(lang)}
            onFocus={() => preload(lang)}
          >
            {LANGUAGES[lang].label}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
