import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { isCardSaved } from '../../../browser/card-storage.ts';
import { logFailure } from '../../../browser/log-failure.ts';
import { useAsync } from '../../../browser/use-async.ts';
import { SAVED_CARD } from '../../../domain/membership/card-constants.ts';
import { useT } from '../../../i18n/use-t.ts';

/** The way to the card that this account keeps here, where the account itself cannot be shown; nothing without a card. */
export function SavedCardNotice({ uid }: { readonly uid: string }) {
  const t = useT();
  const [isSaved, setSaved] = useState(false);
  useAsync(uid, isCardSaved, setSaved, (error) => logFailure('Looking for the saved card', error));
  if (!isSaved) return null;
  return (
    <Alert
      severity="info"
      sx={{ my: 3 }}
      action={
        // Not a page of the application: the service worker shows what is saved.
        <Button color="inherit" href={SAVED_CARD.path}>
          {t('account.card-open')}
        </Button>
      }
    >
      {t('account.card-here')}
    </Alert>
  );
}
