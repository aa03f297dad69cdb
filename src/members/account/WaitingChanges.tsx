import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ApprovedField } from '../../domain/guide/guide-fields.ts';
import {
  changedSinceRequest,
  differingFields,
  isAsApproved,
  type Applied,
  type ApprovedValues,
  type GuideProfile,
} from '../../domain/guide/guide-profile.ts';
import { formatDate } from '../../i18n/dates.ts';
import { approvedText, fieldLabel } from '../../i18n/guide-texts.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';

interface ChangedFieldsProps {
  /** Each field with its value before and after a change. */
  readonly rows: readonly { readonly label: string; readonly before: string; readonly after: string }[];
}

function ChangedFields({ rows }: ChangedFieldsProps) {
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, '& dt': { fontWeight: 600 } }}>
      {rows.map(({ label, before, after }) => (
        <Box key={label} sx={{ mb: 1 }}>
          <Typography component="dt">{label}</Typography>
          <Typography component="dd">{before}</Typography>
          <Typography component="dd">{after}</Typography>
        </Box>
      ))}
    </Box>
  );
}

function useApprovedText() {
  const t = useT();
  const lang = useLang();
  return (name: ApprovedField, values: ApprovedValues) =>
    approvedText(name, values, lang) ?? t('account.not-chosen');
}

interface WaitingChangesProps {
  readonly guide: GuideProfile;
  /** What the open request asks to be approved. */
  readonly applied: Applied | undefined;
  /** When the request for these changes was withdrawn, if it was. */
  readonly withdrawnOn: Date | null;
}

/** Shows the changes since the approval, next to the public values. */
export function WaitingChanges({ guide, applied, withdrawnOn }: WaitingChangesProps) {
  const t = useT();
  const lang = useLang();
  const text = useApprovedText();
  const proposed = { ...guide, ...applied };
  const { approved } = guide;
  if (!guide.is_verified || !approved) return null;
  const rows = differingFields(approved, proposed).map((name) => ({
    label: t(fieldLabel(name)),
    before: t('account.waiting-public', { value: text(name, approved) }),
    after: t('account.waiting-new', { value: text(name, proposed) }),
  }));
  if (rows.length === 0) return null;
  const unsent = withdrawnOn
    ? t('account.since-withdrawn', { date: formatDate(withdrawnOn, lang) })
    : t('account.unsent-title');
  return (
    <Alert severity={guide.open_request_id ? 'info' : 'warning'} sx={{ width: '100%' }}>
      <AlertTitle>{guide.open_request_id ? t('account.waiting-title') : unsent}</AlertTitle>
      <Typography>
        {t(guide.open_request_id ? 'account.waiting-asked' : 'account.waiting-not-asked')}
      </Typography>
      <ChangedFields rows={rows} />
    </Alert>
  );
}

interface UnsubmittedChangesProps {
  readonly guide: GuideProfile;
  readonly applied: Applied;
}

/** Shows what the guide has changed since the open request was sent, which its decision does not cover. */
export function UnsubmittedChanges({ guide, applied }: UnsubmittedChangesProps) {
  const t = useT();
  const text = useApprovedText();
  const rows = changedSinceRequest(applied, guide).map((name) => ({
    label: t(fieldLabel(name)),
    before: t('account.unasked-sent', { value: text(name, applied) }),
    after: t('account.unasked-now', { value: text(name, guide) }),
  }));
  if (rows.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ width: '100%' }}>
      <AlertTitle>{t('account.unasked-title')}</AlertTitle>
      <Typography>{t(isAsApproved(guide) ? 'account.unasked-restored' : 'account.unasked')}</Typography>
      <ChangedFields rows={rows} />
    </Alert>
  );
}
