import Box from '@mui/material/Box';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isFocusLost } from '../../../browser/focus-page.ts';
import { toPerson } from '../../../domain/desk/desk-rows.ts';
import { labelOf } from '../../../domain/guide/profile.ts';
import { openQuestion } from '../../../domain/verification/questions.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LOW_WINDOW } from '../../../theme/conditions.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { Live } from '../../firebase/firestore/live.ts';
import {
  useGuideProfileOf,
  useMembershipOf,
  useProfileOf,
  useRequest,
  useRequestsOf,
} from '../../firebase/firestore/verification-desk.ts';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { RequestThread } from '../../shared/RequestThread.tsx';
import { STICKY_BAR } from '../../shared/Toasts.tsx';
import { useDeskRows } from '../desk-rows.tsx';
import { DeskNotes } from '../notes/DeskNotes.tsx';
import { onDeskKey } from '../requests/desk-keys.ts';
import { phaseOf } from '../requests/use-decisions.ts';
import { CardFacts, CardHead } from './CardFacts.tsx';
import type { DecidedDialogProps } from './DecidedDialog.tsx';
import { CardNote, NEXT } from './CardParts.tsx';
import { DecidedBar, DecidedFacts } from './DecidedPart.tsx';
import { DecisionBar, NoteField, PendingPart } from './PendingPart.tsx';
import { aboutOf, unseenFields, type CardData } from './card-data.ts';
import { CardContext, useDecisionForm, type Card } from './use-card.ts';

const DecidedDialog = lazy(async () => ({ default: (await import('./DecidedDialog.tsx')).DecidedDialog }));

interface RequestCardProps extends Pick<Card, 'id' | 'state' | 'actions' | 'onNext'> {
  readonly adminId: string;
  /** Whether the admin has opened it, and not the list by itself. */
  readonly isOpened: boolean;
  /** Whether the card takes the focus now that it is shown. */
  readonly takesFocus: () => boolean;
}

function useCardData({ id, adminId }: RequestCardProps): Live<CardData> {
  const t = useT();
  const request = useRequest(id);
  const read = request.data;
  const uid = read?.user_id;
  const parts = [
    useProfileOf(uid),
    useGuideProfileOf(uid),
    useMembershipOf(uid),
    useRequestsOf(uid),
  ] as const;
  const [{ data: profile }, { data: guide }, { data: membership }, { data: attempts }] = parts;
  const card = useMemo<CardData | undefined>(() => {
    if (!read) return undefined;
    const about = aboutOf(read, guide);
    const name = about?.full_name || profile?.full_name || guide?.full_name || read.applied?.full_name;
    return {
      id,
      request: read,
      profile,
      guide,
      membership,
      attempts: attempts?.rows ?? [],
      about,
      name: name || t('admin.nameless'),
      isOwn: read.user_id === adminId,
      isAsker: openQuestion(read)?.asked_by === adminId,
    };
  }, [id, adminId, t, read, profile, guide, membership, attempts]);
  const all: readonly Live<unknown>[] = [request, ...parts];
  const failed = all.find(
    (live) => live.status === 'failed' && (live === request || live.failure !== 'unreadable'),
  );
  if (failed?.status === 'failed') return failed;
  if (request.status === 'missing') return request;
  if (!card || all.some(({ status }) => status === 'loading')) return { status: 'loading' };
  return { status: 'ready', data: card };
}

/** The open card of a request, with everything that is known about it. Keyed by its id. */
export function RequestCard(props: RequestCardProps) {
  const t = useT();
  const live = useCardData(props);
  if (live.status === 'failed') return <FailureNotice of={live} title={t('admin.fetch-failed')} />;
  if (live.status === 'missing') return <EmptyState title={t('admin.request-gone')} />;
  if (live.status === 'loading') return <Skeleton variant="rounded" height={320} />;
  return <LoadedCard {...props} card={live.data} />;
}

/** The lists show of the guide what the card shows. */
function useSameRows(card: CardData): void {
  const { readAt, changeRows } = useDeskRows();
  useEffect(() => {
    if (readAt === undefined) return;
    const { profile, guide, membership, attempts, request } = card;
    const uid = request.user_id;
    const decided = attempts.filter(({ data }) => data.status !== 'pending');
    const is_changed = Boolean(unseenFields(card)?.length);
    changeRows(uid, ({ person }) => {
      const marks = { is_admin: person?.is_admin ?? false, is_changed };
      // An account that cannot be read stays as it was.
      const documents = profile && { profile, guide, membership, requests: decided };
      return { person: documents ? toPerson(uid, documents, marks) : person, decided };
    });
  }, [card, readAt, changeRows]);
}

/** Keeps the focus on the card when its focused part is replaced: browsers fire no blur event for a removed element. */
function useFocusOnCard(phase: string, takesFocus: () => boolean) {
  const ref = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const isNew = shown.current === undefined;
    const isChanged = !isNew && shown.current !== phase;
    shown.current = phase;
    const isLost = hasFocus.current && isFocusLost();
    // Nobody who types is led away.
    const isFree = hasFocus.current && !document.activeElement?.matches('textarea');
    const next = isChanged && isFree ? ref.current?.querySelector<HTMLElement>(`.${NEXT}`) : null;
    if (next || isLost || (isNew && takesFocus())) (next ?? ref.current)?.focus({ preventScroll: true });
  });
  const handlers: Pick<PaperProps, 'onFocus' | 'onBlur'> = {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ relatedTarget, target }) => {
      if (relatedTarget || target.isConnected) hasFocus.current = false;
    },
  };
  return { ref, ...handlers };
}

export function LoadedCard({ card, ...props }: RequestCardProps & { readonly card: CardData }) {
  const { state, actions, onNext, isOpened, takesFocus } = props;
  const { id, request, isOwn } = card;
  const t = useT();
  const { people } = useDeskRows();
  const [opened, setOpened] = useState<Pick<DecidedDialogProps, 'step' | 'card'>>();
  const phase = phaseOf(state, request);
  const isWaiting = phase === 'open';
  // What was open here and is decided now was decided by somebody else.
  const [wasOpen, setWasOpen] = useState(false);
  if (isWaiting && !wasOpen) setWasOpen(true);
  const form = useDecisionForm(card, state, actions, isOpened);
  useSameRows(card);
  const focusProps = useFocusOnCard(isWaiting && openQuestion(request) ? 'asked' : phase, takesFocus);
  return (
    <CardContext value={{ ...card, state, actions, onNext, form, phase }}>
      <Paper
        component="section"
        variant="outlined"
        id={`card-${id}`}
        tabIndex={-1}
        aria-labelledby={`name-${id}`}
        sx={CARD}
        {...focusProps}
        onKeyDown={(event) => onDeskKey(event, id)}
      >
        <Box sx={CONTENT}>
          <CardHead />
          <Box sx={DECIDE}>
            {isWaiting ? <PendingPart /> : <DecidedFacts isElsewhere={phase === 'decided' && wasOpen} />}
            <RequestThread request={request} nameOf={(uid) => labelOf(people?.get(uid))} />
            {isWaiting && !isOwn ? <NoteField /> : null}
          </Box>
          <Box sx={{ gridArea: 'facts' }}>
            {isOwn ? null : <DeskNotes />}
            <CardFacts />
          </Box>
        </Box>
        <Box className={STICKY_BAR} sx={BAR}>
          <CardNote lines={[!isWaiting && state.deskNote?.trim() && t('admin.desk-notes-unsaved')]} />
          {isWaiting ? isOwn || <DecisionBar /> : <DecidedBar onStep={(step) => setOpened({ step, card })} />}
        </Box>
        <Suspense>
          {opened ? (
            <DecidedDialog {...opened} actions={actions} onClose={() => setOpened(undefined)} />
          ) : null}
        </Suspense>
      </Paper>
    </CardContext>
  );
}

/** The buttons are at the foot of the card, on a phone at that of the window. */
const CARD = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: { md: '100%' },
  '&:focus-visible': { outline: '3px solid var(--focus-ring)', outlineOffset: -3 },
  // Where a keyboard is likely, and room for it, each button shows the key that presses it.
  '@media (hover: hover) and (min-width: 1200px)': {
    '& :is(button, a, label, [role=button])[aria-keyshortcuts]::after': {
      content: 'attr(aria-keyshortcuts) / ""',
      ml: 1,
      px: 0.5,
      border: 1,
      borderRadius: 0.5,
    },
  },
  // What gets the focus is never below the buttons, nor is the text under the note.
  '& button, & input, & textarea': { scrollMarginBottom: { xs: '15rem', md: '4rem' } },
  '& .MuiFormControl-root': { scrollMarginBottom: { xs: '15rem', md: 0 } },
} as const;

/** Beside the list the card scrolls above its buttons. In two columns, the note stays beside the long texts. */
const CONTENT = {
  px: { xs: 2, sm: 3 },
  py: 1,
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 27rem' },
  gridTemplateAreas: { xs: '"head" "decide" "facts"', lg: '"head decide" "facts decide"' },
  gridTemplateRows: { lg: 'auto 1fr' },
  overflow: { md: 'auto' },
} as const;

/** As high as the part of the card that scrolls, so that it stays whole and scrolls by itself. */
const DECIDE = {
  gridArea: 'decide',
  position: { lg: 'sticky' },
  top: 0,
  alignSelf: 'start',
  maxHeight: { lg: 'calc(100vh - var(--top-bar-height) - var(--header-height) - 13rem)' },
  overflowY: { lg: 'auto' },
  // Room for the focus ring.
  px: { lg: 0.5 },
  mx: { lg: -0.5 },
} as const;

/** The buttons, below a line above the content that they cover. */
const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  px: { xs: 2, sm: 3 },
  py: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 1, lg: 2 },
  alignItems: 'center',
  justifyContent: { lg: 'flex-end' },
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: 'inherit',
  bgcolor: 'background.paper',
  [LOW_WINDOW]: { position: 'static' },
  '&:empty': { display: 'none' },
} as const;
