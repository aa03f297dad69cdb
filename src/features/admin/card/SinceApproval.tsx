/** Shows what has changed since the last approval of a guide. */
import Alert from '@mui/material/Alert';
import type { GuideProfile } from '../../../domain/guide/guide-profile.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import type { VerificationRequest } from '../../../domain/verification/verification.ts';
import { approvedText, fieldLabel, fieldLabels } from '../../../i18n/guide-texts.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { DeskRequest } from '../desk/desk-state.ts';
import { unapprovedFields, unseenFields } from '../desk/since-approval.ts';

interface SinceApprovalProps {
  /** The request that the card shows, in its current state. */
  readonly current: VerificationRequest;
  readonly attempts: readonly DeskRequest[] | undefined;
  readonly guide: GuideProfile | undefined;
  readonly profile: Profile | undefined;
}

/**
 * Points out changes that were not approved, so that an admin does not assume everything on the card was.
 */
export function SinceApproval({ current, attempts, guide, profile }: SinceApprovalProps) {
  if (!guide) return null;
  return (
    <>
      {current.status === 'pending' ? null : <Unapproved guide={guide} />}
      <Changes guide={guide} profile={profile} attempts={attempts} />
    </>
  );
}

/** Unapproved changes of a verified guide: neither visitors nor the rest of the card show them. */
function Unapproved({ guide }: { readonly guide: GuideProfile }) {
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
function Changes(props: Pick<SinceApprovalProps, 'guide' | 'profile' | 'attempts'>) {
  const t = useT();
  const changed = unseenFields(props);
  if (changed.length === 0) return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      {t('admin.changed-since', { fields: fieldLabels(changed, t) })}
    </Alert>
  );
}
