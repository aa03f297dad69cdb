import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ApprovedField } from '../../domain/guide/guide-fields.ts';
import {
  changedSinceRequest,
  differingFields,
  isAsApproved,
  type ApprovedValues,
  type GuideProfile,
} from '../../domain/guide/guide-profile.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { approvedText, fieldLabel } from '../../i18n/guide-texts.ts';
import { useI18n } from '../../i18n/use-t.ts';

interface ChangesProps extends Pick<AlertProps, 'severity'> {
  readonly title: MessageId;
  readonly text: MessageId;
  readonly fields: readonly ApprovedField[];
  /** Values before and after the change, each with the words for it. */
  readonly versions: readonly (readonly [
    'account.waiting-public' | 'account.waiting-new' | 'account.unasked-sent' | 'account.unasked-now',
    ApprovedValues,
  ])[];
}

function Changes({ severity, title, text, fields, versions }: ChangesProps) {
  const { t, lang } = useI18n();
  if (fields.length === 0) return null;
  return (
    <Alert severity={severity} sx={{ width: '100%' }}>
      <AlertTitle>{t(title)}</AlertTitle>
      <Typography>{t(text)}</Typography>
      <Box component="dl" sx={{ m: 0, mt: 1, '& dt': { fontWeight: 600 } }}>
        {fields.map((name) => (
          <Box key={name} sx={{ mb: 1 }}>
            <Typography component="dt">{t(fieldLabel(name))}</Typography>
            {versions.map(([words, values]) => (
              <Typography key={words} component="dd">
                {t(words, { value: approvedText(name, values, lang) ?? t('account.not-chosen') })}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}

interface WaitingChangesProps {
  readonly guide: GuideProfile;
  /** What the open request asks to be approved. */
  readonly applied: ApprovedValues | undefined;
}

/** Shows the changes since the approval, next to the public values. */
export function WaitingChanges({ guide, applied }: WaitingChangesProps) {
  const proposed = { ...guide, ...applied };
  const { approved, open_request_id } = guide;
  if (!guide.is_verified || !approved) return null;
  return (
    <Changes
      severity={open_request_id ? 'info' : 'warning'}
      title={open_request_id ? 'account.waiting-title' : 'account.unsent-title'}
      text={open_request_id ? 'account.waiting-asked' : 'account.waiting-not-asked'}
      fields={differingFields(approved, proposed)}
      versions={[
        ['account.waiting-public', approved],
        ['account.waiting-new', proposed],
      ]}
    />
  );
}

interface UnsubmittedChangesProps {
  readonly guide: GuideProfile;
  readonly applied: ApprovedValues;
}

/** Shows what the guide has changed since the open request was sent, which its decision does not cover. */
export function UnsubmittedChanges({ guide, applied }: UnsubmittedChangesProps) {
  return (
    <Changes
      severity="warning"
      title="account.unasked-title"
      text={isAsApproved(guide) ? 'account.unasked-restored' : 'account.unasked'}
      fields={changedSinceRequest(applied, guide)}
      versions={[
        ['account.unasked-sent', applied],
        ['account.unasked-now', guide],
      ]}
    />
  );
}
