import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Decision } from '../../../domain/verification/verification.ts';
import { useT } from '../../../i18n/use-t.ts';
import { decidedId, DESK_KEYS, onCardKey } from '../desk/desk-keys.ts';

interface DecidedBarProps {
  readonly requestId: string;
  readonly name: string;
  readonly decision: Decision;
  /** Whether the server has not confirmed the decision yet. */
  readonly isDeciding: boolean;
  /** Whether it is being taken back, by this button or by a key elsewhere in the list. */
  readonly isReopening: boolean;
  readonly onReopen: () => void;
}

/** The undo bar that replaces a card right after the decision. Not a live region: the toast says the same. */
export function DecidedBar(props: DecidedBarProps) {
  const { requestId, name, decision, isDeciding, isReopening, onReopen } = props;
  const t = useT();
  const text = isDeciding
    ? `${name} – ${t(decision === 'approved' ? 'admin.approving' : 'admin.rejecting')}`
    : t(`admin.decided-${decision}`, { name });
  const reopen = isReopening ? undefined : onReopen;
  return (
    <Box
      component="article"
      id={decidedId(requestId)}
      tabIndex={-1}
      aria-label={text}
      sx={{ scrollMarginTop: 'calc(var(--header-cover) + 1rem)' }}
      onKeyDown={(event) => onCardKey(event, { reopen })}
    >
      <Alert
        severity={decision === 'approved' ? 'success' : 'warning'}
        role="presentation"
        action={
          <Button
            color="inherit"
            {...(isReopening ? {} : { 'aria-label': t('admin.reopen-undo-name', { name }) })}
            aria-keyshortcuts={DESK_KEYS.reopen}
            // Not `disabled`, so that it keeps the focus until the card is open again.
            aria-disabled={isReopening}
            onClick={reopen}
            sx={{ '&[aria-disabled="true"]': { opacity: 0.6 } }}
          >
            {t(isReopening ? 'admin.reopening' : 'admin.reopen-undo')}
          </Button>
        }
      >
        {text}
      </Alert>
    </Box>
  );
}
