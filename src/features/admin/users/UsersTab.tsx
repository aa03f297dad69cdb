import Box from '@mui/material/Box';
import { planSearch } from '../../../domain/desk-search/search-plan.ts';
import { SEARCHED_ACCOUNTS } from '../../../firebase/firestore/verification-desk.ts';
import { useT } from '../../../i18n/use-t.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FailureNotice } from '../../../ui/feedback/FailureNotice.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { useSettled, useToast } from '../../../ui/feedback/Toasts.tsx';
import { Pager } from '../paging/Pager.tsx';
import { FoundCount } from '../search/FoundCount.tsx';
import { useSearchAttempts } from '../search/use-search-attempts.ts';
import { UserRow } from './UserRow.tsx';

interface UsersTabProps {
  /** The search text. */
  readonly text: string;
  readonly total: number | undefined;
  /** Searches the requests of an account by its email address. */
  readonly onShowRequests: (email: string) => void;
}

/** All accounts, newest first, with their roles. */
export function UsersTab(props: UsersTabProps) {
  // Keyed by the search, so that paging starts anew.
  return <UserList key={props.text} {...props} />;
}

function UserList({ text, total, onShowRequests }: UsersTabProps) {
  const t = useT();
  const show = useToast();
  const plan = planSearch(text);
  const onFailure = () => show({ about: 'users', severity: 'error', message: t('admin.fetch-users-failed') });
  const { state: users, rows, isSimilar, ...page } = useSearchAttempts(SEARCHED_ACCOUNTS, plan, onFailure);
  const isRead = users.status === 'ready';
  useSettled('users', isRead);
  if (users.status === 'failed') {
    return (
      <FailureNotice title={t('admin.fetch-users-failed')} failure={users.failure} onRetry={users.retry} />
    );
  }
  return (
    <>
      <FoundCount page={plan && isRead ? page : undefined} count={rows.length} isSimilar={isSimilar} />
      {users.status === 'loading' ? <Loading label={t('admin.loading')} /> : null}
      {isRead && rows.length === 0 ? (
        <EmptyState
          title={t('admin.none-users')}
          text={t(plan ? 'admin.none-found-text' : 'admin.none-users-text')}
        />
      ) : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ id, data }) => (
          <UserRow key={id} id={id} profile={data} onShowRequests={onShowRequests} />
        ))}
      </Box>
      <Pager
        total={plan ? undefined : total}
        page={page.page}
        onPrevious={page.onPrevious}
        onNext={page.onNext}
      />
    </>
  );
}
