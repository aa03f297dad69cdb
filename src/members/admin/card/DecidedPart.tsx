import ArrowForward from '@mui/icons-material/ArrowForward';
import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isListed } from '../../../domain/guide/guide-profile.ts';
import { stateOn } from '../../../domain/membership/membership.ts';
import {
  currentRequestState,
  requestStateOf,
  type CurrentRequestState,
} from '../../../domain/verification/request-state.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { Icon } from '../../../ui/pictures/Icon.tsx';
import { useDeskRows, usePerson } from '../desk-rows.tsx';
import { DESK_KEYS, isFirstClick } from '../requests/desk-keys.ts';
import type { CardState } from '../requests/use-decisions.ts';
import { Fact } from '../../shared/Fact.tsx';
import { ButtonBar, LabelledText, useSecondsLeft } from './CardParts.tsx';
import type { RequestCardProps } from './RequestCard.tsx';
import {
  lastApproval,
  lastStep,
  possibleSteps,
  type CardData,
  type CardStep,
  type DecidedStep,
} from './card-data.ts';

const NOTE_LABELS: Partial<Record<CurrentRequestState, MessageId>> = {
  rejected: 'admin.rejection-reason',
  revoked: 'admin.revocation-reason',
};

/** A later request may have changed the membership that this approval created. */
function useCurrentRequestState(card: CardData): CurrentRequestState {
  const { id, request, membership } = card;
  const today = useToday();
  const state = lastApproval(card)?.id === id && membership ? stateOn(membership, today) : undefined;
  return state === 'withdrawn' ? 'revoked' : currentRequestState(request, state === 'ended');
}

interface DecidedFactsProps {
  readonly card: CardData;
  readonly state: CardState;
  /** Whether somebody else has decided while the card was open. */
  readonly isElsewhere: boolean;
  readonly onDismiss: () => void;
}

/** A decided request: state, date, admin and note. */
export function DecidedFacts({ card, state: { note }, isElsewhere, onDismiss }: DecidedFactsProps) {
  const { status, reviewed_at, reviewed_by, admin_notes } = card.request;
  const t = useT();
  const lang = useLang();
  const state = useCurrentRequestState(card);
  const { name: reviewer } = usePerson(reviewed_by ?? '');
  // A snapshot may be older than the decision.
  if (status === 'pending') return null;
  const nobody = t(state === 'withdrawn' ? 'admin.by-guide' : 'admin.na');
  return (
    <>
      {isElsewhere && state !== 'withdrawn' ? (
        <Alert
          severity="info"
          role="status"
          sx={{ mb: 2, whiteSpace: 'pre-line' }}
          action={
            <Button color="inherit" onClick={onDismiss}>
              {t('admin.dismiss')}
            </Button>
          }
        >
          {t(`admin.earlier-${status}`, { reviewer: reviewed_by ? reviewer : t('admin.somebody') })}
          {/* It can be copied. */}
          {note ? <Box sx={{ mt: 1 }}>{t('admin.note-unsent', { note })}</Box> : null}
        </Alert>
      ) : null}
      <Typography sx={{ mb: 1.5, fontWeight: 600 }}>{t(`admin.state-${state}`)}</Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Fact label={t('admin.reviewed')}>{reviewed_at ? formatDate(reviewed_at, lang) : t('admin.na')}</Fact>
        <Fact label={t('admin.reviewer')}>{reviewed_by ? reviewer : nobody}</Fact>
      </Box>
      {admin_notes ? (
        <LabelledText
          label={t(NOTE_LABELS[requestStateOf(card.request)] ?? 'admin.decision-notes')}
          text={admin_notes}
        />
      ) : null}
    </>
  );
}

/** Marks the button that takes the focus after a decision. */
export const NEXT = 'next-request';

/** Where Approve and Reject were, a slow second press does not undo the decision. */
const PLACES = {
  next: { order: { xs: 2, sm: 1 }, flexBasis: { xs: '100%', sm: 'auto' } },
  undo: { order: { xs: 1, sm: 2, lg: -1 }, flexBasis: { xs: '100%', sm: 'auto' }, ml: { sm: 'auto', lg: 0 } },
} as const;

interface DecidedBarProps extends Pick<RequestCardProps, 'state' | 'onNext'> {
  readonly card: CardData;
  /** Whether this admin has just decided here. */
  readonly isOwn: boolean;
  readonly onUndo: (step: CardStep) => void;
  /** Each asks for a reason first. */
  readonly onStep: (step: DecidedStep) => void;
}

/** What this admin has decided and the way to the next request, how to undo the last step, and what else is possible. */
export function DecidedBar({ card, state: { own, busy }, isOwn, onUndo, onStep, onNext }: DecidedBarProps) {
  const { name, guide } = card;
  const t = useT();
  const { undoUntil } = useDeskRows();
  const last = isOwn ? own : lastStep(card);
  const seconds = useSecondsLeft(last && undoUntil(last.at));
  const page = !isOwn && guide?.slug && isListed(guide) ? guide.slug : undefined;
  const isUndoing = busy === 'undoing';
  const undoes = last && (seconds > 0 || isUndoing) ? last : undefined;
  const steps = isOwn ? [] : possibleSteps(card).filter((step) => step !== 'reopen' || !undoes);
  if (!isOwn && !undoes && page === undefined && steps.length === 0) return null;
  return (
    <ButtonBar>
      {isOwn || undoes ? (
        <Alert
          severity={own?.action === 'rejected' ? 'warning' : 'success'}
          role="presentation"
          sx={{ flex: { xs: '1 1 100%', lg: '1 1 0' } }}
        >
          {isOwn && own ? t(`admin.decided-${own.action}`, { name }) : null}
          {seconds > 0 ? <Box>{t('admin.undo-until', { seconds })}</Box> : null}
        </Alert>
      ) : null}
      {isOwn && onNext ? (
        <Button
          variant="contained"
          endIcon={<ArrowForward />}
          className={NEXT}
          sx={PLACES.next}
          onClick={(event) => isFirstClick(event) && onNext()}
        >
          {t('admin.next-request')}
        </Button>
      ) : null}
      {isOwn && !onNext ? (
        <Typography variant="body2" sx={{ ...PLACES.next, minHeight: { xs: '2.75rem', sm: 0 } }}>
          {t('admin.no-next')}
        </Typography>
      ) : null}
      {undoes || isOwn ? (
        <Button
          variant="outlined"
          startIcon={<Undo />}
          aria-keyshortcuts={DESK_KEYS.undo}
          // Not `disabled`, so that it keeps the focus until the card is open again.
          aria-disabled={isUndoing}
          sx={PLACES.undo}
          {...(undoes ? { 'aria-label': t('admin.reopen-undo-name', { name }) } : {})}
          onClick={(event) => {
            if (!isFirstClick(event) || isUndoing) return;
            if (undoes) onUndo(undoes);
            else onStep('reopen');
          }}
        >
          {isUndoing ? t('admin.reopening') : t(undoes ? 'admin.reopen-undo' : 'admin.take-back')}
        </Button>
      ) : null}
      {page === undefined ? null : (
        <LocalButtonLink
          to={`/${page}`}
          // The desk stays as it is, with its notes.
          target="_blank"
          variant="outlined"
          startIcon={<Icon name="external" size={18} />}
          aria-label={t('admin.public-page-name', { name })}
        >
          {t('admin.public-page')}
        </LocalButtonLink>
      )}
      {steps.map((step) => (
        <Button
          key={step}
          variant="outlined"
          color={step === 'revoke' ? 'error' : 'primary'}
          aria-label={t(`admin.${step}-name`, { name })}
          onClick={() => onStep(step)}
        >
          {t(`admin.${step}`)}
        </Button>
      ))}
    </ButtonBar>
  );
}
