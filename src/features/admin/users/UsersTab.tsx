import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useState } from 'react';
import { matchesSearch } from '../../../domain/guide/matches-search.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import { ADMIN_ROLE } from '../../../domain/verification/verification.ts';
import type { Row } from '../../../firebase/firestore/live.ts';
import { useGuideProfilesOf, useRolesOf, useUsers } from '../../../firebase/firestore/verification-desk.ts';
import { useT } from '../../../i18n/use-t.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FailureNotice } from '../../../ui/feedback/FailureNotice.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { useToasts } from '../../../ui/feedback/Toasts.tsx';
import { Pager } from '../paging/Pager.tsx';
import { usePages } from '../paging/use-pages.ts';
import { UserRow } from './UserRow.tsx';

function matches({ full_name, email }: Profile, text: string): boolean {
  return matchesSearch(full_name, text) || (email ?? '').toLowerCase().includes(text.trim().toLowerCase());
}

/** All accounts, newest first, with their roles. */
export function UsersTab({ total }: { readonly total: number | undefined }) {
  const t = useT();
  const { show, settle } = useToasts();
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text).trim();
  const isSearch = searchText !== '';
  const pages = usePages();
  const onFailure = () => show({ about: 'users', severity: 'error', message: t('admin.fetch-users-failed') });
  const users = useUsers({ after: pages.after, isSearch, onFailure });
  const isRead = users.status === 'ready';
  useEffect(() => {
    if (isRead) settle('users');
  }, [isRead, settle]);
  if (users.status === 'failed') {
    return (
      <FailureNotice title={t('admin.fetch-users-failed')} failure={users.failure} onRetry={users.retry} />
    );
  }
  const rows = users.status === 'ready' ? users.data : [];
  const found = isSearch ? rows.filter(({ data }) => matches(data, searchText)) : undefined;
  const shown = found ? pages.ofSearch(found) : pages.ofQuery(rows);
  return (
    <>
      <TextField
        type="search"
        size="small"
        label={t('admin.search-users')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          pages.toFirstOfSearch();
        }}
        fullWidth
        sx={{ mb: 3 }}
      />
      {found ? (
        <Typography aria-live="polite" sx={{ mb: 2 }}>
          {t('admin.found', { count: found.length })}
        </Typography>
      ) : null}
      {users.status === 'loading' ? <Loading label={t('admin.loading')} /> : null}
      {users.status === 'ready' && shown.rows.length === 0 ? (
        <EmptyState
          title={t('admin.none-users')}
          text={t(isSearch ? 'admin.none-found-text' : 'admin.none-users-text')}
        />
      ) : null}
      <UserRows rows={shown.rows} />
      <Pager
        total={found?.length ?? total}
        page={shown.page}
        onPrevious={shown.onPrevious}
        onNext={shown.onNext}
      />
    </>
  );
}

/** The accounts of a page, with the guide profiles and roles that belong to them. */
function UserRows({ rows }: { readonly rows: readonly Row<Profile>[] }) {
  const ids = rows.map(({ id }) => id);
  const guides = useGuideProfilesOf(ids);
  const roles = useRolesOf(ids);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(({ id, data }) => (
        <UserRow
          key={id}
          profile={data}
          guide={guides.rows.get(id)?.[0]?.data}
          isAdmin={roles.rows.get(id)?.[0]?.data.role === ADMIN_ROLE}
        />
      ))}
    </Box>
  );
}
