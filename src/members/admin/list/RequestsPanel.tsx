import Stack from '@mui/material/Stack';
import { useEffect, type ReactNode } from 'react';
import type { SortOrder } from '../../firebase/firestore/verification-desk.ts';
import type { Live } from '../../firebase/firestore/live.ts';
import { useT } from '../../../i18n/use-t.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { useDismissedToast } from '../../shared/toasts/Toasts.tsx';
import {
  cardOf,
  pinnedRequests,
  openRequest,
  reopenedByOthers,
  type DeskRequest,
  type DeskRequestData,
  type DeskState,
  type ListName,
} from '../desk/desk-state.ts';
import { mergePinned } from '../desk/join-requests.ts';
import type { Desk } from '../desk/use-desk.ts';
import { useJoinedRequests } from '../desk/use-joined-requests.ts';
import { Pager, type PageOf } from './Pager.tsx';
import { readyRenewals } from '../desk/since-approval.ts';
import { RenewalsAtOnce } from './RenewalsAtOnce.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { LIST_WIDTH, RequestFeed } from './RequestFeed.tsx';
import { useFeedFocus, useOpensFirst } from './use-feed-focus.ts';

interface RequestsPanelProps {
  readonly name: ListName;
  readonly list: PageOf<DeskRequestData> & { readonly state: Live<unknown> };
  readonly order: SortOrder;
  readonly adminId: string;
  readonly desk: Desk;
  /** Rows on all pages; undefined if unknown. */
  readonly total?: number | undefined;
  /** What is above the list. */
  readonly tools: ReactNode;
  /** The list that is empty when nothing is shown, or that its filter has emptied. */
  readonly empty: ListName | 'filtered';
}

/** Returns the requests whose refused decision has shown that the viewed data is outdated. */
function outdatedIds({ cards }: DeskState): ReadonlySet<string> {
  return new Set([...cards].filter(([, { changed }]) => changed !== undefined).map(([id]) => id));
}

/** Returns the requests that another admin decided while this one works on them. */
function leftIds(state: DeskState, pinned: readonly DeskRequest[], rows: readonly DeskRequest[]): string[] {
  const listed = new Set(rows.map(({ id }) => id));
  return pinned.filter(({ id }) => !listed.has(id) && cardOf(state, id).phase === 'open').map(({ id }) => id);
}

/** The bar of a decision gives way to the request that somebody else has reopened. */
function useReopened(pending: readonly DeskRequest[], { state, actions }: Desk): void {
  const reopened = reopenedByOthers(state, pending).join(' ');
  useEffect(() => {
    for (const id of reopened.split(' ').filter(Boolean)) actions.dispatch({ type: 'dismiss', id });
  }, [reopened, actions]);
}

/** A list of requests with one open card. */
export function RequestsPanel({ name, list, order, adminId, desk, total, tools, empty }: RequestsPanelProps) {
  const t = useT();
  const { status } = list.state;
  useDismissedToast('requests', status === 'ready');
  const focus = useFeedFocus();
  useReopened(name === 'pending' ? list.rows : [], desk);

  // Cards in use stay when a decision takes their requests out of the list.
  const pinned = name === 'pending' ? pinnedRequests(desk.state) : [];
  const merged = mergePinned(list.rows, pinned, order);
  const open = openRequest(desk.state, name, merged, useOpensFirst(name));
  const opened = {
    requests: open ? [open, ...pinned] : pinned,
    outdated: outdatedIds(desk.state),
    left: status === 'ready' ? leftIds(desk.state, pinned, list.rows) : [],
  };
  const { requests, failed } = useJoinedRequests(merged, opened, adminId);

  if (list.state.status === 'failed') {
    const { failure, retry } = list.state;
    const onRetry = () => {
      focus.whenShown();
      retry();
    };
    return <FailureNotice title={t('admin.fetch-failed')} failure={failure} onRetry={onRetry} />;
  }
  const isLoading = status === 'loading';
  /** Goes to another page and scrolls to its start. */
  const paging = (step: (() => void) | undefined) =>
    step &&
    (() => {
      focus.toStart();
      desk.actions.dispatch({ type: 'turn' });
      step();
    });
  return (
    <>
      {name === 'pending' ? (
        <RenewalsAtOnce
          renewals={readyRenewals(desk.state, requests)}
          onApprove={(inputs) => {
            focus.whenShown();
            void desk.actions.decideAll(inputs);
          }}
        />
      ) : null}
      {failed ? <FailureNotice failure={failed.failure} onRetry={failed.retry} /> : null}
      <RequestFeed
        desk={desk}
        list={name}
        requests={requests}
        open={open}
        isLoading={isLoading}
        focus={focus}
        tools={
          <Stack spacing={1} useFlexGap sx={{ mb: 2, maxWidth: { md: LIST_WIDTH } }}>
            {tools}
            {name === 'pending' ? <KeyboardHelp /> : null}
          </Stack>
        }
      >
        {isLoading ? (
          <Loading label={t('admin.loading')} />
        ) : (
          <EmptyState title={t(`admin.none-${empty}`)} text={t(`admin.none-${empty}-text`)} />
        )}
      </RequestFeed>
      <Pager
        total={total}
        page={list.page}
        onPrevious={paging(list.onPrevious)}
        onNext={paging(list.onNext)}
      />
    </>
  );
}
