import { zodResolver } from '@hookform/resolvers/zod';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { toLanguage, toSpecialty } from '../../../domain/guide/catalogues/catalogue-entries.ts';
import { SPECIALTY_NAMES } from '../../../domain/guide/catalogues/specialties.ts';
import { SPOKEN_LANGUAGES } from '../../../domain/guide/spoken-languages.ts';
import { renderInLang } from '../../../i18n/testing/render-in-lang.tsx';
import { guideFormSchema, toFormValues } from '../guide-form.ts';
import { ListField } from './ListField.tsx';

function Languages({ languages }: { readonly languages: string[] }) {
  const { control, trigger } = useForm({
    resolver: zodResolver(guideFormSchema),
    defaultValues: { ...toFormValues(undefined, undefined, ''), languages },
  });
  return (
    <>
      <ListField control={control} name="languages" names={SPOKEN_LANGUAGES} toStored={toLanguage} />
      <ListField control={control} name="specialties" names={SPECIALTY_NAMES} toStored={toSpecialty} />
      <button type="button" onClick={() => void trigger()}>
        Check
      </button>
    </>
  );
}

async function open(...languages: string[]) {
  await renderInLang(<Languages languages={languages} />, 'en', ['shell', 'editor', 'guides', 'fields']);
  return userEvent.setup({ delay: null });
}

const input = () => screen.getByRole('combobox', { name: 'Languages (required)' });
const entries = () => [...document.querySelectorAll('.MuiChip-label')].map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

describe('what is typed', () => {
  test('becomes entries at a separator, with Enter, and when the field is left', async () => {
    const user = await open('ka');
    expect(entries()).toEqual(['Georgian']);
    await user.type(input(), 'german');
    expect(input()).toHaveValue('german');
    await user.type(input(), ';');
    expect(entries()).toEqual(['Georgian', 'German']);
    expect(input()).toHaveValue('');
    await user.type(input(), 'Svan{Enter}');
    expect(entries()).toEqual(['Georgian', 'German', 'Svan']);
    await user.type(input(), 'french and english');
    await user.tab();
    expect(entries()).toEqual(['Georgian', 'German', 'Svan', 'French', 'English']);
    expect(input()).toHaveValue('');
  });

  test('is completed when it is left half typed, if only one entry begins so', async () => {
    const user = await open();
    await user.type(input(), 'germ, geor');
    await user.click(screen.getByRole('option', { name: 'Georgian' }));
    await user.type(input(), 'engl, Fre');
    await user.tab();
    expect(entries()).toEqual(['German', 'Georgian', 'English', 'Fre']);
    await user.type(input(), 'Fren{Enter}');
    expect(entries().at(-1)).toBe('Fren');
  });

  test('is not added twice, and spaces are no entry', async () => {
    const user = await open('ka');
    await user.type(input(), 'Georgian, ,  ');
    await user.tab();
    expect(entries()).toEqual(['Georgian']);
    await user.type(input(), 'German{Enter}deutsch{Enter}');
    expect(entries()).toEqual(['Georgian', 'German']);
  });

  test('is found in the catalogue, which offers only what is not chosen', async () => {
    const user = await open('de');
    await user.type(input(), 'germ');
    expect(screen.queryByRole('option', { name: 'German' })).toBeNull();
    await user.clear(input());
    await user.type(input(), 'fren');
    await user.click(screen.getByRole('option', { name: 'French' }));
    expect(entries()).toEqual(['German', 'French']);
    expect(input()).toHaveValue('');
  });

  test('goes with all entries when the list is cleared', async () => {
    const user = await open('de', 'Svan');
    await user.type(input(), 'engl');
    await user.click(button('Remove all'));
    expect(entries()).toEqual([]);
    await user.tab();
    expect(entries()).toEqual([]);
  });
});

describe('a list that cannot be saved', () => {
  test.each([
    ['none', [], 'Languages are required'],
    [
      'too many',
      Array.from({ length: 18 }, (_, index) => `Own ${index}`),
      '3 entries too many: the limit is 15.',
    ],
    [
      'too long ones',
      ['x', 'y'.repeat(42)],
      'The longest entry is 2 characters too long: the limit is 40. Separate entries with commas.',
    ],
  ])('says what is wrong with %s', async (_what, languages, fault) => {
    const user = await open(...languages);
    expect(input()).toBeRequired();
    expect(input()).toBeValid();
    await user.click(button('Check'));
    expect(await screen.findByText(fault)).toBeVisible();
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(fault);
  });

  test('is none that may be empty', async () => {
    const user = await open();
    const specialties = screen.getByRole('combobox', { name: 'Specialties' });
    expect(specialties).not.toBeRequired();
    await user.click(button('Check'));
    await screen.findByText('Languages are required');
    expect(specialties).toBeValid();
  });
});
