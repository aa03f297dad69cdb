import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { fieldLabels } from '../../../i18n/guide-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { JoinedRequest } from '../desk/join-requests.ts';
import { isComparable, renewalChanges } from '../renewals/renewal-changes.ts';

/** Marks a request for a new term, and lists the changes since the last approval. */
export function RenewalNote(props: Pick<JoinedRequest, 'request' | 'guide' | 'profile' | 'attempts'>) {
  const t = useT();
  const changed = renewalChanges(props);
  const isKnown = isComparable(props);
  const fields = fieldLabels(changed, t);
  const isPlain = changed.length === 0 && isKnown;
  return (
    <Alert severity={isPlain ? 'info' : 'warning'} role="note" sx={{ mb: 2 }}>
      <AlertTitle>{t('admin.renewal')}</AlertTitle>
      {changed.length > 0 ? <div>{t('admin.renewal-changed', { fields })}</div> : null}
      {isKnown ? null : <div>{t('admin.renewal-unknown')}</div>}
      {isPlain ? t('admin.renewal-unchanged') : null}
    </Alert>
  );
}
