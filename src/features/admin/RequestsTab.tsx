import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import type { RequestStatus } from '../../domain/guide/guide-profile.ts';
import { MAX_SEARCH_ROWS } from '../../domain/limits.ts';
import type { Decision } from '../../domain/verification/verification.ts';
import {
  useGuideProfilesOf,
  useProfilesOf,
  useRequestsOf,
  type SortOrder,
} from '../../firebase/firestore/verification-desk.ts';
import { formatNumber } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FailureNotice } from '../../ui/feedback/FailureNotice.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { focusAfter, focusCard } from './desk-keys.ts';
import {
  cardState,
  keptRequests,
  lastDecided,
  type DeskAction,
  type DeskRequest,
  type DeskState,
} from './desk-state.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { ListTools } from './ListTools.tsx';
import { Pager } from './Pager.tsx';
import { RequestCard } from './RequestCard.tsx';
import type { Decisions, Named } from './use-decisions.ts';
import { useFeedFocus } from './use-feed-focus.ts';
import { useRequestList } from './use-request-list.ts';

interface RequestsTabProps {
  readonly status: RequestStatus;
  readonly adminId: string;
  readonly desk: DeskState;
  readonly dispatch: (action: DeskAction) => void;
  readonly decisions: Decisions;
}

function timeOf({ data }: DeskRequest): number {
  return data.requested_at?.getTime() ?? 0;
}

function inOrder(requests: readonly DeskRequest[], order: SortOrder): DeskRequest[] {
  const sign = order === 'oldest' ? 1 : -1;
  return [...requests].sort((a, b) => sign * (timeOf(a) - timeOf(b)) || (a.id < b.id ? -1 : 1));
}

/** One of the three lists of requests with everything its cards need. */
export function RequestsTab({ status, adminId, desk, dispatch, decisions }: RequestsTabProps) {
  const t = useT();
  const toast = useToast();
  const list = useRequestList(status);
  const [open, setOpen] = useState<DeskRequest>();
  const [now] = useState(() => Date.now());

  // Cards that the admin is working on stay when another decision takes them out of the list.
  const keepsOwn = status === 'pending' && list.found === undefined;
  const own = keepsOwn ? [...keptRequests(desk), ...(open ? [open] : [])] : [];
  const listed = new Map<string, DeskRequest>([...own, ...list.rows].map((request) => [request.id, request]));
  const requests = inOrder([...listed.values()], list.order);

  const uids = requests.map(({ data }) => data.user_id);
  const attempts = useRequestsOf(uids);
  const guides = useGuideProfilesOf(uids);
  const reviewers = [...attempts.rows.values()].flatMap((rows) =>
    rows.flatMap(({ data }) => data.reviewed_by ?? []),
  );
  const profiles = useProfilesOf([...uids, ...reviewers]);
  const joinFailure = [attempts, guides, profiles].find(({ failure }) => failure !== undefined);

  const failed = list.state.status === 'failed' ? list.state : undefined;
  const hasFailed = failed !== undefined;
  useEffect(() => {
    if (hasFailed) toast({ severity: 'error', message: t('admin.fetch-failed') });
    // Told once for each failure, not again when the language changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasFailed, toast]);

  const { feed, feedProps, takeFocus } = useFeedFocus(list.page);

  // The same functions at every keystroke: only the card that is typed in is drawn anew.
  const act = useCallback(
    (action: DeskAction) => {
      if (action.type === 'dismiss') {
        focusAfter(action.id, feed.current);
        setOpen(undefined);
      }
      dispatch(action);
    },
    [dispatch, feed],
  );
  const { decide: send, reopen } = decisions;
  const decide = useCallback(
    (of: Named, decision: Decision, note: string) => {
      focusAfter(of.request.id, feed.current);
      setOpen(undefined);
      void send(of, decision, note);
    },
    [send, feed],
  );
  const [comesBack, setComesBack] = useState<string>();
  const takeBack = useCallback(
    async (of: Named, from: Decision) => {
      if (!(await reopen(of, from))) return;
      // Its list may be told a moment later.
      if (status === 'pending') setOpen(of.request);
      setComesBack(of.request.id);
    },
    [reopen, status],
  );
  useEffect(() => {
    if (comesBack === undefined) return;
    focusCard(comesBack, feed.current);
    setComesBack(undefined);
  }, [comesBack, feed]);

  if (failed) {
    const retry = () => {
      takeFocus();
      failed.retry();
    };
    return <FailureNotice title={t('admin.fetch-failed')} failure={failed.failure} onRetry={retry} />;
  }
  const last = lastDecided(desk);
  return (
    <>
      <ListTools filter={list.filter} onFilter={list.setFilter} order={list.order} onOrder={list.setOrder} />
      {status === 'pending' && requests.length > 0 ? <KeyboardHelp /> : null}
      {joinFailure?.failure ? (
        <FailureNotice failure={joinFailure.failure} onRetry={joinFailure.retry} />
      ) : null}
      <SearchSummary found={list.found} isLimited={list.isLimited} />
      <Stack
        {...(requests.length === 0 ? {} : { role: 'feed', 'aria-label': t('admin.queue') })}
        aria-busy={list.state.status === 'loading'}
        spacing={2.5}
        {...feedProps}
      >
        {requests.length === 0 ? (
          <Nothing
            status={status}
            isLoading={list.state.status === 'loading'}
            isSearch={list.found !== undefined}
          />
        ) : null}
        {requests.map((request) => {
          const { user_id: uid } = request.data;
          const profile = profiles.rows.get(uid);
          const guide = guides.rows.get(uid);
          const requestsOfGuide = attempts.rows.get(uid);
          const present = requestsOfGuide?.find(({ id }) => id === request.id)?.data ?? request.data;
          const reviewer = profiles.rows.get(present.reviewed_by ?? '')?.[0]?.data.full_name;
          // Nothing can be decided before everything is there to be read.
          if (!profile || !guide) return <Skeleton key={request.id} variant="rounded" height={320} />;
          return (
            <RequestCard
              key={request.id}
              request={request}
              status={status}
              now={now}
              isOwn={uid === adminId}
              card={cardState(desk, request.id)}
              isLast={request.id === last}
              profile={profile[0]?.data}
              guide={guide[0]?.data}
              attempts={requestsOfGuide}
              present={present}
              reviewer={reviewer}
              dispatch={act}
              onDecide={decide}
              onReopen={takeBack}
              onOpen={setOpen}
            />
          );
        })}
      </Stack>
      <Pager page={list.page} onPrevious={list.onPrevious} onNext={list.onNext} />
    </>
  );
}

function SearchSummary({
  found,
  isLimited,
}: {
  readonly found: number | undefined;
  readonly isLimited: boolean;
}) {
  const t = useT();
  const lang = useLang();
  return (
    <Typography aria-live="polite" sx={found === undefined ? {} : { mb: 2 }}>
      {found === undefined ? null : t('admin.found', { count: found })}
      {isLimited ? ` ${t('admin.search-limited', { count: formatNumber(MAX_SEARCH_ROWS, lang) })}` : null}
    </Typography>
  );
}

interface NothingProps {
  readonly status: RequestStatus;
  readonly isLoading: boolean;
  readonly isSearch: boolean;
}

function Nothing({ status, isLoading, isSearch }: NothingProps) {
  const t = useT();
  if (isLoading) return <Loading label={t('admin.loading')} />;
  if (isSearch) return <EmptyState title={t('admin.none-found')} text={t('admin.none-found-text')} />;
  return <EmptyState title={t(`admin.none-${status}`)} text={t(`admin.none-${status}-text`)} />;
}
