import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController, type Control } from 'react-hook-form';
import type { FieldsWith } from '../../../domain/guide/guide-fields.ts';
import { fieldLabel } from '../../../i18n/guide-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { GuideFormValues } from '../guide-form.ts';

interface FlagFieldProps {
  readonly control: Control<GuideFormValues>;
  readonly name: FieldsWith<{ kind: 'flag' }>;
}

/** A flag of the guide profile. */
export function FlagField({ control, name }: FlagFieldProps) {
  const t = useT();
  const {
    field: { value, ref, ...field },
  } = useController({ control, name });
  return (
    <FormControlLabel
      control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
      label={t(fieldLabel(name))}
    />
  );
}
