import { langOfText } from '../../../domain/guide/text-lang.ts';
import { romanizedName } from '../../../domain/spelling/romanize.ts';
import { DAY_MS } from '../../../domain/timestamp.ts';
import { formatAge, formatDate } from '../../../i18n/dates.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { AccountPicture } from '../../shared/AccountPicture.tsx';
import { useCard } from './use-card.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

/** Picture, name as typed and in the other script, email and its language, and date and age of the request. */
export function CardHead() {
  const { id, name, profile, guide, about = guide, request, form } = useCard();
  const { requested_at: requestedAt } = request;
  const { t, lang } = useI18n();
  const [now] = useState(() => Date.now());
  const inOtherScript = [about?.latin_name || romanizedName(name), about?.georgian_name].find(
    (one) => one && one !== name,
  );
  const age = requestedAt ? formatAge((now - requestedAt.getTime()) / DAY_MS, lang) : undefined;
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <CardPicture />
      <Box sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography id={`name-${id}`} variant="h2" sx={{ fontSize: '1.25rem' }} lang={langOfText(name)}>
          {name}
        </Typography>
        {inOtherScript ? (
          <Typography variant="body2" lang={langOfText(inOtherScript)}>
            {inOtherScript}
          </Typography>
        ) : null}
        {profile?.email ? (
          <Typography variant="body2">
            <Link href={`mailto:${profile.email}`}>{profile.email}</Link>
            {` · ${t('admin.mail-lang', { lang: profile.language })}`}
          </Typography>
        ) : null}
        {requestedAt && age !== undefined ? (
          <Typography variant="body2" color="textSecondary">
            {t('admin.requested', { date: formatDate(requestedAt, lang), age })}
          </Typography>
        ) : null}
        {form.changed.includes('avatar_url') ? (
          <Typography variant="body2" color="warning">
            {t('admin.picture-changed')}
          </Typography>
        ) : null}
      </Box>
    </Stack>
  );
}

/** The guide's picture, or initials; a press enlarges it, and another one makes it small again. */
function CardPicture() {
  const t = useT();
  const { name, profile } = useCard();
  const [isLarge, setLarge] = useState(false);
  const size = isLarge ? { xs: 160, sm: 256 } : { xs: 56, sm: 88 };
  const url = profile?.avatar_url;
  const picture = <AccountPicture name={name} url={url} sx={{ width: size, height: size }} />;
  if (!url) return picture;
  return (
    <ButtonBase
      aria-label={t('admin.enlarge', { name })}
      aria-pressed={isLarge}
      onClick={() => setLarge(!isLarge)}
      focusRipple
    >
      {picture}
    </ButtonBase>
  );
}
