import Box from '@mui/material/Box';
import { planSearch } from '../../../domain/spelling/search-words.ts';
import { useUsers } from '../../../firebase/firestore/verification-desk.ts';
import { useT } from '../../../i18n/use-t.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FailureNotice } from '../../../ui/feedback/FailureNotice.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { useSettled, useToast } from '../../../ui/feedback/Toasts.tsx';
import { Pager } from '../paging/Pager.tsx';
import { usePages } from '../paging/use-pages.ts';
import { FoundCount } from '../search/FoundCount.tsx';
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
  const pages = usePages();
  const onFailure = () => show({ about: 'users', severity: 'error', message: t('admin.fetch-users-failed') });
  const [narrow, wide] = plan?.attempts ?? [];
  const first = useUsers(narrow, { after: undefined, onFailure });
  const isWide = wide !== undefined && first.status === 'ready' && first.data.rows.length === 0;
  const users = useUsers(isWide ? wide : narrow, { after: pages.after, onFailure });
  const isRead = users.status === 'ready';
  useSettled('users', isRead);
  if (users.status === 'failed') {
    return (
      <FailureNotice title={t('admin.fetch-users-failed')} failure={users.failure} onRetry={users.retry} />
    );
  }
  const page = pages.ofQuery(users);
  const rows = page.rows.filter(({ data }) => !plan || plan.accepts(data.search_words ?? []));
  return (
    <>
      <FoundCount page={plan && isRead ? page : undefined} count={rows.length} />
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
