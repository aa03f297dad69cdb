import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { CERTIFICATION_LEVELS, CERTIFICATION_NAMES } from '../../domain/guide/certification.ts';
import { SHOW_FLAGS } from '../../domain/guide/guide-profile.ts';
import { LIMITS } from '../../domain/limits.ts';
import { EDITOR_PROFESSIONS, EDITOR_PROFESSION_NAMES } from '../../domain/guide/professions.ts';
import {
  SPOKEN_LANGUAGES,
  spokenLanguageName,
  toSpokenLanguage,
} from '../../domain/guide/spoken-languages.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { Field } from '../../ui/Field.tsx';
import type { GuideFormValues } from './guide-form.ts';
import { ListField } from './ListField.tsx';

interface SectionProps {
  readonly control: Control<GuideFormValues>;
}

/** Fields that belong together, under a heading. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1.25rem', mb: 2.5 }}>
        {title}
      </Typography>
      <Stack spacing={2.5}>{children}</Stack>
    </Box>
  );
}

/** Two fields side by side where there is room. */
function Pair({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {children}
    </Box>
  );
}

export function NameFields({ control }: SectionProps) {
  const t = useT();
  return (
    <Pair>
      <Field
        control={control}
        name="first_name"
        label={t('editor.first-name')}
        required
        slotProps={{ htmlInput: { autoComplete: 'given-name', maxLength: LIMITS.firstName } }}
      />
      <Field
        control={control}
        name="last_name"
        label={t('editor.last-name')}
        required
        slotProps={{ htmlInput: { autoComplete: 'family-name', maxLength: LIMITS.lastName } }}
      />
    </Pair>
  );
}

/** A choice from a fixed list, or none. */
function ChoiceField({
  control,
  name,
  label,
  choices,
}: SectionProps & {
  readonly name: 'profession' | 'certification_level';
  readonly label: string;
  readonly choices: readonly (readonly [value: string, shown: string])[];
}) {
  const t = useT();
  return (
    <Field
      control={control}
      name={name}
      label={label}
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('editor.not-chosen')}</option>
      {choices.map(([value, shown]) => (
        <option key={value} value={value}>
          {shown}
        </option>
      ))}
    </Field>
  );
}

export function WorkFields({ control }: SectionProps) {
  const t = useT();
  const lang = useLang();
  return (
    <>
      <Pair>
        <ChoiceField
          control={control}
          name="profession"
          label={t('editor.profession')}
          choices={EDITOR_PROFESSIONS.map((value) => [value, EDITOR_PROFESSION_NAMES[value][lang]])}
        />
        <ChoiceField
          control={control}
          name="certification_level"
          label={t('editor.level')}
          choices={CERTIFICATION_LEVELS.map((value) => [value, CERTIFICATION_NAMES[value][lang]])}
        />
      </Pair>
      <Field
        control={control}
        name="experience_years"
        label={t('editor.experience')}
        required
        sx={{ maxWidth: { sm: 'calc(50% - 10px)' } }}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } }}
      />
      <ListField
        control={control}
        name="languages"
        label={t('editor.languages')}
        hint={t('editor.languages-hint')}
        required
        options={Object.keys(SPOKEN_LANGUAGES)}
        toStored={toSpokenLanguage}
        toShown={(code) => spokenLanguageName(code, lang)}
      />
      <ListField
        control={control}
        name="specialties"
        label={t('editor.specialties')}
        hint={t('editor.specialties-hint')}
        options={[]}
        toStored={(typed) => typed}
        toShown={(stored) => stored}
      />
    </>
  );
}

function TextField({
  control,
  name,
  rows,
}: SectionProps & { readonly name: 'description' | 'bio'; readonly rows: number }) {
  const t = useT();
  const typed = useWatch({ control, name });
  const left = Math.max(0, LIMITS[name] - Array.from(typed).length);
  return (
    <Field
      control={control}
      name={name}
      label={t(name === 'bio' ? 'editor.bio' : 'editor.text')}
      helperText={t(name === 'bio' ? 'editor.bio-hint' : 'editor.text-hint', { left })}
      multiline
      minRows={rows}
    />
  );
}

export function TextFields({ control }: SectionProps) {
  return (
    <>
      <TextField control={control} name="description" rows={3} />
      <TextField control={control} name="bio" rows={6} />
    </>
  );
}

export function ContactFields({ control }: SectionProps) {
  const t = useT();
  return (
    <>
      <Field
        control={control}
        name="address"
        label={t('editor.address')}
        helperText={t('editor.address-hint')}
        required
        slotProps={{ htmlInput: { autoComplete: 'street-address', maxLength: LIMITS.address } }}
      />
      <Pair>
        <Field
          control={control}
          name="phone"
          label={t('editor.phone')}
          helperText={t('editor.phone-hint')}
          required
          slotProps={{
            htmlInput: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: LIMITS.phone },
          }}
        />
        <Field
          control={control}
          name="website"
          label={t('editor.website')}
          helperText={t('editor.website-hint')}
          slotProps={{ htmlInput: { autoComplete: 'url', inputMode: 'url', maxLength: LIMITS.website } }}
        />
      </Pair>
    </>
  );
}

const FLAG_LABELS = {
  show_phone: 'editor.show-phone',
  show_address: 'editor.show-address',
  show_website: 'editor.show-website',
  show_experience: 'editor.show-experience',
  show_certifications: 'editor.show-certifications',
} as const;

export function PrivacyFields({ control }: SectionProps) {
  const t = useT();
  const hintId = useId();
  return (
    <>
      <FormControl component="fieldset" variant="standard">
        <FormLabel component="legend" sx={{ mb: 1 }}>
          {t('editor.privacy-text')}
        </FormLabel>
        {SHOW_FLAGS.map((flag) => (
          <Controller
            key={flag}
            control={control}
            name={flag}
            render={({ field }) => (
              <FormControlLabel
                control={
                  <Checkbox
                    name={field.name}
                    checked={field.value}
                    onChange={(_event, checked) => field.onChange(checked)}
                    onBlur={field.onBlur}
                    slotProps={{ input: { ref: field.ref } }}
                  />
                }
                label={t(FLAG_LABELS[flag])}
              />
            )}
          />
        ))}
      </FormControl>
      <Controller
        control={control}
        name="is_public"
        render={({ field }) => (
          <FormControl component="div" variant="standard">
            <FormControlLabel
              control={
                <Switch
                  name={field.name}
                  checked={field.value}
                  onChange={(_event, checked) => field.onChange(checked)}
                  onBlur={field.onBlur}
                  slotProps={{ input: { ref: field.ref, 'aria-describedby': hintId } }}
                />
              }
              label={t('editor.is-public')}
            />
            <FormHelperText id={hintId}>{t('editor.is-public-hint')}</FormHelperText>
          </FormControl>
        )}
      />
    </>
  );
}
