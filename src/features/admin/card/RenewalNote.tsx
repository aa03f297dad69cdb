import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { fieldLabel } from '../../../i18n/guide-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { JoinedRequest } from '../desk/join-requests.ts';
import { renewalChanges } from '../renewals/renewal-changes.ts';

/** Marks a request for another term, and says what is not as it was at the last approval. */
export function RenewalNote(props: Pick<JoinedRequest, 'request' | 'guide' | 'profile' | 'attempts'>) {
  const t = useT();
  const changed = renewalChanges(props);
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      <AlertTitle>{t('admin.renewal')}</AlertTitle>
      {changed.length === 0
        ? t('admin.renewal-unchanged')
        : t('admin.renewal-changed', { fields: changed.map((name) => t(fieldLabel(name))).join(', ') })}
    </Alert>
  );
}
