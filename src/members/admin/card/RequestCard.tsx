import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Link } from 'react-router-dom';
import { decidedRow, toPerson } from '../../../domain/desk/rows-of-documents.ts';
import type { RequestRow } from '../../../domain/desk/request-rows.ts';
import { useT } from '../../../i18n/use-t.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { useDeskRows } from '../desk-rows.tsx';
import { linkTo, NO_CHOICE, useDeskAddress } from '../desk-address.ts';
import { isOpen, ownDecision, type CardState } from '../requests/card-state.ts';
import { DESK_KEYS, nameId, onDeskKey, type CardShortcuts } from '../requests/desk-keys.ts';
import type { DecideInput, DeskActions } from '../requests/use-decisions.ts';
import { asApproved, unseenFields, type CardData } from './card-data.ts';
import { CardHead } from './CardHead.tsx';
import { DecidedFacts, DecidedSteps } from './DecidedPart.tsx';
import { DecidedDialog, type OpenedStep } from './DecidedDialog.tsx';
import { GuideFacts } from './GuideFacts.tsx';
import { MembershipLine } from './CardParts.tsx';
import { NEXT, OwnOutcome } from './OwnOutcome.tsx';
import { DecisionButtons, PendingPart } from './PendingPart.tsx';
import { REJECTION_REASONS } from './reasons.ts';
import { ChangedSince, EarlierRequests, Returned, Unapproved } from './RequestHistory.tsx';
import { useCardData } from './use-card-data.ts';
import { useDecisionForm, type DecisionForm } from './use-decision-form.ts';

export interface RequestCardProps {
  readonly id: string;
  readonly adminId: string;
  /** As the list has it; undefined if no list has it. */
  readonly row: RequestRow | undefined;
  readonly state: CardState;
  readonly actions: DeskActions;
  /** The reasons typed in dialogs that were closed without the action, by step and request. */
  readonly drafts: Map<string, string>;
  /** Receives what the approval of a renewal sends that needs no further review, once its card was seen. */
  readonly onView: (id: string, approval: DecideInput | undefined) => void;
  /** Opens the next request; undefined if none is waiting. */
  readonly onNext: (() => void) | undefined;
  /** Where the card stores the shortcuts that also work in the list. */
  readonly shortcuts: RefObject<CardShortcuts | null>;
  /** Whether the card takes the focus now that it is shown. */
  readonly takesFocus: () => boolean;
}

/** The open card of a request, with everything that is known about it. Keyed by its id. */
export function RequestCard(props: RequestCardProps) {
  const { id, row, adminId } = props;
  const t = useT();
  const live = useCardData(id, row?.user_id, adminId);
  if (live.status === 'failed') {
    return <FailureNotice title={t('admin.fetch-failed')} failure={live.failure} onRetry={live.retry} />;
  }
  if (live.status === 'missing') return <EmptyState title={t('admin.request-gone')} />;
  if (live.status === 'loading') return <Skeleton variant="rounded" height={320} />;
  return <LoadedCard {...props} card={live.data} />;
}

/** The lists show of the guide what the card shows. */
function useSameRows(card: CardData): void {
  const { people, replaceRows } = useDeskRows();
  const isRead = people !== undefined;
  useEffect(() => {
    const { profile, guide, membership, attempts, request } = card;
    const uid = request.user_id;
    const known = people?.get(uid);
    const decided = attempts.flatMap(({ id, data }) => decidedRow(id, data) ?? []);
    const isChanged = guide?.is_verified === true && unseenFields(card).length > 0;
    const isAdmin = known?.is_admin ?? false;
    // An account that cannot be read stays as it was.
    const person = profile ? toPerson(uid, { profile, guide, membership, isAdmin, isChanged }) : known;
    replaceRows(uid, person, decided);
    // The rows change by this.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [card, isRead, replaceRows]);
}

/**
 * Keeps the focus on the card when the focused part of it is replaced: browsers fire no blur event for a removed
 * element.
 */
function useFocusOn(frame: RefObject<HTMLElement | null>, phase: string, takesFocus: () => boolean) {
  const shown = useRef<string>(undefined);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const isNew = shown.current === undefined;
    const isChanged = !isNew && shown.current !== phase;
    shown.current = phase;
    const isLost = hasFocus.current && document.activeElement === document.body;
    const next = isChanged && hasFocus.current ? frame.current?.querySelector<HTMLElement>(`.${NEXT}`) : null;
    if (next || isLost || (isNew && takesFocus())) (next ?? frame.current)?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ relatedTarget, target }: FocusEvent<HTMLElement>) => {
      if (relatedTarget || target.isConnected) hasFocus.current = false;
    },
  };
}

type LoadedCardProps = RequestCardProps & { readonly card: CardData };

/** A dialog of the card is rendered outside of it. */
function isWithin({ currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

function shortcutsOf(form: DecisionForm): CardShortcuts {
  return {
    approve: form.approve,
    reject: form.reject,
    note: () => form.noteField.current?.focus(),
    other: form.samePeople.say,
    digits: REJECTION_REASONS.map((reason) => () => form.addReason(reason)),
  };
}

/** The same once everything is read. */
export function LoadedCard(props: LoadedCardProps) {
  const { id, card, state, actions, drafts, onNext, shortcuts, takesFocus } = props;
  const { request, guide, membership, name, isOwn } = card;
  const t = useT();
  const { goTo } = useDeskAddress();
  const frame = useRef<HTMLElement>(null);
  const [step, setStep] = useState<OpenedStep>();
  const isWaiting = isOpen(state, request);
  const own = ownDecision(state, request);
  const phase = own ? 'own' : isWaiting ? 'open' : 'decided';
  // What was open here and is decided now was decided by somebody else.
  const [wasOpen, setWasOpen] = useState(false);
  if (phase === 'open' && !wasOpen) setWasOpen(true);
  const form = useDecisionForm(props);
  const canDecide = phase === 'open' && !isOwn && !state.earlier;
  const takeBack = () => setStep({ step: 'reopen', card });
  const undo = own && (() => void actions.undo(card, own));
  const keys: CardShortcuts = {
    journal: () => goTo({ ...NO_CHOICE, tab: 'journal', person: request.user_id }),
    ...(canDecide ? shortcutsOf(form) : {}),
    undo: own && (() => (performance.now() < own.undoUntil ? undo?.() : takeBack())),
  };
  useImperativeHandle(shortcuts, () => keys);
  useSameRows(card);
  const focusProps = useFocusOn(frame, phase, takesFocus);
  return (
    <Paper
      component="section"
      variant="outlined"
      ref={frame}
      id={`card-${id}`}
      tabIndex={-1}
      aria-labelledby={nameId(id)}
      sx={CARD}
      {...focusProps}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isWithin(event)) frame.current?.focus();
        else onDeskKey(event, keys);
      }}
    >
      <Box sx={CONTENT}>
        <Box sx={{ gridArea: 'head' }}>
          <CardHead card={card} isPictureChanged={form.changed.includes('avatar_url')} />
        </Box>
        <Box sx={DECIDE}>
          {phase === 'open' ? (
            <PendingPart {...props} form={form} canDecide={canDecide} />
          ) : (
            <DecidedFacts
              card={card}
              state={state}
              isElsewhere={phase === 'decided' && wasOpen && !state.ended}
              onDismiss={() => actions.dismiss(id)}
            />
          )}
        </Box>
        <Box sx={{ gridArea: 'facts', minWidth: 0 }}>
          {membership ? (
            <Box sx={{ mb: 2 }}>
              <MembershipLine membership={membership} />
            </Box>
          ) : null}
          <Returned request={request} />
          {guide ? (
            <>
              {isWaiting ? null : <Unapproved guide={guide} />}
              <ChangedSince card={card} />
              <GuideFacts guide={isWaiting ? guide : asApproved(guide)} changed={form.changed} />
            </>
          ) : (
            <Alert severity="warning">{t('admin.profile-missing')}</Alert>
          )}
          <EarlierRequests card={card} />
          <Box sx={{ mt: 1.5, ml: -1.5 }}>
            <Button
              component={Link}
              to={linkTo({ tab: 'journal', person: request.user_id })}
              size="small"
              startIcon={<HistoryOutlined />}
              aria-label={t('admin.journal-name', { name })}
              aria-keyshortcuts={DESK_KEYS.journal}
            >
              {t('admin.journal')}
            </Button>
          </Box>
        </Box>
      </Box>
      {canDecide ? <DecisionButtons name={name} busy={state.busy} form={form} /> : null}
      {own ? (
        <OwnOutcome
          name={name}
          own={own}
          busy={state.busy}
          onUndo={() => undo?.()}
          onTakeBack={takeBack}
          onNext={onNext}
        />
      ) : null}
      {phase === 'decided' ? (
        <DecidedSteps card={card} onStep={(next) => setStep({ step: next, card })} />
      ) : null}
      {step ? (
        <DecidedDialog
          opened={step}
          present={card}
          actions={actions}
          onClose={() => setStep(undefined)}
          drafts={drafts}
        />
      ) : null}
    </Paper>
  );
}

/** The buttons are at the foot of the card, on a phone at that of the window. */
const CARD = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: { md: '100%' },
  '&:focus-visible': { outline: '3px solid var(--focus-ring)', outlineOffset: -3 },
} as const;

/**
 * Beside the list the card scrolls above its buttons. From the width of two columns on, the note stays beside the long
 * texts.
 */
const CONTENT = {
  px: { xs: 2, sm: 3 },
  py: 1.5,
  display: 'grid',
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24.5rem' },
  gridTemplateAreas: { xs: '"head" "decide" "facts"', lg: '"head decide" "facts decide"' },
  gridTemplateRows: { lg: 'auto 1fr' },
  minHeight: 0,
  overflow: { md: 'auto' },
} as const;

const DECIDE = {
  gridArea: 'decide',
  minWidth: 0,
  position: { lg: 'sticky' },
  top: 0,
  alignSelf: 'start',
} as const;
