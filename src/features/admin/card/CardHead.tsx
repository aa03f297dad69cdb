import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ApprovedValues } from '../../../domain/guide/guide-profile.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import { romanizedName } from '../../../domain/spelling/romanize.ts';
import { DAY_MS } from '../../../domain/timestamp.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { formatAge, formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { nameId } from '../desk/desk-keys.ts';
import { CardPicture } from './CardPicture.tsx';

interface CardHeadProps {
  readonly id: string;
  readonly name: string;
  readonly profile: Profile | undefined;
  /** The names in both scripts that the request is about. */
  readonly about: Pick<ApprovedValues, 'georgian_name' | 'latin_name'> | undefined;
  readonly requestedAt: Date | null;
  /** Milliseconds since 1970; the age of the request is computed from it. */
  readonly now: number;
  /** Whether the guide replaced the picture while the card was open. */
  readonly isPictureChanged: boolean;
}

/** Picture, name as typed and in the other script, email and its language, and date and age of the request. */
export function CardHead({ id, name, profile, about, requestedAt, now, isPictureChanged }: CardHeadProps) {
  const t = useT();
  const lang = useLang();
  const inOtherScript = [about?.latin_name || romanizedName(name), about?.georgian_name].find(
    (one) => one && one !== name,
  );
  const age = requestedAt ? formatAge((now - requestedAt.getTime()) / DAY_MS, lang) : undefined;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <CardPicture name={name} url={profile?.avatar_url} />
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          id={nameId(id)}
          variant="h2"
          // The scroll margin includes the edge of the card above the name.
          sx={{ fontSize: '1.25rem', scrollMarginTop: '1.5rem' }}
          lang={langOfText(name)}
        >
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
