import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { useMedia } from '../../../browser/use-media.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { CardActions } from '../card/card-props.ts';
import { DecidedBar } from '../card/DecidedBar.tsx';
import { holdsKeys } from '../card/readiness.ts';
import { DecidedDialog, type OpenedStep } from '../card/reason/DecidedDialog.tsx';
import { RequestCard } from '../card/RequestCard.tsx';
import {
  cardOf,
  lastDecidedId,
  shownStatus,
  type DeskRequest,
  type DeskState,
  type ListName,
} from '../desk/desk-state.ts';
import type { Desk } from '../desk/use-desk.ts';
import { onFeedKey, type CardShortcuts } from '../desk/desk-keys.ts';
import type { JoinedRequest } from '../desk/join-requests.ts';
import { feedRows, hasBars } from './feed-rows.ts';
import { followRoom, ROOM } from './follow-room.ts';
import { RequestRow } from './RequestRow.tsx';
import { useCardActions } from './use-card-actions.ts';
import { useHeadInView, useOpensFirst, WIDE, type FeedFocus } from './use-feed-focus.ts';

/** Width of the list column when the open card is beside it. */
export const LIST_WIDTH = '19rem';

interface RequestFeedProps {
  readonly desk: Desk;
  readonly list: ListName;
  readonly requests: readonly JoinedRequest[];
  /** The request whose card is open. */
  readonly open: DeskRequest | undefined;
  readonly isLoading: boolean;
  readonly focus: FeedFocus;
  /** Shown above the rows, beside the card. */
  readonly tools?: ReactNode;
  /** Shown instead of an empty list, and next to a list in which everything is decided. */
  readonly children: ReactNode;
}

/** Handler of the reopen key anywhere in the list: takes back this admin's last decision. */
function lastReopening(
  state: DeskState,
  requests: readonly JoinedRequest[],
  actions: CardActions,
): (() => void) | undefined {
  const id = lastDecidedId(state);
  const last = requests.find(({ request, isLoaded }) => isLoaded && request.id === id);
  if (!last) return undefined;
  const { decision } = cardOf(state, last.request.id);
  return decision && (() => void actions.reopen({ request: last.request, name: last.name, decision }));
}

/** Remembers which card is open, and when one opened that the admin did not select. */
function useOpened(desk: Desk, open: JoinedRequest | undefined, recordTurn: () => void): void {
  const { state, actions } = desk;
  const { dispatch } = actions;
  const id = open?.request.id;
  const openedId = id === state.openedId ? undefined : id;
  useEffect(() => {
    if (openedId !== undefined) dispatch({ type: 'opened', id: openedId });
  }, [dispatch, openedId]);
  const unfocusedId = id === state.focused?.id ? undefined : id;
  useEffect(() => {
    if (unfocusedId !== undefined) recordTurn();
  }, [unfocusedId, recordTurn]);
}

/**
 * The rows of a list of requests, as a feed (WAI-ARIA), with the open card beside it; on a phone a group,
 * with the card below its row.
 */
export function RequestFeed(props: RequestFeedProps) {
  const { desk, list, requests, isLoading, focus, tools, children } = props;
  const t = useT();
  const [now] = useState(() => Date.now());
  const isWide = useMedia(WIDE);
  const opensFirst = useOpensFirst(list);
  const shortcuts = useRef<CardShortcuts>(null);
  const [openedStep, openStep] = useState<OpenedStep>();
  const [drafts] = useState(() => new Map<string, string>());
  const { actions, decidedAt, turnedAt, recordTurn } = useCardActions(
    desk.actions,
    focus,
    openStep,
    opensFirst,
  );
  const open = requests.find(({ request }) => request === props.open);
  useOpened(desk, open, recordTurn);
  const isHeld = () => holdsKeys(turnedAt);
  useEffect(() => {
    if (focus.restore()) recordTurn();
  });
  useHeadInView(isWide && open?.isLoaded ? open.request.id : undefined, focus);
  const reopenLast = hasBars(list) ? lastReopening(desk.state, requests, actions) : undefined;
  const openCard = open?.isLoaded ? (
    <RequestCard
      key={open.request.id}
      {...open}
      status={shownStatus(list, open.current, cardOf(desk.state, open.request.id))}
      now={now}
      card={cardOf(desk.state, open.request.id)}
      actions={actions}
      shortcuts={shortcuts}
      decidedAt={decidedAt}
      turnedAt={turnedAt}
    />
  ) : open ? (
    <Skeleton variant="rounded" height={320} />
  ) : null;
  const shown = feedRows(desk.state, list, requests, isWide ? undefined : open);
  const entry = open ?? shown.find(({ isBar }) => !isBar)?.joined;
  const rows = shown.map(({ joined, isBar }) => {
    const { id } = joined.request;
    const card = cardOf(desk.state, id);
    if (isBar) return <DecidedBar key={id} joined={joined} card={card} actions={actions} />;
    const isOpen = joined === open;
    return (
      <Fragment key={`row-${id}`}>
        <RequestRow
          joined={joined}
          status={shownStatus(list, joined.current, card)}
          list={list}
          card={card}
          isOpen={isOpen}
          isInTabOrder={joined === entry}
          now={now}
          onOpen={actions.focus}
          isHeld={isHeld}
          shortcuts={shortcuts}
        />
        {isOpen && !isWide ? openCard : null}
      </Fragment>
    );
  });
  const isEmpty = requests.length === 0;
  const isDone = list === 'pending' && !isEmpty && shown.every(({ isBar }) => isBar);
  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: `${LIST_WIDTH} minmax(0, 1fr)` } }}
      {...focus.areaProps}
    >
      <Box sx={isEmpty ? { gridColumn: '1 / -1' } : { minWidth: 0 }}>
        {tools}
        <Stack
          {...(isEmpty
            ? {}
            : // A feed holds nothing but articles: not the card below its row.
              { role: isWide ? 'feed' : 'group', 'aria-label': t('admin.queue') })}
          aria-busy={isLoading}
          spacing={1}
          onKeyDown={(event) => onFeedKey(event, { reopen: reopenLast, isHeld })}
          {...focus.feedProps}
        >
          {isEmpty ? children : rows}
        </Stack>
        {isDone && !isWide ? children : null}
      </Box>
      {isDone && isWide ? <Box sx={BESIDE}>{children}</Box> : null}
      {isWide && openCard ? (
        // Keyed by request, so that each card starts at its head.
        <Box key={open?.request.id} ref={followRoom} sx={BESIDE}>
          {openCard}
        </Box>
      ) : null}
      {openedStep ? (
        <DecidedDialog
          opened={openedStep}
          present={requests.find(({ request }) => request.id === openedStep.joined.request.id)}
          actions={actions}
          onClose={() => openStep(undefined)}
          drafts={drafts}
        />
      ) : null}
    </Box>
  );
}

/**
 * The card stays in view while the list scrolls, and has its own scrollbar when it is taller than the
 * window.
 */
const BESIDE = {
  position: 'sticky',
  top: 'calc(var(--header-cover) + 1rem)',
  alignSelf: 'start',
  maxHeight: `min(max(24rem, calc(var(${ROOM}) - 1rem)), calc(100vh - var(--header-cover) - 2rem))`,
  overflow: 'auto',
} as const;
