import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useState } from 'react';
import { nameOfRow, type RequestRow } from '../../../domain/desk/request-rows.ts';
import { revisionOf } from '../../../domain/verification/questions.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useI18n } from '../../../i18n/use-t.ts';
import { useToasts } from '../../shared/Toasts.tsx';
import { useDeskRows } from '../desk-rows.tsx';
import { DONE, mayApproveUnopened, type Decisions } from './use-decisions.ts';

interface ApproveRenewalsProps {
  readonly rows: readonly RequestRow[];
  readonly decisions: Decisions;
}

/** Approves several renewals, each with the last day that is shown; the server checks each again. */
export function ApproveRenewals({ rows, decisions: { adminId, cardOf, actions } }: ApproveRenewalsProps) {
  const { t, lang } = useI18n();
  const { refresh } = useDeskRows();
  const { show: toast } = useToasts();
  /** What the open dialog offers, and of it the ids that are not chosen: nothing is added while it is read. */
  const [offered, setOffered] = useState<readonly RequestRow[]>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const possible = rows.filter((row) => mayApproveUnopened(row, cardOf(row.id), adminId));
  const isDisabled = isBusy || possible.length === 0;
  const isPossible = ({ id }: RequestRow) => possible.some((row) => row.id === id);
  const chosen = (offered ?? []).filter((row) => isPossible(row) && !leftOut.includes(row.id));
  const textOf = (row: RequestRow) => {
    const name = nameOfRow(row) || t('admin.nameless');
    return row.until ? t('admin.renew-until', { name, date: formatDate(row.until, lang) }) : name;
  };
  const approve = async () => {
    setOffered(undefined);
    setBusy(true);
    let count = 0;
    for (const row of chosen) {
      const { id, request, until } = row;
      if (!request || until === undefined) continue;
      const { isAlone, ...looked } = cardOf(id).looked ?? {};
      const unopened = { seen: null, applied_revision: revisionOf(request) };
      // One after the other: each is a decision of its own, and may be refused.
      const input = { decision: 'approved', admin_notes: null, last_day: until, is_unchanged: true } as const;
      const seen = isAlone ? looked : unopened;
      if (await actions.decide({ id, request, name: nameOfRow(row) }, { ...input, ...seen })) count += 1;
    }
    if (count > 0) toast({ about: DONE, severity: 'success', message: t('admin.renewed', { count }) });
    setBusy(false);
    refresh();
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        // Not `disabled`, so that it keeps the focus.
        aria-disabled={isDisabled}
        onClick={() => isDisabled || setOffered(possible)}
        sx={{ alignSelf: 'start' }}
      >
        {t('admin.renew', { count: possible.length })}
      </Button>
      <Dialog open={offered !== undefined} onClose={() => setOffered(undefined)}>
        <DialogTitle>{t('admin.renew-title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{t('admin.renew-text')}</DialogContentText>
          <FormGroup>
            {offered?.map((row) => (
              <FormControlLabel
                key={row.id}
                label={textOf(row)}
                checked={chosen.includes(row)}
                onChange={(_event, isOn) =>
                  setLeftOut([...leftOut.filter((id) => id !== row.id), ...(isOn ? [] : [row.id])])
                }
                control={<Checkbox />}
              />
            ))}
          </FormGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOffered(undefined)}>{t('admin.cancel')}</Button>
          <Button variant="contained" disabled={chosen.length === 0} onClick={() => void approve()}>
            {t('admin.renew-confirm', { count: chosen.length })}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
