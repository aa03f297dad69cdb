import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ApprovedField } from '../../../domain/guide/guide-fields.ts';
import { pendingChanges } from '../../../domain/guide/guide-profile.ts';
import { requestStateOf, requestStateSince } from '../../../domain/verification/request-state.ts';
import { wasRevoked } from '../../../domain/verification/verification.ts';
import { formatAge } from '../../../i18n/age.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { approvedText, fieldLabel, fieldLabels } from '../../../i18n/guide-texts.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { linkTo } from '../desk-address.ts';
import { DESK_KEYS } from '../requests/desk-keys.ts';
import { GuideFacts } from '../../shared/GuideFacts.tsx';
import { RequestThread } from '../../shared/RequestThread.tsx';
import { CardNote, MembershipLine } from './CardParts.tsx';
import { TypedText } from '../../shared/TypedText.tsx';
import { asApproved, repeatedRejection, unseenFields } from './card-data.ts';
import { useCard } from './use-card.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { romanizedName } from '../../../domain/spelling/romanize.ts';
import { AccountPicture } from '../../shared/AccountPicture.tsx';

export function CardFacts() {
  const { guide, membership, name, request, phase, form } = useCard();
  const t = useT();
  return (
    <>
      {membership ? <MembershipLine membership={membership} /> : null}
      <Remarks />
      <EarlierRequests />
      {guide ? (
        <GuideFacts guide={phase === 'open' ? guide : asApproved(guide)} changed={form.changed} />
      ) : null}
      <CardNote
        severity={guide ? 'info' : 'warning'}
        lines={[!guide && t('admin.profile-missing'), guide?.is_public === false && t('admin.unlisted')]}
      />
      <Button
        component={RouterLink}
        to={linkTo({ tab: 'journal', person: request.user_id })}
        size="small"
        startIcon={<HistoryOutlined />}
        aria-label={t('admin.journal-name', { name })}
        aria-keyshortcuts={DESK_KEYS.journal}
        sx={{ mt: 1.5, ml: -1.5 }}
      >
        {t('admin.journal')}
      </Button>
    </>
  );
}

/** When and why a decision was taken back, and which changes of a verified guide need a second look. */
function Remarks() {
  const { t, lang } = useI18n();
  const card = useCard();
  const { request, guide, phase } = card;
  const returned = request.status === 'pending' ? request.returned : undefined;
  // Neither visitors nor the rest of the card show these.
  const unapproved = guide?.is_verified && phase !== 'open' ? pendingChanges(guide) : [];
  const unseen = unseenFields(card) ?? [];
  const { reviewed_at: repeated } = repeatedRejection(card) ?? {};
  const withValue = (name: ApprovedField) =>
    `${t(fieldLabel(name))} (${(guide && approvedText(name, guide, lang)) ?? t('admin.not-chosen')})`;
  return (
    <>
      <CardNote
        lines={[
          returned && t('admin.attempt-returned', { date: formatDate(returned.at, lang) }),
          returned && wasRevoked(request) && guide?.is_verified && t('admin.returned-revoked'),
        ]}
      >
        {returned?.reason ? <TypedText variant="body2">{returned.reason}</TypedText> : null}
      </CardNote>
      <CardNote
        severity="warning"
        lines={[
          repeated && t('admin.again-unchanged', { date: formatDate(repeated, lang) }),
          unapproved.length > 0 && t('admin.unapproved', { fields: unapproved.map(withValue).join(', ') }),
        ]}
      />
      <CardNote lines={[unseen.length > 0 && t('admin.changed-since', { fields: fieldLabels(unseen, t) })]} />
    </>
  );
}

function EarlierRequests() {
  const { t, lang } = useI18n();
  const { id: shown, attempts } = useCard();
  const isWithdrawn = ({ data }: (typeof attempts)[number]) => Number(data.closed_as === 'withdrawn');
  const others = attempts
    .filter(({ id }) => id !== shown)
    // Of the guide's own there may be many, with words above the decisions.
    .toSorted((one, other) => isWithdrawn(one) - isWithdrawn(other));
  if (others.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {t('admin.attempts')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {others.map(({ id, data }) => {
          const since = requestStateSince(data);
          const date = since ? formatDate(since, lang) : t('admin.na');
          const words = [data.admin_notes, data.returned?.reason].filter(Boolean).join('\n');
          return (
            <li key={id}>
              {t(`admin.attempt-${requestStateOf(data)}`, { date })}
              {words ? <TypedText variant="body2">{words}</TypedText> : null}
              <RequestThread request={data} />
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

export function CardHead() {
  const { id, name, profile, guide, about = guide, request, form } = useCard();
  const { requested_at: requestedAt } = request;
  const { t, lang } = useI18n();
  const inOtherScript = [about?.latin_name || romanizedName(name), about?.georgian_name].find(
    (one) => one && one !== name,
  );
  return (
    <Stack direction="row" spacing={2} sx={{ gridArea: 'head', alignItems: 'center' }}>
      <CardPicture />
      <Box sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography id={`name-${id}`} variant="h2" sx={{ fontSize: '1.25rem' }} lang={langOfText(name)}>
          {name}
        </Typography>
        {inOtherScript ? <TypedText variant="body2">{inOtherScript}</TypedText> : null}
        {profile?.email ? (
          <Typography variant="body2">
            <Link href={`mailto:${profile.email}`}>{profile.email}</Link>
            {` · ${t('admin.mail-lang', { lang: profile.language })}`}
          </Typography>
        ) : null}
        {requestedAt ? (
          <Typography variant="body2" color="textSecondary">
            {t('admin.requested', { date: formatDate(requestedAt, lang), age: formatAge(requestedAt, lang) })}
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
