import { initialsOf } from '../../../domain/guide/profile.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { romanizedName } from '../../../domain/spelling/romanize.ts';
import { DAY_MS } from '../../../domain/timestamp.ts';
import { formatAge, formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useStoredPicture } from '../../firebase/avatars.ts';
import { nameId } from '../requests/desk-keys.ts';
import type { CardData } from './card-data.ts';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

interface CardHeadProps {
  readonly card: CardData;
  readonly isPictureChanged: boolean;
}

/** Picture, name as typed and in the other script, email and its language, and date and age of the request. */
export function CardHead({ card, isPictureChanged }: CardHeadProps) {
  const { id, name, profile, guide, about = guide, request } = card;
  const { requested_at: requestedAt } = request;
  const t = useT();
  const lang = useLang();
  const [now] = useState(() => Date.now());
  const inOtherScript = [about?.latin_name || romanizedName(name), about?.georgian_name].find(
    (one) => one && one !== name,
  );
  const age = requestedAt ? formatAge((now - requestedAt.getTime()) / DAY_MS, lang) : undefined;
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <CardPicture name={name} url={profile?.avatar_url} />
      <Box sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography id={nameId(id)} variant="h2" sx={{ fontSize: '1.25rem' }} lang={langOfText(name)}>
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
        {isPictureChanged ? (
          <Typography variant="body2" color="warning">
            {t('admin.picture-changed')}
          </Typography>
        ) : null}
      </Box>
    </Stack>
  );
}

interface CardPictureProps {
  readonly name: string;
  readonly url: string | null | undefined;
}

const SIZE = { width: { xs: 56, sm: 88 }, height: { xs: 56, sm: 88 } } as const;

/** The guide's picture, which a press enlarges; shows initials if there is none. */
export function CardPicture({ name, url }: CardPictureProps) {
  const t = useT();
  const picture = useStoredPicture(url);
  const [isLarge, setLarge] = useState(false);
  const avatar = (
    <Avatar {...(picture ? { src: picture } : {})} alt="" aria-hidden sx={SIZE}>
      {initialsOf(name)}
    </Avatar>
  );
  if (!picture) return avatar;
  return (
    <>
      <ButtonBase
        aria-label={t('admin.enlarge', { name })}
        onClick={() => setLarge(true)}
        sx={{ borderRadius: '50%', alignSelf: 'start' }}
        focusRipple
      >
        {avatar}
      </ButtonBase>
      {isLarge ? (
        <Dialog
          open
          onClose={() => setLarge(false)}
          slotProps={{ paper: { 'aria-label': t('admin.picture-of', { name }) } }}
          maxWidth="md"
        >
          <Box
            component="img"
            src={picture}
            alt={t('admin.picture-of', { name })}
            sx={{ display: 'block', maxWidth: '100%', maxHeight: '75vh', width: 512, objectFit: 'contain' }}
          />
          <DialogActions>
            <Button onClick={() => setLarge(false)}>{t('admin.close')}</Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}
