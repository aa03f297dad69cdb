import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useT } from '../../../i18n/use-t.ts';
import { decidedId, DESK_KEYS, onCardKey } from '../desk/desk-keys.ts';
import type { CardState } from '../desk/desk-state.ts';
import type { JoinedRequest } from '../desk/join-requests.ts';
import type { CardActions } from './card-props.ts';

interface DecidedBarProps {
  readonly joined: JoinedRequest;
  readonly card: CardState;
  readonly actions: CardActions;
}

/** The undo bar that replaces a card right after the decision. Not a live region: the toast says the same. */
export function DecidedBar({ joined: { request, name }, card, actions }: DecidedBarProps) {
  const { decision, phase, isReopening = false } = card;
  const t = useT();
  if (!decision) return null;
  const text =
    phase === 'deciding'
      ? `${name} – ${t(decision === 'approved' ? 'admin.approving' : 'admin.rejecting')}`
      : t(`admin.decided-${decision}`, { name });
  const reopen = isReopening ? undefined : () => void actions.reopen({ request, name, decision });
  return (
    <Box
      component="article"
      id={decidedId(request.id)}
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
