import { LANGUAGES, PAGE_LANGS } from '../../domain/lang.ts';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { usePage } from '../../i18n/page-context.ts';
import { useT } from '../../i18n/use-t.ts';

/**
 * Links to the same page in each language. A press stores the choice for the next visit, and gives the link the
 * address that is shown by then (`bootstrap-script.ts`).
 */
export function LanguageSwitch() {
  const t = useT();
  const shown = useLang();
  const { path, search } = usePage();
  return (
    <ul className="plain-list language-switch" aria-label={t('shell.language')} translate="no">
      {PAGE_LANGS.map((lang) => (
        <li key={lang}>
          <a
            href={localPath(path, lang) + search}
            lang={lang}
            hrefLang={lang}
            aria-label={`${LANGUAGES[lang].label} – ${LANGUAGES[lang].name}`}
            data-language={lang}
            {...(lang === shown ? { 'aria-current': true } : {})}
          >
            {LANGUAGES[lang].label}
          </a>
        </li>
      ))}
    </ul>
  );
}
