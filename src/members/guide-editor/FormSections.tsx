/** The layout of the editor: where each field is. Labels and limits come from the field table. */
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { toLanguage, toRegion, toSpecialty } from '../../domain/guide/catalogues/catalogue-entries.ts';
import { REGION_NAMES } from '../../domain/guide/catalogues/regions.ts';
import { SPECIALTY_NAMES } from '../../domain/guide/catalogues/specialties.ts';
import { SHOW_FLAGS } from '../../domain/guide/guide-fields.ts';
import { capitalizedName } from '../../domain/guide/name.ts';
import { joinName } from '../../domain/guide/profile.ts';
import { LIMITS } from '../../domain/limits.ts';
import { SPOKEN_LANGUAGES } from '../../domain/guide/spoken-languages.ts';
import { useT } from '../../i18n/use-t.ts';
import { Field } from '../shared/Field.tsx';
import { ChoiceField, FlagField, GuideTextField, LongTextField } from './fields/GuideFields.tsx';
import { FurtherProfessions } from './fields/FurtherProfessions.tsx';
import { ListField } from './fields/ListField.tsx';
import { ListingField } from './fields/ListingField.tsx';
import { ScriptNameFields, type ScriptNameFieldsProps } from './fields/ScriptNameFields.tsx';
import type { GuideFormValues } from './guide-form.ts';

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

/** Two fields side by side if there is room. */
function Pair({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {children}
    </Box>
  );
}

export function NameFields({ control, setValue }: ScriptNameFieldsProps) {
  const t = useT();
  const { field: one } = useController({ control, name: 'has_one_name' });
  const [firstName, lastName] = useWatch({ control, name: ['first_name', 'last_name'] });
  const isWhole = firstName !== '' && (one.value || lastName !== '');
  const meant = isWhole ? capitalizedName(joinName(firstName, lastName)) : undefined;
  const takeMeant = () => {
    setValue('first_name', capitalizedName(firstName) ?? firstName, { shouldDirty: true });
    setValue('last_name', capitalizedName(lastName) ?? lastName, { shouldDirty: true });
    document.getElementsByName('first_name')[0]?.focus();
  };
  /** What the box has removed, for whoever unticks it. */
  const [kept, setKept] = useState('');
  return (
    <>
      <Pair>
        <Field
          control={control}
          name="first_name"
          label={t('editor.first-name')}
          required
          helperText={
            meant && (
              <Link component="button" type="button" variant="caption" onClick={takeMeant}>
                {t('editor.name-small', { known: meant })}
              </Link>
            )
          }
          limit={LIMITS.firstName}
          autoComplete="given-name"
        />
        <Field
          control={control}
          name="last_name"
          label={t('editor.last-name')}
          required={!one.value}
          disabled={one.value}
          limit={LIMITS.lastName}
          autoComplete="family-name"
        />
      </Pair>
      <FormControlLabel
        control={
          <Checkbox
            name={one.name}
            checked={one.value}
            onChange={(_event, hasOne) => {
              one.onChange(hasOne);
              if (hasOne) setKept(lastName);
              setValue('last_name', hasOne ? '' : kept, { shouldDirty: true });
            }}
          />
        }
        label={t('editor.one-name')}
      />
      <ScriptNameFields control={control} setValue={setValue} />
    </>
  );
}

const LISTS = [
  { name: 'languages', names: SPOKEN_LANGUAGES, toStored: toLanguage },
  { name: 'regions', names: REGION_NAMES, toStored: toRegion },
  { name: 'specialties', names: SPECIALTY_NAMES, toStored: toSpecialty },
] as const;

export function WorkFields({ control }: SectionProps) {
  const t = useT();
  return (
    <FormSection title={t('editor.section-work')}>
      <Pair>
        <ChoiceField control={control} name="profession" />
        <ChoiceField control={control} name="certification_level" />
      </Pair>
      <FurtherProfessions control={control} />
      <GuideTextField
        control={control}
        name="experience_years"
        autoComplete="off"
        sx={{ maxWidth: { sm: 'calc(50% - 10px)' } }}
      />
      {LISTS.map((list) => (
        <ListField key={list.name} control={control} {...list} />
      ))}
    </FormSection>
  );
}

export function TextFields({ control }: SectionProps) {
  const t = useT();
  return (
    <FormSection title={t('editor.section-text')}>
      <LongTextField control={control} name="description" rows={3} />
      <LongTextField control={control} name="bio" rows={6} />
      <OtherLanguage control={control} />
    </FormSection>
  );
}

/** The texts in the second language, collapsed by default. */
function OtherLanguage({ control }: SectionProps) {
  const t = useT();
  const [wasOpened, setOpened] = useState(false);
  const hasTexts = useWatch({ control, name: ['other_description', 'other_bio'] }).some(
    (text) => text !== '',
  );
  return (
    <Box
      component="details"
      open={wasOpened || hasTexts}
      onToggle={(event) => setOpened(event.currentTarget.open || hasTexts)}
    >
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, fontWeight: 500 }}>
        {t('editor.other-language')}
      </Box>
      <Stack spacing={2.5} sx={{ pt: 2 }}>
        <LongTextField control={control} name="other_description" rows={3} />
        <LongTextField control={control} name="other_bio" rows={6} />
      </Stack>
    </Box>
  );
}

export function ContactFields({ control }: SectionProps) {
  const t = useT();
  return (
    <FormSection title={t('editor.section-contact')}>
      <GuideTextField
        control={control}
        name="address"
        autoComplete="street-address"
        hint={t('editor.address-hint')}
      />
      <Pair>
        <GuideTextField control={control} name="phone" autoComplete="tel" hint={t('editor.phone-hint')} />
        <GuideTextField control={control} name="website" autoComplete="url" hint={t('editor.website-hint')} />
      </Pair>
    </FormSection>
  );
}

export function PrivacyFields({ control }: SectionProps) {
  const t = useT();
  const hint = useId();
  return (
    <FormSection title={t('editor.section-privacy')}>
      <FormControl component="fieldset" variant="standard">
        <FormLabel component="legend" sx={{ mb: 1 }}>
          {t('editor.privacy-text')}
        </FormLabel>
        {SHOW_FLAGS.map((flag) => (
          <FlagField key={flag} control={control} name={flag} />
        ))}
      </FormControl>
      {/* Receiving messages is a separate choice that shows no further field. */}
      <FormControl component="fieldset" variant="standard" aria-describedby={hint}>
        <FormLabel component="legend" sx={{ mb: 1 }}>
          {t('editor.messages-legend')}
        </FormLabel>
        <FlagField control={control} name="accepts_messages" />
        <FormHelperText id={hint}>{t('editor.messages-text')}</FormHelperText>
      </FormControl>
      <ListingField control={control} />
    </FormSection>
  );
}
