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
import { saveGuideProfile, toStoredEdit, type GuideEdit } from '../firebase/firestore/guide-documents.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { isListed, type GuideProfile } from '../../domain/guide/guide-profile.ts';
import type { Profile } from '../../domain/guide/profile.ts';
import { localPath } from '../../domain/paths.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { loadDocument } from '../shared/load-document.ts';
import { useToasts } from '../shared/Toasts.tsx';

interface DeleteAccountProps {
  readonly profile: Profile | undefined;
  readonly guide: GuideProfile | undefined;
}

/**
 * Deletes the account after a confirmation; an interrupted call can simply be repeated. Offers to hide a public page
 * instead.
 */
export function DeleteAccount({ profile, guide }: DeleteAccountProps) {
  const { t, lang } = useI18n();
  const { signOut } = useAuth();
  const { show: toast } = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const stored = profile && guide && isListed(guide) ? toStoredEdit(profile, guide) : undefined;

  const reset = () => {
    setOpen(false);
    setConfirmed(false);
    setFailure(undefined);
  };
  const attempt = async (work: () => Promise<void>, failed: MessageId) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(t(failed, { message: t(callMessage(error)) }));
      setBusy(false);
    }
  };
  const remove = async () => {
    await deleteMyAccount();
    await signOut();
    leaveNotice(t('account.deleted'));
    loadDocument(localPath('/', lang));
  };
  const hide = async (uid: string, base: GuideEdit) => {
    await saveGuideProfile(uid, { base, edit: { ...base, is_public: false } });
    setBusy(false);
    reset();
    toast({ about: 'hidden', severity: 'success', message: t('account.hidden') });
  };

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t('account.delete')}
      </Button>
      <Dialog open={isOpen} onClose={() => isBusy || reset()}>
        <DialogTitle>{t('account.delete-confirm-title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('account.delete-text')}</DialogContentText>
          {guide && stored ? (
            <>
              <DialogContentText sx={{ my: 1 }}>{t('account.hide-text')}</DialogContentText>
              <Button
                variant="outlined"
                disabled={isBusy}
                onClick={() => void attempt(() => hide(guide.user_id, stored), 'account.hide-failed')}
              >
                {t('account.hide')}
              </Button>
            </>
          ) : null}
          <FormControlLabel
            sx={{ mt: 2 }}
            control={<Checkbox checked={isConfirmed} onChange={(_event, checked) => setConfirmed(checked)} />}
            label={t('account.delete-confirm')}
          />
          {failure ? (
            <Alert severity="error" sx={{ mt: 2 }}>
              {failure}
            </Alert>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={reset} disabled={isBusy}>
            {t('account.cancel')}
          </Button>
          <Button
            color="error"
            variant="contained"
            disabled={!isConfirmed || isBusy}
            onClick={() => void attempt(remove, 'account.delete-failed')}
          >
            {t(isBusy ? 'account.deleting' : 'account.delete')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
