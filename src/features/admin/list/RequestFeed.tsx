import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useMemo, useState, type ReactNode } from 'react';
import type { RequestStatus } from '../../../domain/guide/guide-profile.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { CardActions } from '../card/card-props.ts';
import { RequestCard } from '../card/RequestCard.tsx';
import { cardOf, lastDecidedId, type DeskState } from '../desk/desk-state.ts';
import type { Desk, DeskActions } from '../desk/use-desk.ts';
import { onFeedKey } from '../desk/desk-keys.ts';
import type { JoinedRequest } from '../desk/join-requests.ts';
import type { FeedFocus } from './use-feed-focus.ts';

interface RequestFeedProps {
  readonly desk: Desk;
  /** The status that the list is of. */
  readonly status: RequestStatus;
  readonly requests: readonly JoinedRequest[];
  readonly isLoading: boolean;
  readonly focus: FeedFocus;
  /** What stands in the place of an empty list. */
  readonly children: ReactNode;
}

/** The actions of the desk with the moves of the focus that belong to them. */
function useCardActions({ dispatch, decide, reopen, revoke }: DeskActions, focus: FeedFocus): CardActions {
  return useMemo(
    () => ({
      revoke,
      focus: (request) => dispatch({ type: 'focus', request }),
      note: (request, note) => dispatch({ type: 'note', request, note }),
      dismiss: (id) => {
        focus.moveOn(id);
        dispatch({ type: 'dismiss', id });
      },
      decide: (input) => {
        focus.moveOn(input.request.id);
        void decide(input);
      },
      reopen: async (input) => {
        if (await reopen(input)) focus.toCard(input.request.id);
      },
    }),
    [dispatch, decide, reopen, revoke, focus],
  );
}

/** What the key for reopening does anywhere in the list: takes back this admin's last decision. */
function lastReopening(
  state: DeskState,
  requests: readonly JoinedRequest[],
  actions: CardActions,
): (() => void) | undefined {
  const id = lastDecidedId(state);
  const last = requests.find(({ request, isLoaded }) => isLoaded && request.id === id);
  if (id === undefined || !last) return undefined;
  const { decision } = cardOf(state, id);
  return decision && (() => void actions.reopen({ request: last.request, name: last.name, decision }));
}

/** The cards of a list of requests, as a feed (WAI-ARIA). */
export function RequestFeed({ desk, status, requests, isLoading, focus, children }: RequestFeedProps) {
  const t = useT();
  const [now] = useState(() => Date.now());
  const actions = useCardActions(desk.actions, focus);
  const reopenLast = status === 'pending' ? lastReopening(desk.state, requests, actions) : undefined;
  return (
    <Stack
      {...(requests.length === 0 ? {} : { role: 'feed', 'aria-label': t('admin.queue') })}
      aria-busy={isLoading}
      spacing={2.5}
      onKeyDown={(event) => onFeedKey(event, reopenLast)}
      {...focus.feedProps}
    >
      {requests.length === 0 ? children : null}
      {requests.map((joined) => {
        const { id } = joined.request;
        if (!joined.isLoaded) return <Skeleton key={id} variant="rounded" height={320} />;
        return (
          <RequestCard
            key={id}
            {...joined}
            status={status}
            now={now}
            card={cardOf(desk.state, id)}
            actions={actions}
          />
        );
      })}
    </Stack>
  );
}
