import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LANGUAGES, PAGE_LANGS } from '../../domain/lang.ts';
import { localPath } from '../../domain/paths.ts';
import { usePage } from '../../i18n/page-context.ts';
import { useI18n } from '../../i18n/use-t.ts';

const Languages = styled('ul')(({ theme }) => ({
  display: 'flex',
  '& a': { minInlineSize: '2.5rem', padding: 0 },
  '& a:not([aria-current])': { color: theme.vars.palette.text.secondary },
  '& a[aria-current]': { fontWeight: 700 },
  [theme.breakpoints.down('sm')]: { '& a': { minInlineSize: '2.125rem' } },
}));

/**
 * Links to the same page in each language. A press stores the choice for the next visit, and gives the link the
 * address that is shown by then (`bootstrap-script.ts`).
 */
export function LanguageSwitch() {
  const { t, lang: shown } = useI18n();
  const { path, search } = usePage();
  return (
    <Languages className="language-switch plain-list" aria-label={t('shell.language')} translate="no">
      {PAGE_LANGS.map((lang) => (
        <li key={lang}>
          <Button
            variant="nav"
            color="inherit"
            href={localPath(path, lang) + search}
            lang={lang}
            hrefLang={lang}
            aria-label={`${LANGUAGES[lang].label} – ${LANGUAGES[lang].name}`}
            data-language={lang}
            {...(lang === shown ? { 'aria-current': true } : {})}
          >
            {LANGUAGES[lang].label}
          </Button>
        </li>
      ))}
    </Languages>
  );
}
