import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import type { Decision } from '../../../domain/verification/verification.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LOW_WINDOW } from '../../../theme/conditions.ts';
import { STICKY_BAR } from '../../shared/toasts/ToastList.tsx';
import { DESK_KEYS } from '../desk/desk-keys.ts';
import type { RequestCardProps } from './card-props.ts';
import { NoteField } from './NoteField.tsx';
import { ReasonChips } from './reason/ReasonChips.tsx';
import { REJECTION_REASONS } from './reason/reasons.ts';
import type { DecisionForm } from './use-decision-form.ts';

interface PendingActionsProps extends Pick<RequestCardProps, 'request' | 'name' | 'card' | 'actions'> {
  readonly form: DecisionForm;
}

/** Only the first click of a double click counts. */
function isFirst({ detail }: MouseEvent): boolean {
  return detail <= 1;
}

/** Sticks to the foot of the window or scrolling card while the form extends below it. */
const IN_REACH = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  mt: 1,
  py: 1,
  // A line above the content it covers.
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  [LOW_WINDOW]: { position: 'static' },
} as const;

/** The note to the guide, and the two buttons. Asks once before a rejection without a note. */
export function PendingActions({ request, name, card, actions, form }: PendingActionsProps) {
  const t = useT();
  const { question, isReady, wasTooSoon, noteField, buttons } = form;
  const readiness = (decision: Decision) => ({
    'aria-disabled': !isReady[decision],
    sx: { '&[aria-disabled="true"]': { opacity: 0.6 } },
  });
  return (
    <Box>
      <ReasonChips
        reasons={REJECTION_REASONS}
        onChoose={(reason) => form.addReason(reason, 'pointer')}
        hasKeys
      />
      <NoteField
        ref={noteField}
        requestId={request.id}
        name={name}
        note={card.note}
        onNote={(note) => actions.note(request, note)}
        question={question && t(question)}
      />
      <Box className={STICKY_BAR} sx={IN_REACH}>
        {/* Above the buttons: below them it would often be outside of the window. It always takes its room, or they would move. */}
        <Typography role="status" variant="body2" sx={{ minHeight: { xs: '3em', md: '1.5em' } }}>
          {wasTooSoon ? t('admin.too-soon') : null}
        </Typography>
        <Stack ref={buttons} direction="row" spacing={2} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            startIcon={<CheckCircleOutlined />}
            aria-label={t('admin.approve-name', { name })}
            aria-keyshortcuts={DESK_KEYS.approve}
            onClick={(event) => isFirst(event) && form.approve('pointer')}
            {...readiness('approved')}
          >
            {t('admin.approve')}
          </Button>
          <Button
            variant="outlined"
            color="error"
            startIcon={<CancelOutlined />}
            aria-label={t('admin.reject-name', { name })}
            aria-keyshortcuts={DESK_KEYS.reject}
            onClick={(event) => isFirst(event) && form.reject('pointer')}
            {...readiness('rejected')}
          >
            {t('admin.reject')}
          </Button>
        </Stack>
      </Box>
    </Box>
  );
}
