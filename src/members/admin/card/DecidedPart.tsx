import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isListed } from '../../../domain/guide/guide-profile.ts';
import { stateOn } from '../../../domain/membership/membership.ts';
import { currentRequestState, requestStateOf } from '../../../domain/verification/request-state.ts';
import { formatDate, useToday } from '../../../i18n/dates.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { Icon } from '../../../ui/pictures/Icon.tsx';
import { useDeskRows, usePerson } from '../desk-rows.tsx';
import { Fact, Facts } from '../../shared/Fact.tsx';
import { TypedText } from '../../shared/TypedText.tsx';
import { LastStep, NextButton, useSecondsLeft } from './CardParts.tsx';
import { useCard } from './use-card.ts';
import { lastApproval, lastStep, possibleSteps, type DecidedStep } from './card-data.ts';

/** @param props.isElsewhere whether somebody else has decided while the card was open. */
export function DecidedFacts({ isElsewhere }: { readonly isElsewhere: boolean }) {
  const { t, lang } = useI18n();
  const card = useCard();
  const { request, membership } = card;
  const { note } = card.state;
  const { status, reviewed_at, reviewed_by, admin_notes } = request;
  const today = useToday();
  // A later request may have changed the membership that this approval created. Who withdrew it, when and why says the
  // request that the withdrawal closed.
  const isOver = lastApproval(card)?.id === card.id && membership && stateOn(membership, today) === 'ended';
  const state = currentRequestState(request, isOver ?? false);
  const { label: reviewer } = usePerson(reviewed_by ?? '');
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
          closeText={t('admin.close')}
          onClose={() => card.actions.change(card.id, { note: '', changed: undefined })}
        >
          {t(`admin.earlier-${status}`, { reviewer: reviewed_by ? reviewer : t('admin.somebody') })}
          {/* It can be copied. */}
          {note ? <Box sx={{ mt: 1 }}>{t('admin.note-unsent', { note })}</Box> : null}
        </Alert>
      ) : null}
      <Typography sx={{ mb: 1.5, fontWeight: 600 }}>{t(`admin.state-${state}`)}</Typography>
      <Facts>
        <Fact label={t('admin.reviewed')}>{reviewed_at ? formatDate(reviewed_at, lang) : t('admin.na')}</Fact>
        <Fact label={t('admin.reviewer')}>{reviewed_by ? reviewer : nobody}</Fact>
        {admin_notes ? (
          <Fact label={t('admin.reason-of', { state: requestStateOf(request) })}>
            <TypedText>{admin_notes}</TypedText>
          </Fact>
        ) : null}
      </Facts>
    </>
  );
}

/**
 * What this admin has decided and the way to the next request, how to undo the last step, and what else is possible.
 * @param props.onStep asks for a reason first.
 */
export function DecidedBar({ onStep }: { readonly onStep: (step: DecidedStep) => void }) {
  const t = useT();
  const card = useCard();
  const { name, guide, actions } = card;
  const { own, busy } = card.state;
  const { undoUntil } = useDeskRows();
  /** Whether this admin has just decided here. */
  const isHere = card.phase === 'own';
  const last = isHere ? own : lastStep(card);
  const isUndoable = useSecondsLeft(last && undoUntil(last.at)) > 0 || busy === 'undoing';
  const page = !isHere && guide?.slug && isListed(guide) ? guide.slug : undefined;
  const steps = possibleSteps(card).filter((step) => !isHere && (step !== 'reopen' || !isUndoable));
  return (
    <>
      {last ? (
        <LastStep
          at={last.at}
          undo={t('admin.reopen-undo')}
          undoName={t('admin.reopen-undo-name', { name })}
          onUndo={() => void actions.undo(card, last)}
          onTakeBack={isHere ? () => onStep('reopen') : undefined}
          severity={own?.action === 'rejected' ? 'warning' : 'success'}
        >
          {isHere && own ? `${t(`admin.decided-${own.action}`, { name })}.` : null}
        </LastStep>
      ) : null}
      {isHere ? <NextButton variant="contained" /> : null}
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
    </>
  );
}
