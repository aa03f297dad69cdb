import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
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

/** Header and footer around every page. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <>
      <SkipLink className="skip-link no-print" href="#main">
        {t('shell.skip')}
      </SkipLink>
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
