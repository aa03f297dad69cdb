/** Points out changes that were not approved, so that an admin does not assume everything on the card was. */
import Alert from '@mui/material/Alert';
import type { GuideProfile } from '../../../domain/guide/guide-profile.ts';
import { approvedText, fieldLabel, fieldLabels } from '../../../i18n/guide-texts.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { JoinedRequest } from '../desk/join-requests.ts';
import { unapprovedFields, unseenFields } from '../desk/since-approval.ts';

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
export function ChangedSince(props: Pick<JoinedRequest, 'guide' | 'profile' | 'attempts'>) {
  const t = useT();
  const changed = unseenFields(props);
  if (changed.length === 0) return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      {t('admin.changed-since', { fields: fieldLabels(changed, t) })}
    </Alert>
  );
}
