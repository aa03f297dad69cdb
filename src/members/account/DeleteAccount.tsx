import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { leaveNotice } from '../../browser/next-notice.ts';
import { useAuth } from '../firebase/auth/auth-context.ts';
import { callMessage, deleteMyAccount } from '../firebase/callables.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localPath } from '../../domain/paths.ts';
import { useT } from '../../i18n/use-t.ts';
import { loadDocument } from '../shared/load-document.ts';

/** Deletes the account after a confirmation. An interrupted call can simply be repeated. */
export function DeleteAccount() {
  const t = useT();
  const lang = useLang();
  const { signOut } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MessageId>();

  const close = () => {
    if (isBusy) return;
    setOpen(false);
    setConfirmed(false);
    setFailure(undefined);
  };
  const remove = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await deleteMyAccount();
      await signOut();
      leaveNotice(t('account.deleted'));
      loadDocument(localPath('/', lang));
    } catch (error) {
      setFailure(callMessage(error));
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t('account.delete')}
      </Button>
      <Dialog open={isOpen} onClose={close}>
        <DialogTitle>{t('account.delete-confirm-title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('account.delete-text')}</DialogContentText>
          <FormControlLabel
            sx={{ mt: 2 }}
            control={<Checkbox checked={isConfirmed} onChange={(_event, checked) => setConfirmed(checked)} />}
            label={t('account.delete-confirm')}
          />
          {failure ? (
            <Alert severity="error" sx={{ mt: 2 }}>
              {t('account.delete-failed', { message: t(failure) })}
            </Alert>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isBusy}>
            {t('account.cancel')}
          </Button>
          <Button
            color="error"
            variant="contained"
            disabled={!isConfirmed || isBusy}
            onClick={() => void remove()}
          >
            {t(isBusy ? 'account.deleting' : 'account.delete')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
