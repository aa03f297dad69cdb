import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { SamePerson } from '../../../domain/desk/search.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import { AccountPicture } from '../../shared/AccountPicture.tsx';
import { linkTo } from '../desk-address.ts';
import { DESK_KEYS } from '../requests/desk-keys.ts';
import { MembershipLine } from './CardParts.tsx';
import { useCard } from './use-card.ts';

/** Whom the comparison found; an approval wants the admin's word that they are other people. */
export function SamePeople() {
  const t = useT();
  const { found = [], areOthers, isMissed, setOthers, box } = useCard().form.samePeople;
  const askId = useId();
  if (found.length === 0) return null;
  return (
    <Alert severity={areOthers ? 'info' : 'warning'} role="note" sx={{ mb: 2 }}>
      <AlertTitle>{t('admin.same-title')}</AlertTitle>
      <ul className="plain-list">
        {found.map((one) => (
          <FoundPerson key={one.user_id} found={one} />
        ))}
      </ul>
      <Typography id={askId} role="status" color={isMissed ? 'error' : 'inherit'}>
        {t(isMissed ? 'admin.same-missed' : 'admin.same-ask')}
      </Typography>
      <FormControlLabel
        label={t('admin.same-other')}
        // Room for the focus ring.
        sx={{ ml: 0 }}
        aria-keyshortcuts={DESK_KEYS.other}
        checked={areOthers}
        onChange={(_event, isOn) => setOthers(isOn ? found.map((one) => one.user_id) : [])}
        control={<Checkbox color="default" slotProps={{ input: { ref: box, 'aria-describedby': askId } }} />}
      />
    </Alert>
  );
}

function FoundPerson({ found: { full_name, person, status, same } }: { readonly found: SamePerson }) {
  const t = useT();
  const membership = person?.membership;
  const name = full_name || t('admin.nameless');
  const q = membership ? String(membership.number) : (person?.email ?? name);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: 1 }}>
      <AccountPicture name={name} url={person?.avatar_url} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={linkTo({ q })} color="inherit" lang={langOfText(name)}>
          {name}
        </MuiLink>
        {membership ? (
          <MembershipLine membership={membership} />
        ) : (
          <Typography variant="body2">
            {t(status === 'rejected' ? 'admin.same-rejected' : 'admin.same-open')}
          </Typography>
        )}
        <Typography variant="body2">{same.map((what) => t(`admin.same-${what}`)).join(' · ')}</Typography>
      </Box>
    </Box>
  );
}
