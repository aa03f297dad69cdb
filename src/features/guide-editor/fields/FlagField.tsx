import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Controller, type Control } from 'react-hook-form';
import type { FieldsWith } from '../../../domain/guide/guide-fields.ts';
import { fieldLabel } from '../../../i18n/guide-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { GuideFormValues } from '../guide-form.ts';

const BOXES = { checkbox: Checkbox, switch: Switch };

interface FlagFieldProps {
  readonly control: Control<GuideFormValues>;
  readonly name: FieldsWith<{ kind: 'flag' }>;
  readonly look: keyof typeof BOXES;
  /** Id of the element that explains it. */
  readonly describedBy?: string;
}

/** A flag of the guide profile. */
export function FlagField({ control, name, look, describedBy }: FlagFieldProps) {
  const t = useT();
  const FlagBox = BOXES[look];
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <FormControlLabel
          control={
            <FlagBox
              name={field.name}
              checked={field.value}
              onChange={(_event, checked) => field.onChange(checked)}
              onBlur={field.onBlur}
              slotProps={{ input: { ref: field.ref, 'aria-describedby': describedBy } }}
            />
          }
          label={t(fieldLabel(name))}
        />
      )}
    />
  );
}
