import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { DecideInput } from './use-decisions.ts';

interface RenewalsAtOnceProps {
  /** Their approvals. */
  readonly renewals: readonly DecideInput[];
  readonly onApprove: (inputs: readonly DecideInput[]) => void;
}

/** Offers to approve several renewals that need no further review; renders nothing for fewer than two. */
export function RenewalsAtOnce({ renewals, onApprove }: RenewalsAtOnceProps) {
  const t = useT();
  const titleId = useId();
  // The dialog approves exactly the renewals that it lists, so the list is fixed when it opens.
  const [offered, setOffered] = useState<readonly DecideInput[]>();
  const count = renewals.length;
  const close = () => setOffered(undefined);
  return (
    <>
      {count < 2 ? null : (
        <Alert
          severity="info"
          role="note"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={() => setOffered(renewals)}>
              {t('admin.renewals-approve', { count })}
            </Button>
          }
        >
          {t('admin.renewals-ready', { count })}
        </Alert>
      )}
      {offered ? (
        <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
          <DialogTitle id={titleId}>{t('admin.renewals-title')}</DialogTitle>
          <DialogContent>
            <DialogContentText>{t('admin.renewals-text')}</DialogContentText>
            <ul>
              {offered.map(({ card: { id, name } }) => (
                <li key={id} lang={langOfText(name)}>
                  {name}
                </li>
              ))}
            </ul>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{t('admin.cancel')}</Button>
            <Button
              variant="contained"
              onClick={() => {
                close();
                onApprove(offered);
              }}
            >
              {t('admin.approve')}
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}
