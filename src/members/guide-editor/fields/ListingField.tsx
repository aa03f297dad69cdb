import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fieldLabel } from '../../../i18n/guide-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { GuideFormValues } from '../guide-form.ts';

/** Asks whether the guide wants to be listed. This is a consent, so nothing is preselected. */
export function ListingField({ control }: { readonly control: Control<GuideFormValues> }) {
  const t = useT();
  const intl = useIntl();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'is_public' });
  const error = fieldState.error?.message;
  return (
    <FormControl error={error !== undefined} variant="standard">
      <FormLabel id={`${id}-label`} required={false}>
        {t('shell.field.required', { label: t(fieldLabel('is_public')) })}
      </FormLabel>
      <RadioGroup
        name={field.name}
        value={field.value === null ? '' : String(field.value)}
        onChange={(_event, value) => field.onChange(value === 'true')}
        onBlur={field.onBlur}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        aria-required
        aria-invalid={error !== undefined}
      >
        <FormControlLabel
          value="true"
          control={<Radio slotProps={{ input: { ref: field.ref } }} />}
          label={t('editor.list-me')}
        />
        <FormControlLabel value="false" control={<Radio />} label={t('editor.do-not-list-me')} />
      </RadioGroup>
      <FormHelperText id={`${id}-hint`}>
        {error === undefined ? t('editor.is-public-hint') : intl.formatMessage({ id: error })}
      </FormHelperText>
    </FormControl>
  );
}
