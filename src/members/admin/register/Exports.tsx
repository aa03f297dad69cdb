import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { DeskPerson } from '../../../domain/desk/desk-rows.ts';
import type { Column } from '../../../domain/desk/register.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useToast } from '../../shared/toasts/Toasts.tsx';
import type { DeskAddress } from '../desk-address.ts';
import { saveSpreadsheet } from '../spreadsheet.ts';
import { EXPORT, useExport } from '../use-export.ts';

interface ExportsProps {
  readonly rows: readonly DeskPerson[];
  readonly columns: readonly Column[];
  readonly address: DeskAddress;
  /** Of the spreadsheet. */
  readonly textOf: (column: Column, person: DeskPerson) => string;
}

/** Takes the rows that are shown out of the register, after the journal says so. */
export function Exports({ rows, columns, address, textOf }: ExportsProps) {
  const t = useT();
  const show = useToast();
  const { isBusy, take } = useExport(address);
  const [refused, setRefused] = useState<string>();
  const addresses = rows.flatMap(({ email }) => email ?? []);
  const save = () =>
    saveSpreadsheet({
      fileName: `register-${tbilisiDay(new Date())}`,
      head: columns.map((column) => t(`admin.column-${column}`)),
      rows: rows.map((person) => columns.map((column) => textOf(column, person))),
    });
  const copied = t('admin.addresses-copied', {
    count: addresses.length,
    missing: rows.length - addresses.length,
  });
  const copy = async () => {
    setRefused(undefined);
    const text = addresses.join(', ');
    try {
      await navigator.clipboard.writeText(text);
      show({ about: EXPORT, severity: 'success', message: copied });
    } catch {
      setRefused(text);
    }
  };
  return (
    <>
      <Button
        size="small"
        disabled={isBusy || rows.length === 0}
        onClick={() => void take('spreadsheet', rows, save)}
      >
        {t('admin.spreadsheet')}
      </Button>
      <Button
        size="small"
        disabled={isBusy || addresses.length === 0}
        onClick={() => void take('addresses', addresses, copy)}
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
