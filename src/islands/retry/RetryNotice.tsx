import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useT } from '../../i18n/use-t.ts';
import { LOW_WINDOW } from '../../theme/conditions.ts';

/** A bar at the bottom of the window, with the page's own margins. */
const Bar = styled(Alert)(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: theme.zIndex.drawer,
  alignItems: 'center',
  paddingBlockEnd: 'calc(6px + env(safe-area-inset-bottom))',
  paddingInline: 'max(var(--gutter), (100% - var(--page-width)) / 2)',
  borderWidth: '3px 0 0',
  boxShadow: '0 -6px 24px rgb(var(--shade) / 14%)',
  '& > .MuiAlert-action': { marginInlineEnd: 0 },
  // The focused element must not be hidden behind the bar.
  'html:has(&)': { scrollPaddingBlockEnd: '12rem' },
  // In a low window the bar would cover the text, so it is placed above the page.
  [LOW_WINDOW]: { position: 'static', order: -1, 'html:has(&)': { scrollPaddingBlockEnd: 0 } },
}));

/** What `offer-retry.ts` shows when a script of the page could not be loaded. */
export function RetryNotice() {
  const t = useT();
  return (
    <template data-frame="retry">
      <Bar
        square
        severity="warning"
        className="offer-retry no-print"
        action={<Button variant="contained">{t('shell.error.retry')}</Button>}
      >
        <strong>{t('shell.error.incomplete')}</strong> {t('shell.error.load-text')}
      </Bar>
    </template>
  );
}
