import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { DeskPerson } from '../../../domain/desk/desk-rows.ts';
import type { Column } from '../../../domain/desk/register.ts';
import { initialsOf } from '../../../domain/guide/profile.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useStoredPicture } from '../../firebase/avatars.ts';
import { JournalButton } from '../journal/Journal.tsx';

/** What a row says of a member. */
const FACTS: readonly Column[] = ['number', 'profession', 'status', 'ends'];

interface PersonRowProps {
  readonly person: DeskPerson;
  readonly textOf: (column: Column, person: DeskPerson) => string;
  readonly onShowRequests: (email: string) => void;
}

/** One account with its roles, where the window is too narrow for columns. */
export const PersonRow = memo(function PersonRow({ person, textOf, onShowRequests }: PersonRowProps) {
  const t = useT();
  const lang = useLang();
  const { id, email, guide, full_name } = person;
  const picture = useStoredPicture(person.avatar_url);
  const name = full_name || t('admin.nameless');
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
        {email === undefined ? null : <Typography variant="body2">{email}</Typography>}
        <Typography variant="body2">
          {FACTS.map((column) => textOf(column, person))
            .filter((text) => text !== '')
            .join(' · ')}
        </Typography>
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
        <Badges person={person} />
      </Stack>
    </Stack>
  );
});

/** Its roles, and the approved name if the account has another one by now. */
export function Badges({ person: { guide, is_admin, full_name } }: { readonly person: DeskPerson }) {
  const t = useT();
  const approved = guide?.approved?.full_name;
  return (
    <>
      {is_admin ? <Chip size="small" variant="outlined" label={t('admin.badge-admin')} /> : null}
      {guide ? <Chip size="small" variant="outlined" label={t('admin.badge-guide')} /> : null}
      {guide?.is_verified ? (
        <Chip size="small" variant="outlined" color="success" label={t('admin.badge-verified')} />
      ) : null}
      {approved === undefined || approved === full_name ? null : (
        <Typography variant="body2" component="span" color="warning">
          {t('admin.approved-as', { name: approved })}
        </Typography>
      )}
    </>
  );
}
