import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fieldOf, type FieldsWith } from '../../../domain/guide/guide-fields.ts';
import { codeName, type CodeNames } from '../../../domain/lang.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { fieldLabel } from '../../../i18n/guide-texts.ts';
import { useI18n } from '../../../i18n/use-t.ts';
import type { GuideFormValues } from '../guide-form.ts';
import { addItems } from './list-items.ts';

interface ListFieldProps {
  readonly control: Control<GuideFormValues>;
  readonly name: FieldsWith<{ kind: 'list' }>;
  /** The names of the catalogue's codes. */
  readonly names: CodeNames;
  /** Returns the code if the field's catalogue has the entry, else the entry as typed. */
  readonly toStored: (typed: string) => string;
}

/** Of the beginning of an entry. */
const FEWEST_LETTERS = 4;

const SEPARATOR_AT_END = /[,;\n]\s*$/u;

/** Returns the numbers for the messages about a list or entry that is too long. */
function numbersOf(entries: readonly string[], limit: number) {
  const longest = Math.max(0, ...entries.map((entry) => Array.from(entry).length));
  return {
    excess: entries.length - limit,
    limit,
    entryExcess: longest - LIMITS.listItem,
    entryLimit: LIMITS.listItem,
  };
}

/** A list as chips. Entries are chosen from the catalogue, or typed one by one or as a comma list. */
export function ListField({ control, name, names, toStored }: ListFieldProps) {
  const { t, lang } = useI18n();
  const intl = useIntl();
  const { isRequired = false, limit = Infinity } = fieldOf(name);
  const isCode = (stored: string) => Object.hasOwn(names, stored);
  const label = t(fieldLabel(name));
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState('');
  const error = fieldState.error?.message;
  /** What is left half typed is the one entry of the catalogue that begins so; with Enter it stays as it is. */
  const completed = (entry: string) => {
    const stored = toStored(entry);
    if (isCode(stored) || entry.length < FEWEST_LETTERS) return stored;
    const begins = (code: string) =>
      codeName(names, code, lang).toLowerCase().startsWith(entry.toLowerCase());
    const [only = stored, ...others] = Object.keys(names).filter(begins);
    return others.length === 0 ? only : stored;
  };
  const take = (text: string) => {
    if (text.trim() !== '') field.onChange(addItems(field.value, text, completed, isCode));
    setTyped('');
  };

  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      // Inside the form: at the end of the page the list would be outside of every landmark.
      disablePortal
      id={`list-${name}`}
      filterSelectedOptions
      options={Object.keys(names)}
      getOptionLabel={(stored) => codeName(names, stored, lang)}
      value={field.value}
      inputValue={typed}
      clearText={t('editor.chips-clear')}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' && SEPARATOR_AT_END.test(text)) take(text);
        // Nothing in the list begins with a blank, which follows a comma.
        else if (reason === 'input') setTyped(text.trimStart());
        else if (reason !== 'blur') setTyped('');
      }}
      onChange={(_event, chosen) => {
        field.onChange(
          chosen.reduce<string[]>((present, entry) => addItems(present, entry, toStored, isCode), []),
        );
      }}
      onBlur={() => {
        take(typed);
        field.onBlur();
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={isRequired ? t('shell.field.required', { label }) : label}
          error={error !== undefined}
          helperText={
            error === undefined
              ? t(`editor.${name}-hint`)
              : intl.formatMessage({ id: error }, numbersOf(field.value, limit))
          }
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-required': isRequired,
              'aria-invalid': error !== undefined,
            },
          }}
        />
      )}
    />
  );
}
