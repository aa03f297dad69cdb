import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { planSearch } from '../../domain/desk-search/search-plan.ts';
import { initialsOf } from '../../domain/guide/profile.ts';
import { langOfText } from '../../domain/guide/text-lang.ts';
import type { DeskProfile } from '../../domain/verification/desk-copy.ts';
import { useStoredPicture } from '../firebase/avatars.ts';
import { SEARCHED_ACCOUNTS } from '../firebase/firestore/verification-desk.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { useDismissedToast, useToast } from '../shared/toasts/Toasts.tsx';
import { JournalButton } from './journal/JournalButton.tsx';
import { FoundCount } from './list/FoundRequests.tsx';
import { Pager } from './list/Pager.tsx';
import { useSearch } from './list/use-search.ts';

interface UsersTabProps {
  /** The search text. */
  readonly text: string;
  readonly total: number | undefined;
  /** Searches the requests of an account by its email address. */
  readonly onShowRequests: (email: string) => void;
}

/** All accounts, newest first, with their roles. */
export function UsersTab({ text, total, onShowRequests }: UsersTabProps) {
  const t = useT();
  const show = useToast();
  const plan = planSearch(text);
  const onFailure = () => show({ about: 'users', severity: 'error', message: t('admin.fetch-users-failed') });
  const { state: users, rows, isSimilar, ...page } = useSearch(SEARCHED_ACCOUNTS, plan, onFailure);
  const isRead = users.status === 'ready';
  useDismissedToast('users', isRead);
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
      <Pager {...page} total={plan ? undefined : total} />
    </>
  );
}

interface UserRowProps {
  readonly id: string;
  readonly profile: DeskProfile;
  readonly onShowRequests: (email: string) => void;
}

/** One account with its roles. */
function UserRow({ id, profile, onShowRequests }: UserRowProps) {
  const t = useT();
  const lang = useLang();
  const picture = useStoredPicture(profile.avatar_url);
  const { email, desk: marks } = profile;
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
        {...(picture ? { src: picture } : {})}
        alt=""
        aria-hidden
        slotProps={{ img: { loading: 'lazy' } }}
      >
        {initialsOf(profile.full_name)}
      </Avatar>
      <Box sx={{ flex: '1 1 13rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }} lang={langOfText(name)}>
          {name}
        </Typography>
        {marks?.approved_name === undefined ? null : (
          <Typography variant="body2" color="warning">
            {t('admin.approved-as', { name: marks.approved_name })}
          </Typography>
        )}
        {email ? <Typography variant="body2">{email}</Typography> : null}
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
        {marks?.is_guide && email ? (
          <Button
            size="small"
            aria-label={t('admin.requests-of', { name })}
            onClick={() => onShowRequests(email)}
          >
            {t('admin.requests')}
          </Button>
        ) : null}
        {marks?.is_guide ? <JournalButton guide={{ guideId: id, name }} /> : null}
        {marks?.is_admin ? <Chip size="small" variant="outlined" label={t('admin.badge-admin')} /> : null}
        {marks?.is_guide ? <Chip size="small" variant="outlined" label={t('admin.badge-guide')} /> : null}
        {marks?.is_verified ? (
          <Chip size="small" variant="outlined" color="success" label={t('admin.badge-verified')} />
        ) : null}
      </Stack>
    </Stack>
  );
}
