import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useState } from 'react';
import type { GuideProfile } from '../../domain/guide/guide-profile.ts';
import { PAGE_SIZE } from '../../domain/limits.ts';
import { initialsOf, type Profile } from '../../domain/guide/profile.ts';
import { matchesSearch } from '../../domain/directory/search.ts';
import { langOfText } from '../../domain/guide/text-lang.ts';
import { ADMIN_ROLE } from '../../domain/verification/verification.ts';
import { useGuideProfilesOf, useRolesOf, useUsers } from '../../firebase/firestore/verification-desk.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FailureNotice } from '../../ui/feedback/FailureNotice.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { JournalButton } from './JournalButton.tsx';
import { Pager } from './Pager.tsx';
import { usePaging } from './use-paging.ts';

function isFound({ full_name, email }: Profile, text: string): boolean {
  return matchesSearch(full_name, text) || (email ?? '').toLowerCase().includes(text.trim().toLowerCase());
}

/** All accounts, newest first, with what they are. */
export function UsersTab() {
  const t = useT();
  const toast = useToast();
  const [text, setText] = useState('');
  const [searchPage, setSearchPage] = useState(0);
  const searched = useDeferredValue(text).trim();
  const isSearch = searched !== '';
  const paging = usePaging();
  const users = useUsers({ after: paging.after, isSearch });
  const all = users.status === 'ready' ? users.data : [];
  const found = isSearch ? all.filter(({ data }) => isFound(data, searched)) : all;
  const start = isSearch ? searchPage * PAGE_SIZE : 0;
  const shown = found.slice(start, start + PAGE_SIZE);
  const ids = shown.map(({ id }) => id);
  const guides = useGuideProfilesOf(ids);
  const roles = useRolesOf(ids);
  const end = all.length === PAGE_SIZE ? all.at(-1)?.cursor : undefined;

  const hasFailed = users.status === 'failed';
  useEffect(() => {
    if (hasFailed) toast({ severity: 'error', message: t('admin.fetch-users-failed') });
    // Told once for each failure, not again when the language changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasFailed, toast]);

  if (users.status === 'failed') {
    return (
      <FailureNotice title={t('admin.fetch-users-failed')} failure={users.failure} onRetry={users.retry} />
    );
  }
  const searchNext = found.length > start + PAGE_SIZE ? () => setSearchPage(searchPage + 1) : undefined;
  const searchPrevious = searchPage > 0 ? () => setSearchPage(searchPage - 1) : undefined;
  return (
    <>
      <TextField
        type="search"
        size="small"
        label={t('admin.search-users')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setSearchPage(0);
        }}
        fullWidth
        sx={{ mb: 3 }}
      />
      {isSearch ? (
        <Typography aria-live="polite" sx={{ mb: 2 }}>
          {t('admin.found', { count: found.length })}
        </Typography>
      ) : null}
      {users.status === 'loading' ? <Loading label={t('admin.loading')} /> : null}
      {users.status === 'ready' && shown.length === 0 ? (
        <EmptyState
          title={t('admin.none-users')}
          text={t(isSearch ? 'admin.none-found-text' : 'admin.none-users-text')}
        />
      ) : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map(({ id, data }) => (
          <UserRow
            key={id}
            profile={data}
            guide={guides.rows.get(id)?.[0]?.data}
            isAdmin={roles.rows.get(id)?.[0]?.data.role === ADMIN_ROLE}
          />
        ))}
      </Box>
      <Pager
        page={isSearch ? searchPage + 1 : paging.page}
        onPrevious={isSearch ? searchPrevious : paging.after && paging.previous}
        onNext={isSearch ? searchNext : end && (() => paging.next(end))}
      />
    </>
  );
}

interface UserRowProps {
  readonly profile: Profile;
  readonly guide: GuideProfile | undefined;
  readonly isAdmin: boolean;
}

function UserRow({ profile, guide, isAdmin }: UserRowProps) {
  const t = useT();
  const lang = useLang();
  const name = profile.full_name || t('admin.nameless');
  return (
    <Stack
      component="li"
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ py: 1.5, flexWrap: 'wrap', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <Avatar
        {...(profile.avatar_url ? { src: profile.avatar_url } : {})}
        alt=""
        aria-hidden
        slotProps={{ img: { loading: 'lazy' } }}
      >
        {initialsOf(name)}
      </Avatar>
      <Box sx={{ flex: '1 1 13rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }} lang={langOfText(name)}>
          {name}
        </Typography>
        {profile.email ? <Typography variant="body2">{profile.email}</Typography> : null}
        <Typography variant="body2" color="textSecondary">
          {t('admin.joined', { date: formatDate(profile.created_at, lang) })}
        </Typography>
      </Box>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center' }}
      >
        {guide ? <JournalButton of={{ guideId: guide.user_id, name }} /> : null}
        {isAdmin ? <Chip size="small" variant="outlined" label={t('admin.badge-admin')} /> : null}
        {guide ? <Chip size="small" variant="outlined" label={t('admin.badge-guide')} /> : null}
        {guide?.is_verified ? (
          <Chip size="small" variant="outlined" color="success" label={t('admin.badge-verified')} />
        ) : null}
      </Stack>
    </Stack>
  );
}
