import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { findSamePeople, type SamePerson } from '../../../domain/desk/same-people.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { AccountPicture } from '../../shared/AccountPicture.tsx';
import { linkTo } from '../desk-address.ts';
import { useDeskRows } from '../desk-rows.tsx';
import { DESK_KEYS, isFirstClick } from '../requests/desk-keys.ts';
import type { CardData } from './card-data.ts';
import { MembershipLine } from './CardParts.tsx';

const NONE: readonly never[] = [];

type Comparison = ReturnType<typeof useSamePeople>;

/** Compares the person of a request with members and applicants, and holds what the admin says about them. */
export function useSamePeople(card: CardData) {
  const { people, open } = useDeskRows();
  const requests = open.status === 'ready' ? open.data.rows : NONE;
  const found = useMemo(() => people && findSamePeople(card, people, requests), [card, people, requests]);
  const [others, setOthers] = useState<readonly string[]>(NONE);
  const [wasAsked, setWasAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Whoever is found later was not meant.
  const areOthers = found?.every((one) => others.includes(one.user_id)) ?? wasAsked;
  return {
    /** Undefined while nobody can be compared. */
    found,
    wasAsked,
    areOthers,
    button,
    /** Says that all of them are other people, or takes it back. */
    say: () => setOthers(areOthers || !found ? NONE : found.map((one) => one.user_id)),
    ask: () => {
      setWasAsked(true);
      button.current?.focus({ preventScroll: true });
      button.current?.closest('[role=note]')?.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** Whom the comparison found; an approval wants the admin's word that they are other people. */
export function SamePeople({ found, wasAsked, areOthers, button, say }: Comparison) {
  const t = useT();
  if (!found || found.length === 0) {
    return wasAsked ? (
      <Alert severity={found ? 'info' : 'warning'} role="status" sx={{ mb: 2 }}>
        {t(found ? 'admin.same-none' : 'admin.same-unread')}
      </Alert>
    ) : null;
  }
  return (
    <Alert severity={areOthers ? 'info' : wasAsked ? 'error' : 'warning'} role="note" sx={{ mb: 2 }}>
      <AlertTitle>{t('admin.same-title')}</AlertTitle>
      <ul className="plain-list">
        {found.map((one) => (
          <FoundPerson key={one.user_id} found={one} />
        ))}
      </ul>
      <div>{t('admin.same-ask')}</div>
      <Button
        ref={button}
        color="inherit"
        variant="outlined"
        size="small"
        sx={{ mt: 1 }}
        startIcon={areOthers ? <CheckBoxOutlined /> : <CheckBoxOutlineBlank />}
        aria-pressed={areOthers}
        aria-keyshortcuts={DESK_KEYS.other}
        onClick={(event) => isFirstClick(event) && say()}
      >
        {t('admin.same-other')}
      </Button>
    </Alert>
  );
}

/** A link to the requests of somebody who was found, with picture and number. */
function FoundPerson({ found: { full_name, person, same } }: { readonly found: SamePerson }) {
  const t = useT();
  const membership = person?.membership;
  const name = person?.full_name || full_name || t('admin.nameless');
  const q = membership ? String(membership.number) : (person?.email ?? name);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: 1 }}>
      <AccountPicture name={name} url={person?.avatar_url} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={linkTo({ q })} color="inherit" lang={langOfText(name)}>
          {name}
        </MuiLink>
        {membership ? (
          <MembershipLine membership={membership} variant="body2" />
        ) : (
          <Typography variant="body2">{t('admin.same-open')}</Typography>
        )}
        <Typography variant="body2">{same.map((what) => t(`admin.same-${what}`)).join(' · ')}</Typography>
      </Box>
    </Box>
  );
}
