import { useEffect } from 'react';
import type { RequestStatus } from '../../../domain/guide/guide-profile.ts';
import { useT } from '../../../i18n/use-t.ts';
import { FailureNotice } from '../../../ui/feedback/FailureNotice.tsx';
import { useToasts } from '../../../ui/feedback/Toasts.tsx';
import { keptRequests, openRequest } from '../desk/desk-state.ts';
import type { Desk } from '../desk/use-desk.ts';
import { Pager } from '../paging/Pager.tsx';
import { mergeKept } from '../desk/join-requests.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { EmptyList, SearchSummary } from './ListStatus.tsx';
import { ListTools } from './ListTools.tsx';
import { RequestFeed } from './RequestFeed.tsx';
import { useFeedFocus } from './use-feed-focus.ts';
import { useJoinedRequests } from '../desk/use-joined-requests.ts';
import { useRequestList } from './use-request-list.ts';

interface RequestsTabProps {
  readonly status: RequestStatus;
  readonly adminId: string;
  readonly desk: Desk;
}

/** One of the three lists of requests. */
export function RequestsTab({ status, adminId, desk }: RequestsTabProps) {
  const t = useT();
  const { show, settle } = useToasts();
  const list = useRequestList(status, () =>
    show({ about: 'requests', severity: 'error', message: t('admin.fetch-failed') }),
  );
  const isRead = list.state.status === 'ready';
  useEffect(() => {
    if (isRead) settle('requests');
  }, [isRead, settle]);
  const focus = useFeedFocus();

  // Cards that the admin is working on stay when a decision takes their requests out of the list.
  const isSearch = list.found !== undefined;
  const kept = status === 'pending' && !isSearch ? keptRequests(desk.state) : [];
  const merged = mergeKept(list.rows, kept, list.order);
  const open = openRequest(desk.state, status, merged);
  const { requests, failed } = useJoinedRequests(merged, open ? [open, ...kept] : kept, adminId);

  if (list.state.status === 'failed') {
    const { failure, retry } = list.state;
    const onRetry = () => {
      focus.whenShown();
      retry();
    };
    return <FailureNotice title={t('admin.fetch-failed')} failure={failure} onRetry={onRetry} />;
  }
  const isLoading = list.state.status === 'loading';
  /** The step to another page, which begins at its start. */
  const paging = (step: (() => void) | undefined) =>
    step &&
    (() => {
      focus.toStart();
      desk.actions.dispatch({ type: 'turn' });
      step();
    });
  return (
    <>
      <ListTools
        filter={list.filter}
        onFilter={list.setFilter}
        order={list.order}
        onOrder={(order) => {
          desk.actions.dispatch({ type: 'turn' });
          list.setOrder(order);
        }}
      />
      {status === 'pending' && requests.length > 0 ? <KeyboardHelp /> : null}
      {failed ? <FailureNotice failure={failed.failure} onRetry={failed.retry} /> : null}
      <SearchSummary found={list.found} isLimited={list.isLimited} />
      <RequestFeed desk={desk} status={status} requests={requests} isLoading={isLoading} focus={focus}>
        <EmptyList status={status} isLoading={isLoading} isSearch={isSearch} />
      </RequestFeed>
      <Pager
        total={list.found ?? desk.state.counts?.[status]}
        page={list.page}
        onPrevious={paging(list.onPrevious)}
        onNext={paging(list.onNext)}
      />
    </>
  );
}
