import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { useT } from '../../../i18n/use-t.ts';
import { saveSpreadsheet } from '../spreadsheet.ts';
import { useExport } from '../use-export.ts';
import { cellText, type FoundPeople } from './cell-text.ts';

/** Takes the rows that are shown out of the register, after the journal says so. */
export function Exports({ rows, columns, context }: FoundPeople) {
  const t = useT();
  const { isBusy, take } = useExport();
  const [refused, setRefused] = useState<string>();
  const dayOf = (date: string) => tbilisiDay(new Date(date));
  const addresses = rows.flatMap(({ email }) => email ?? []);
  const save = () =>
    saveSpreadsheet(
      'register',
      columns.map((column) => t(`admin.column-${column}`)),
      rows.map((person) => columns.map((column) => cellText(column, person, context, t, dayOf))),
    );
  const copy = async () => {
    setRefused(undefined);
    const text = addresses.join(', ');
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setRefused(text);
      return undefined;
    }
    const { length } = addresses;
    return t('admin.addresses-copied', { count: length, missing: rows.length - length });
  };
  return (
    <>
      <Button
        size="small"
        disabled={isBusy || rows.length === 0}
        onClick={() => void take('spreadsheet', () => rows, save)}
      >
        {t('admin.spreadsheet')}
      </Button>
      <Button
        size="small"
        disabled={isBusy || addresses.length === 0}
        onClick={() => void take('addresses', () => addresses, copy)}
      >
        {t('admin.copy-addresses')}
      </Button>
      {refused === undefined ? null : (
        <TextField
          multiline
          maxRows={6}
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
