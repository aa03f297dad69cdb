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
import type { DecideInput } from '../desk/use-desk.ts';
import type { ReadyRenewal } from './renewal-changes.ts';

interface RenewalsAtOnceProps {
  readonly renewals: readonly ReadyRenewal[];
  readonly onApprove: (inputs: readonly DecideInput[]) => void;
}

function inputOf({ joined: { request, name }, drawn }: ReadyRenewal): DecideInput {
  return { request, name, decision: 'approved', note: '', drawn };
}

/** Offers to approve several renewals that need no further review; renders nothing for fewer than two. */
export function RenewalsAtOnce({ renewals, onApprove }: RenewalsAtOnceProps) {
  const t = useT();
  const titleId = useId();
  // The dialog approves exactly the renewals that it lists, so the list is fixed when it opens.
  const [asked, setAsked] = useState<readonly ReadyRenewal[]>();
  const count = renewals.length;
  const approve = (named: readonly ReadyRenewal[]) => {
    setAsked(undefined);
    onApprove(named.map(inputOf));
  };
  return (
    <>
      {count < 2 ? null : (
        <Alert
          severity="info"
          role="note"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={() => setAsked(renewals)}>
              {t('admin.renewals-approve', { count })}
            </Button>
          }
        >
          {t('admin.renewals-ready', { count })}
        </Alert>
      )}
      {asked ? (
        <Dialog open onClose={() => setAsked(undefined)} aria-labelledby={titleId} fullWidth maxWidth="sm">
          <DialogTitle id={titleId}>{t('admin.renewals-title')}</DialogTitle>
          <DialogContent>
            <DialogContentText>{t('admin.renewals-text')}</DialogContentText>
            <ul>
              {asked.map(({ joined: { request, name } }) => (
                <li key={request.id} lang={langOfText(name)}>
                  {name}
                </li>
              ))}
            </ul>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setAsked(undefined)}>{t('admin.cancel')}</Button>
            <Button variant="contained" onClick={() => approve(asked)}>
              {t('admin.approve')}
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}
