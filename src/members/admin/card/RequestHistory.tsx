/** What happened to the request, the approval and the earlier requests of a guide. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GuideProfile } from '../../../domain/guide/guide-profile.ts';
import { requestStateOf, requestStateSince } from '../../../domain/verification/request-state.ts';
import { wasRevoked } from '../../../domain/verification/verification.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { approvedText, fieldLabel, fieldLabels } from '../../../i18n/guide-texts.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { unapprovedFields, unseenFields, type CardData } from './card-data.ts';
import { TypedText } from './CardParts.tsx';

/** Shows on a pending request when and why a decision on it was taken back. */
export function Returned({ request }: Pick<CardData, 'request'>) {
  const t = useT();
  const lang = useLang();
  const returned = request.status === 'pending' ? request.returned : undefined;
  if (!returned) return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      {t('admin.attempt-returned', { date: formatDate(returned.at, lang) })}
      {wasRevoked(request) ? <Typography variant="body2">{t('admin.returned-revoked')}</Typography> : null}
      {returned.reason ? <TypedText variant="body2">{returned.reason}</TypedText> : null}
    </Alert>
  );
}

/** Shows the decisions on the guide's other requests. */
export function EarlierRequests({ card }: { readonly card: CardData }) {
  const t = useT();
  const lang = useLang();
  const others = card.attempts.filter(({ id }) => id !== card.id);
  if (others.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {t('admin.attempts')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {others.map(({ id, data }) => {
          const since = requestStateSince(data);
          const date = since ? formatDate(since, lang) : t('admin.na');
          return (
            <li key={id}>
              {t(`admin.attempt-${requestStateOf(data)}`, { date })}
              {data.admin_notes ? <TypedText variant="body2">{data.admin_notes}</TypedText> : null}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

/** Unapproved changes of a verified guide: neither visitors nor the rest of the card show them. */
export function Unapproved({ guide }: { readonly guide: GuideProfile }) {
  const t = useT();
  const lang = useLang();
  const names = unapprovedFields(guide);
  if (names.length === 0) return null;
  const fields = names.map(
    (name) => `${t(fieldLabel(name))} (${approvedText(name, guide, lang) ?? t('admin.not-chosen')})`,
  );
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {t('admin.unapproved', { fields: fields.join(', ') })}
    </Alert>
  );
}

/** Changes that needed no approval, for a second look. */
export function ChangedSince({ card }: { readonly card: CardData }) {
  const t = useT();
  const changed = unseenFields(card);
  if (changed.length === 0) return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      {t('admin.changed-since', { fields: fieldLabels(changed, t) })}
    </Alert>
  );
}
