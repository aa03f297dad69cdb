import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { DeskPerson } from '../../../domain/desk/desk-rows.ts';
import { COLUMNS, type Column } from '../../../domain/desk/register.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import type { Exported } from '../../../domain/verification/verification.ts';
import { useT } from '../../../i18n/use-t.ts';
import { callMessage, recordExport } from '../../firebase/callables.ts';
import { useToast } from '../../shared/toasts/Toasts.tsx';
import { toSearch, type DeskAddress } from '../desk-address.ts';
import { saveSpreadsheet } from '../spreadsheet.ts';

const TOPIC = 'export';

interface ExportsProps {
  readonly rows: readonly DeskPerson[];
  readonly address: DeskAddress;
  /** Of the spreadsheet. */
  readonly textOf: (column: Column, person: DeskPerson) => string;
}

/** Takes the rows that are shown out of the register, after the journal says so. */
export function Exports({ rows, address, textOf }: ExportsProps) {
  const t = useT();
  const show = useToast();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const addresses = rows.flatMap(({ email }) => email ?? []);
  const take = async (what: Exported['what'], count: number, leave: () => Promise<void>) => {
    setBusy(true);
    setRefused(undefined);
    try {
      // A search may be a name, which the journal would keep.
      const filters = toSearch({ ...address, q: address.q && '*' });
      await recordExport({ what, filters, rows: count });
      await leave();
    } catch (error) {
      const message = t('admin.export-failed', { problem: t(callMessage(error)) });
      show({ about: TOPIC, severity: 'error', message });
    } finally {
      setBusy(false);
    }
  };
  const save = () =>
    saveSpreadsheet({
      fileName: `register-${tbilisiDay(new Date())}`,
      head: COLUMNS.map((column) => t(`admin.column-${column}`)),
      rows: rows.map((person) => COLUMNS.map((column) => textOf(column, person))),
    });
  const copied = t('admin.addresses-copied', {
    count: addresses.length,
    missing: rows.length - addresses.length,
  });
  const copy = async () => {
    const text = addresses.join(', ');
    try {
      await navigator.clipboard.writeText(text);
      show({ about: TOPIC, severity: 'success', message: copied });
    } catch {
      setRefused(text);
    }
  };
  return (
    <>
      <Button
        size="small"
        disabled={isBusy || rows.length === 0}
        onClick={() => void take('spreadsheet', rows.length, save)}
      >
        {t('admin.spreadsheet')}
      </Button>
      <Button
        size="small"
        disabled={isBusy || addresses.length === 0}
        onClick={() => void take('addresses', addresses.length, copy)}
      >
        {t('admin.copy-addresses')}
      </Button>
      {refused === undefined ? null : (
        <TextField
          multiline
          maxRows={6}
          fullWidth
          label={t('admin.addresses')}
          helperText={t('admin.addresses-text')}
          value={refused}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </>
  );
}
