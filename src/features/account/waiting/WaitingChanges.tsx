import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { APPROVED_FIELDS, type ApprovedField } from '../../../domain/guide/guide-fields.ts';
import {
  approvedOr,
  pendingChanges,
  repeatsFullName,
  type ApprovedValues,
  type GuideProfile,
} from '../../../domain/guide/guide-profile.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { approvedText, fieldLabel } from '../../../i18n/guide-texts.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';

interface WaitingChangesProps {
  readonly guide: GuideProfile;
  /** When the request for these changes was withdrawn, if it was. */
  readonly withdrawnOn: Date | undefined;
}

/** Shows the changes since the approval, next to the public values. */
export function WaitingChanges({ guide, withdrawnOn }: WaitingChangesProps) {
  const t = useT();
  const lang = useLang();
  const changes = pendingChanges(guide);
  if (!guide.is_verified || !guide.approved || Object.keys(changes).length === 0) return null;
  const approved = approvedOr(guide.approved, guide);
  const text = (name: ApprovedField, values: ApprovedValues) =>
    approvedText(name, values, lang) ?? t('account.not-chosen');
  const isRepeated = (name: ApprovedField) =>
    [approved, guide].every((values) => repeatsFullName(name, values));
  const rows = APPROVED_FIELDS.filter((name) => name in changes && !isRepeated(name)).map((name) => ({
    label: t(fieldLabel(name)),
    shown: text(name, approved),
    changed: text(name, guide),
  }));
  const unsent = withdrawnOn
    ? t('account.since-withdrawn', { date: formatDate(withdrawnOn, lang) })
    : t('account.unsent-title');
  return (
    <Alert severity={guide.open_request_id ? 'info' : 'warning'} sx={{ width: '100%' }}>
      <AlertTitle>{guide.open_request_id ? t('account.waiting-title') : unsent}</AlertTitle>
      <Typography>
        {t(guide.open_request_id ? 'account.waiting-asked' : 'account.waiting-not-asked')}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        {rows.map((row) => (
          <Box key={row.label} sx={{ mb: 1 }}>
            <Typography component="dt" sx={{ fontWeight: 600 }}>
              {row.label}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {t('account.waiting-public', { value: row.shown })}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {t('account.waiting-new', { value: row.changed })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
