import Alert from '@mui/material/Alert';
import type { GuideFieldName } from '../../../domain/guide/guide-fields.ts';
import { fieldLabel } from '../../../i18n/guide-texts.ts';
import { useT } from '../../../i18n/use-t.ts';

interface ChangedFieldsProps {
  readonly changed: readonly GuideFieldName[];
  /** Whether a decision was refused because of the change; the next press decides. */
  readonly isAsked: boolean;
}

/** Lists what the guide changed while the admin was reading. */
export function ChangedFields({ changed, isAsked }: ChangedFieldsProps) {
  const t = useT();
  if (changed.length === 0) return null;
  const fields = changed.flatMap((name) => (name === 'user_id' ? [] : t(fieldLabel(name)))).join(', ');
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {t('admin.changed-meanwhile', { fields })} {t(isAsked ? 'admin.changed-asks' : 'admin.changed-read')}
    </Alert>
  );
}
