import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Decision } from '../../domain/verification/verification.ts';
import { useT } from '../../i18n/use-t.ts';
import { DESK_KEYS, LAST_UNDO } from './desk-keys.ts';

interface DecidedBarProps {
  readonly name: string;
  readonly decision: Decision;
  readonly isSending: boolean;
  readonly isLast: boolean;
  readonly onUndo: () => void;
}

/**
 * What is left of a card right after the decision, with the way back. Not a live region: the message
 * at the foot of the window says the same.
 */
export function DecidedBar({ name, decision, isSending, isLast, onUndo }: DecidedBarProps) {
  const t = useT();
  const text = t(`admin.now-${decision}`, { name });
  return (
    <Box component="article" tabIndex={0} aria-label={text}>
      <Alert
        severity={decision === 'approved' ? 'success' : 'warning'}
        role="presentation"
        action={
          isSending ? null : (
            <Button
              color="inherit"
              aria-label={t('admin.undo-name', { name })}
              aria-keyshortcuts={DESK_KEYS.undo}
              {...(isLast ? { [LAST_UNDO]: true } : {})}
              onClick={onUndo}
            >
              {t('admin.undo')}
            </Button>
          )
        }
      >
        {text}
        {isSending ? ` – ${t(decision === 'approved' ? 'admin.approving' : 'admin.rejecting')}` : null}
      </Alert>
    </Box>
  );
}
