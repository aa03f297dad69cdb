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
  const [leftOut, setLeftOut] = useState<readonly RequestRow[]>();
  const [isBusy, setBusy] = useState(false);
  const possible = rows.filter((row) => mayApproveUnopened(row, cardOf(row.id), adminId));
  const isDisabled = isBusy || possible.length === 0;
  const chosen = possible.filter((row) => !leftOut?.includes(row));
  const textOf = (row: RequestRow) => {
    const name = nameOfRow(row) || t('admin.nameless');
    return row.until ? t('admin.renew-until', { name, date: formatDate(row.until, lang) }) : name;
  };
  const approve = async () => {
    setLeftOut(undefined);
    setBusy(true);
    let count = 0;
    for (const row of chosen) {
      const { id, request, until } = row;
      if (!request || until === undefined) continue;
      const { isAlone, ...looked } = cardOf(id).looked ?? {};
      const unopened = { seen: null, applied_revision: revisionOf(request), is_unchanged: true } as const;
      // One after the other: each is a decision of its own, and may be refused.
      const input = { decision: 'approved', admin_notes: null, last_day: until } as const;
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
        onClick={() => isDisabled || setLeftOut([])}
        sx={{ alignSelf: 'start' }}
      >
        {t('admin.renew', { count: possible.length })}
      </Button>
      <Dialog open={leftOut !== undefined} onClose={() => setLeftOut(undefined)}>
        <DialogTitle>{t('admin.renew-title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{t('admin.renew-text')}</DialogContentText>
          <FormGroup>
            {possible.map((row) => (
              <FormControlLabel
                key={row.id}
                label={textOf(row)}
                checked={chosen.includes(row)}
                onChange={(_event, isOn) =>
                  setLeftOut(possible.filter((one) => (one === row ? !isOn : !chosen.includes(one))))
                }
                control={<Checkbox />}
              />
            ))}
          </FormGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setLeftOut(undefined)}>{t('admin.cancel')}</Button>
          <Button variant="contained" disabled={chosen.length === 0} onClick={() => void approve()}>
            {t('admin.renew-confirm', { count: chosen.length })}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
