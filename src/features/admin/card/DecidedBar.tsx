import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTransition } from 'react';
import type { Decision } from '../../../domain/verification/verification.ts';
import { useT } from '../../../i18n/use-t.ts';
import { decidedId, DESK_KEYS, onCardKey } from '../desk/desk-keys.ts';

interface DecidedBarProps {
  readonly requestId: string;
  readonly name: string;
  readonly decision: Decision;
  /** Whether the server has not confirmed the decision yet; it cannot be reopened before. */
  readonly isDeciding: boolean;
  readonly onReopen: () => Promise<unknown>;
}

/**
 * What remains of a card right after the decision, with the button that takes it back. Not a live
 * region: the toast says the same.
 */
export function DecidedBar({ requestId, name, decision, isDeciding, onReopen }: DecidedBarProps) {
  const t = useT();
  const [isReopening, startReopening] = useTransition();
  const text = t(`admin.decided-${decision}`, { name });
  const reopen = () => {
    if (isReopening) return;
    startReopening(async () => {
      await onReopen();
    });
  };
  return (
    <Box
      component="article"
      id={decidedId(requestId)}
      tabIndex={-1}
      aria-label={text}
      sx={{ scrollMarginTop: 'calc(var(--header-cover) + 1rem)' }}
      onKeyDown={(event) => onCardKey(event, { reopen: isDeciding ? undefined : reopen })}
    >
      <Alert
        severity={decision === 'approved' ? 'success' : 'warning'}
        role="presentation"
        action={
          isDeciding ? null : (
            <Button
              color="inherit"
              {...(isReopening ? {} : { 'aria-label': t('admin.reopen-undo-name', { name }) })}
              aria-keyshortcuts={DESK_KEYS.reopen}
              // It keeps the focus until the card is open again.
              aria-disabled={isReopening}
              onClick={reopen}
              sx={{ '&[aria-disabled="true"]': { opacity: 0.6 } }}
            >
              {t(isReopening ? 'admin.reopening' : 'admin.reopen-undo')}
            </Button>
          )
        }
      >
        {text}
        {isDeciding ? ` – ${t(decision === 'approved' ? 'admin.approving' : 'admin.rejecting')}` : null}
      </Alert>
    </Box>
  );
}
