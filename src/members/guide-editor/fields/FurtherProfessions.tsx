import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { MAX_FURTHER_PROFESSIONS } from '../../../domain/guide/claims.ts';
import { typedSchemas } from '../../../domain/guide/guide-fields.ts';
import { fieldLabel } from '../../../i18n/guide-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { GuideFormValues } from '../guide-form.ts';
import { ChoiceOptions } from './GuideFields.tsx';

const PARTS = ['profession', 'certification_level'] as const;

/**
 * The professions besides the first one, each with its level. One field of the form, so that also a list that was
 * emptied is kept when another window saves.
 */
export function FurtherProfessions({ control }: { readonly control: Control<GuideFormValues> }) {
  const t = useT();
  const intl = useIntl();
  const id = useId();
  const { field, formState } = useController({ control, name: 'further_professions' });
  const first = useWatch({ control, name: 'profession' });
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** What is added takes the focus; what is stored does not. */
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLElement>('fieldset:last-of-type select')?.focus();
  }, [added]);
  const claims = field.value;
  const isFull = claims.length >= MAX_FURTHER_PROFESSIONS;
  // The first that is wrong, also before the form is rendered with its error.
  useImperativeHandle(field.ref, () => ({
    focus: () => {
      const wrong = [...field.value.keys()].find(
        (place) => control.getFieldState(`further_professions.${place}.profession`).invalid,
      );
      list.current?.children[wrong ?? 0]?.querySelector('select')?.focus();
    },
  }));
  const errorAt = (place: number) => formState.errors.further_professions?.[place]?.profession?.message;
  // None without a first one.
  if (first === '' && claims.length === 0) return null;
  return (
    <Stack ref={list} id="list-further_professions" spacing={2.5}>
      {[...claims.entries()].map(([place, claim]) => {
        const name = t('editor.further-name', { number: place + 2 });
        return (
          <FormControl key={place} component="fieldset" variant="standard">
            <FormLabel component="legend" sx={{ mb: 1.5 }}>
              {name}
            </FormLabel>
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              {PARTS.map((part) => {
                const error = part === 'profession' ? errorAt(place) : undefined;
                return (
                  <TextField
                    key={part}
                    select
                    slotProps={{ select: { native: true } }}
                    label={t(fieldLabel(part))}
                    value={claim[part]}
                    onChange={({ target }) => {
                      const changed = claims.with(place, { ...claim, [part]: target.value });
                      field.onChange(typedSchemas.further_professions.parse(changed));
                    }}
                    onBlur={field.onBlur}
                    error={error !== undefined}
                    helperText={error && intl.formatMessage({ id: error })}
                  >
                    <ChoiceOptions name={part} />
                  </TextField>
                );
              })}
            </Box>
            <Button
              onClick={() => {
                field.onChange(claims.toSpliced(place, 1));
                addButton.current?.focus();
              }}
              aria-label={t('editor.further-remove-name', { name })}
              sx={{ alignSelf: 'start', mt: 1 }}
            >
              {t('editor.further-remove')}
            </Button>
          </FormControl>
        );
      })}
      <div>
        {/* Not `disabled`, so that it can take the focus from a removed button. */}
        <Button
          ref={addButton}
          variant="outlined"
          aria-disabled={isFull}
          aria-describedby={`${id}-hint`}
          onClick={() => {
            if (isFull) return;
            setAdded(added + 1);
            field.onChange([...claims, { profession: '', certification_level: '' }]);
          }}
        >
          {t('editor.further-add')}
        </Button>
        <FormHelperText id={`${id}-hint`}>
          {t(isFull ? 'editor.further-full' : 'editor.further-hint')}
        </FormHelperText>
      </div>
    </Stack>
  );
}
