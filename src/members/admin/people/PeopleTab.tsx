import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useMemo } from 'react';
import type { DeskPerson } from '../../../domain/desk/desk-rows.ts';
import { newestPeople } from '../../../domain/desk/request-rows.ts';
import { isSearch, searchPeople } from '../../../domain/desk/search.ts';
import { initialsOf } from '../../../domain/guide/profile.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { useStoredPicture } from '../../firebase/avatars.ts';
import { useDeskRows } from '../desk-rows.tsx';
import { JournalButton } from '../journal/Journal.tsx';
import { FoundCount, MoreRows, useFirstRows } from '../requests/RequestList.tsx';

interface PeopleTabProps {
  /** The search text. */
  readonly text: string;
  /** Searches the requests of an account by its email address. */
  readonly onShowRequests: (email: string) => void;
}

/** All accounts, newest first, with their roles. */
export function PeopleTab({ text, onShowRequests }: PeopleTabProps) {
  const t = useT();
  const { people, isReading } = useDeskRows();
  const all = useMemo(() => newestPeople([...(people?.values() ?? [])]), [people]);
  const { rows, isSimilar } = useMemo(() => searchPeople(all, text), [all, text]);
  const { shown, more } = useFirstRows(rows);
  if (!people) return isReading ? <Loading label={t('admin.loading')} /> : null;
  const isFiltered = isSearch(text);
  return (
    <>
      {isFiltered ? <FoundCount count={rows.length} isSimilar={isSimilar} /> : null}
      {rows.length === 0 ? (
        <EmptyState
          title={t('admin.none-users')}
          text={t(isFiltered ? 'admin.none-found-text' : 'admin.none-users-text')}
        />
      ) : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((person) => (
          <PersonRow key={person.id} person={person} onShowRequests={onShowRequests} />
        ))}
      </Box>
      <MoreRows onMore={more} />
    </>
  );
}

interface PersonRowProps {
  readonly person: DeskPerson;
  readonly onShowRequests: (email: string) => void;
}

/** One account with its roles. */
const PersonRow = memo(function PersonRow({ person, onShowRequests }: PersonRowProps) {
  const t = useT();
  const lang = useLang();
  const { id, email, guide, full_name } = person;
  const picture = useStoredPicture(person.avatar_url);
  const name = full_name || t('admin.nameless');
  const approved = guide?.approved?.full_name;
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
        {initialsOf(full_name)}
      </Avatar>
      <Box sx={{ flex: '1 1 13rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }} lang={langOfText(name)}>
          {name}
        </Typography>
        {approved === undefined || approved === full_name ? null : (
          <Typography variant="body2" color="warning">
            {t('admin.approved-as', { name: approved })}
          </Typography>
        )}
        {email === undefined ? null : <Typography variant="body2">{email}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {t('admin.joined', { date: formatDate(new Date(person.created_at), lang) })}
        </Typography>
      </Box>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center' }}
      >
        {guide && email !== undefined ? (
          <Button
            size="small"
            aria-label={t('admin.requests-of', { name })}
            onClick={() => onShowRequests(email)}
          >
            {t('admin.requests')}
          </Button>
        ) : null}
        {guide ? <JournalButton guide={{ guideId: id, name }} /> : null}
        {person.is_admin ? <Chip size="small" variant="outlined" label={t('admin.badge-admin')} /> : null}
        {guide ? <Chip size="small" variant="outlined" label={t('admin.badge-guide')} /> : null}
        {guide?.is_verified ? (
          <Chip size="small" variant="outlined" color="success" label={t('admin.badge-verified')} />
        ) : null}
      </Stack>
    </Stack>
  );
});
