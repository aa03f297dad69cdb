import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { hasDraft } from '../../browser/drafts.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';

/** Shows that this browser has unsaved changes to the guide profile, with a link to them. */
export function DraftNotice({ uid }: { readonly uid: string }) {
  const t = useT();
  const [isSaved] = useState(() => hasDraft(uid));
  if (!isSaved) return null;
  return (
    <Alert
      severity="info"
      action={<LocalButtonLink to="/guide-profile">{t('account.draft-open')}</LocalButtonLink>}
    >
      {t('account.draft')}
    </Alert>
  );
}
