import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { isCardKept } from '../../../browser/kept-card.ts';
import { logFailure } from '../../../browser/log-failure.ts';
import { useAsync } from '../../../browser/use-async.ts';
import { useTimeout } from '../../../browser/use-timer.ts';
import { KEPT_CARD } from '../../../domain/membership/kept-card.ts';
import { useT } from '../../../i18n/use-t.ts';

/** ms of loading after which there may be no network. */
const LONG_MS = 2000;

/** The way to the card that this account keeps here, where the account itself cannot be shown; nothing without a card. */
export function KeptCardNotice({ uid }: { readonly uid: string }) {
  const t = useT();
  const [isKept, setKept] = useState(false);
  useAsync(
    uid,
    (of) => isCardKept(of),
    setKept,
    (error) => logFailure('Looking for the kept card', error),
  );
  if (!isKept) return null;
  return (
    <Alert
      severity="info"
      sx={{ my: 3 }}
      action={
        // Not a page of the application: the service worker shows what is kept.
        <Button color="inherit" href={KEPT_CARD.path}>
          {t('account.card-open')}
        </Button>
      }
    >
      {t('account.card-here')}
    </Alert>
  );
}

/** The same below what is still loading, once that takes long. */
export function KeptCardWhileLoading({ uid }: { readonly uid: string }) {
  const [isLong, setLong] = useState(false);
  useTimeout(() => setLong(true), LONG_MS);
  return isLong ? <KeptCardNotice uid={uid} /> : null;
}
