import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { DEFAULT_LANG } from '../../domain/lang.ts';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { usePage } from '../../i18n/page-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteMessages } from './SiteMessages.tsx';

const SkipLink = styled('a')(({ theme: { vars, zIndex } }) => ({
  position: 'absolute',
  insetInlineStart: '0.5rem',
  insetBlockStart: '0.5rem',
  zIndex: zIndex.modal,
  padding: '0.75rem 1.25rem',
  borderRadius: 'var(--shape-borderRadius)',
  backgroundColor: vars.palette.primary.main,
  color: vars.palette.primary.contrastText,
  '&:not(:focus)': { translate: '0 calc(-100% - 1rem)' },
}));

const SavedNote = styled(Typography)(({ theme: { vars } }) => ({
  padding: '0.5rem max(var(--gutter), (100% - var(--page-width)) / 2)',
  borderBlockEnd: `1px solid ${vars.palette.warning.main}`,
  backgroundColor: `color-mix(in srgb, ${vars.palette.warning.main} 10%, ${vars.palette.background.paper})`,
}));

/** For those whose browser speaks neither language (`bootstrap-script.ts`). */
const ForeignNote = styled('p')({
  margin: 0,
  padding: '0.5rem var(--gutter)',
  textAlign: 'center',
  'html:not([data-foreign]) &': { display: 'none' },
});

/** In English on the Georgian page. */
function InEnglish() {
  const { path, search } = usePage();
  return (
    <ForeignNote lang="en" className="no-print">
      This page is in Georgian.{' '}
      <a href={localPath(path, 'en') + search} hrefLang="en" data-language="en">
        Read it in English
      </a>
    </ForeignNote>
  );
}

/** Header and footer around every page. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <>
      <SkipLink className="skip-link no-print" href="#main">
        {t('shell.skip')}
      </SkipLink>
      {useLang() === DEFAULT_LANG ? <InEnglish /> : null}
      <SiteHeader />
      {/* Filled where the page is a saved copy (`saved-note.ts`). */}
      <div aria-live="polite" data-saved-note>
        <template>
          <SavedNote variant="body2" className="saved-note">
            {t('shell.savedCopy', { date: '[date]', time: '[time]' })}
          </SavedNote>
        </template>
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <SiteMessages />
    </>
  );
}
