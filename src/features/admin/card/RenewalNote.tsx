import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { APPROVED_FIELDS } from '../../../domain/guide/guide-fields.ts';
import { approvedOr } from '../../../domain/guide/guide-profile.ts';
import { changedSinceApproval } from '../../../domain/verification/verification.ts';
import { fieldLabel } from '../../../i18n/guide-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { JoinedRequest } from '../desk/join-requests.ts';

/** Marks a request for another term, and says what is not as it was at the last approval. */
export function RenewalNote({
  request,
  guide,
  profile,
  attempts,
}: Pick<JoinedRequest, 'request' | 'guide' | 'profile' | 'attempts'>) {
  const t = useT();
  const { applied } = request.data;
  const approved = guide?.approved && applied ? approvedOr(guide.approved, applied) : undefined;
  const seen = attempts?.find(({ data }) => data.status === 'approved')?.data.seen;
  const changed = [
    ...APPROVED_FIELDS.filter((name) => applied && approved && applied[name] !== approved[name]),
    ...(guide && seen ? changedSinceApproval(seen, guide, profile) : []),
  ];
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      <AlertTitle>{t('admin.renewal')}</AlertTitle>
      {changed.length === 0
        ? t('admin.renewal-unchanged')
        : t('admin.renewal-changed', { fields: changed.map((name) => t(fieldLabel(name))).join(', ') })}
    </Alert>
  );
}
