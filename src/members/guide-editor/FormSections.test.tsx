import { zodResolver } from '@hookform/resolvers/zod';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { EDIT_FIELDS } from '../../domain/guide/guide-fields.ts';
import type { Area } from '../../i18n/catalogue.ts';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { ContactFields, NameFields, PrivacyFields, TextFields, WorkFields } from './FormSections.tsx';
import { PublicationNotice } from './PublicationNotice.tsx';
import { guideFormSchema, toFormValues, toGuideEdit, type GuideFormValues } from './guide-form.ts';

const AREAS: readonly Area[] = ['shell', 'editor', 'errors', 'guides', 'fields'];

function Form({ onValid }: { readonly onValid: (values: GuideFormValues) => void }) {
  const { control, handleSubmit, setValue } = useForm({
    resolver: zodResolver(guideFormSchema),
    defaultValues: toFormValues(undefined, undefined, ''),
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onValid)(event)}>
      <NameFields control={control} setValue={setValue} />
      <WorkFields control={control} />
      <TextFields control={control} />
      <ContactFields control={control} />
      <PrivacyFields control={control} />
      <button type="submit">Save</button>
    </form>
  );
}

async function drawForm(lang: 'en' | 'ka' = 'en') {
  const onValid = vi.fn<(values: GuideFormValues) => void>();
  const page = await renderInLang(<Form onValid={onValid} />, lang, AREAS);
  return { page, onValid, user: userEvent.setup({ delay: null }) };
}

/** At once: each key would draw the whole form. */
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function save(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

const REQUIRED = [
  ['First name is required', 'მიუთითეთ სახელი.'],
  ['Last name is required', 'მიუთითეთ გვარი.'],
  ['Experience is required', 'მიუთითეთ გამოცდილება წლებში.'],
  ['Languages are required', 'მიუთითეთ ერთი ენა მაინც.'],
  ['Address is required', 'მიუთითეთ მისამართი.'],
  ['Phone number is required', 'მიუთითეთ ტელეფონის ნომერი.'],
] as const;

describe('the form of the guide profile', () => {
  test('asks for the name in the other script as soon as one is typed', async () => {
    await drawForm();
    const other = () => screen.queryAllByRole('textbox', { name: /^Name in/u });
    expect(other()).toHaveLength(0);
    write(screen.getByRole('textbox', { name: /First name/u }), 'Nino');
    expect(other()).toStrictEqual([screen.getByRole('textbox', { name: /Georgian letters/u })]);
    write(screen.getByRole('textbox', { name: /First name/u }), '');
    expect(other()).toHaveLength(0);
  });

  test('asks about a name in small letters', async () => {
    const { user } = await drawForm();
    const [first, last] = [/^First name/u, /^Last name/u].map((name) =>
      screen.getByRole('textbox', { name }),
    );
    if (!first || !last) throw new Error('There are no names');
    write(first, 'giorgi');
    const asks = () =>
      screen.queryByRole('button', { name: 'In small letters. Did you mean Giorgi Beridze?' });
    expect(asks()).toBeNull();
    write(last, 'beridze');
    expect(asks()).toBeVisible();
    await user.click(asks() ?? document.body);
    expect(asks()).toBeNull();
    expect([first, last].map((field) => field.getAttribute('value'))).toEqual(['Giorgi', 'Beridze']);
    expect(first).toHaveFocus();
  });

  test('of somebody with one name asks for no other', async () => {
    const { user } = await drawForm();
    write(screen.getByRole('textbox', { name: /^Last name/u }), 'x');
    await user.click(screen.getByRole('checkbox', { name: 'I have only one name' }));
    const last = screen.getByRole('textbox', { name: 'Last name' });
    expect(last).toBeDisabled();
    expect(last).toHaveValue('');
    await save(user);
    expect(await screen.findByText('First name is required')).toBeVisible();
    expect(screen.queryByText('Last name is required')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'I have only one name' }));
    expect(screen.getByRole('textbox', { name: /^Last name/u })).toHaveValue('x');
  });

  test('lists missing fields in the current language, also after a change of language', async () => {
    const { page, onValid, user } = await drawForm();
    await save(user);
    for (const [english] of REQUIRED) expect(await screen.findByText(english)).toBeInTheDocument();
    await page.switchTo('ka');
    for (const [english, georgian] of REQUIRED) {
      expect(screen.getByText(georgian)).toBeInTheDocument();
      expect(screen.queryByText(english)).not.toBeInTheDocument();
    }
    expect(onValid).not.toHaveBeenCalled();
  });

  test('links each error to its field and focuses the first', async () => {
    const { user } = await drawForm();
    await save(user);
    const first = await screen.findByRole('textbox', { name: /^First name/ });
    expect(first).toHaveFocus();
    expect(first).toHaveAttribute('aria-invalid', 'true');
    expect(first).toHaveAccessibleDescription('First name is required');
    expect(screen.getByRole('combobox', { name: /^Languages/ })).toHaveAccessibleDescription(
      'Languages are required',
    );
    expect(screen.getByRole('textbox', { name: 'Website' })).toHaveAttribute('aria-invalid', 'false');
  });

  test('accepts input and hides everything by default', async () => {
    const { onValid, user } = await drawForm();
    const fill = async (field: HTMLElement, text: string) => {
      await user.click(field);
      await user.paste(text);
    };
    await fill(screen.getByRole('textbox', { name: /^First name/ }), ' Nino ');
    await fill(screen.getByRole('textbox', { name: /^Last name/ }), 'Beridze');
    await fill(screen.getByRole('textbox', { name: /^Years of experience/ }), '7');
    await fill(screen.getByRole('combobox', { name: /^Languages/ }), 'Georgian, ინგლისური');
    await fill(
      screen.getByRole('combobox', { name: /^Specialties/ }),
      'ice climbing and ფრირაიდი, Rope work,',
    );
    await fill(screen.getByRole('combobox', { name: /^Regions/ }), 'სვანეთი, ხევსურეთი და ფშავი');
    await fill(screen.getByRole('textbox', { name: /^Address/ }), 'Mestia');
    await fill(screen.getByRole('textbox', { name: /^Phone/ }), '+995 555 12 34 56');
    await fill(screen.getByRole('textbox', { name: 'Website' }), 'nino.ge');
    await user.click(screen.getByRole('checkbox', { name: 'Show phone' }));
    expect(screen.getByRole('radio', { name: 'List me once I am verified' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Not now' })).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Not now' }));
    await save(user);
    await vi.waitFor(() => expect(onValid).toHaveBeenCalled());
    const values = onValid.mock.calls[0]?.[0];
    expect(values && toGuideEdit(values)).toMatchObject({
      first_name: 'Nino',
      experience_years: 7,
      languages: ['ka', 'en'],
      specialties: ['ice-climbing', 'freeride', 'Rope work'],
      georgian_name: 'ნინო ბერიძე',
      latin_name: 'Nino Beridze',
      regions: ['svaneti', 'khevsureti'],
      website: 'https://nino.ge/',
      show_phone: true,
      show_address: false,
      show_website: false,
      show_experience: false,
      show_certifications: false,
      is_public: false,
    });
  });

  test('takes three professions, of which the further ones can be removed again', async () => {
    const { user } = await drawForm();
    const professions = () => screen.getAllByRole('combobox', { name: 'Profession' });
    const add = () => screen.queryByRole('button', { name: 'Add another profession' });
    expect(add()).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Profession' }), 'rafting');
    expect(add()).toHaveAccessibleDescription(/up to three professions/u);
    await user.click(screen.getByRole('button', { name: 'Add another profession' }));
    expect(professions()[1]).toHaveFocus();
    await user.keyboard('{Tab}{Tab}{Tab}{Enter}');
    expect(screen.getAllByRole('group', { name: /^Profession \d$/u })).toHaveLength(2);
    expect(professions()[2]).toHaveFocus();
    expect(add()).toHaveAccessibleDescription(/the most a profile can have/u);
    await user.click(screen.getByRole('button', { name: 'Add another profession' }));
    expect(professions()).toHaveLength(3);
    await user.selectOptions(professions()[1] ?? document.body, 'bike-guide');
    await user.selectOptions(professions()[2] ?? document.body, 'rafting');
    await save(user);
    expect(await screen.findByText(/^You have chosen this profession above already/u)).toBeVisible();
    expect(professions().map((one) => one.getAttribute('aria-invalid'))).toEqual(['false', 'false', 'true']);
    await user.click(screen.getByRole('button', { name: 'Remove: Profession 2' }));
    expect(add()).toHaveFocus();
    expect(professions().map((one) => one instanceof HTMLSelectElement && one.value)).toEqual([
      'rafting',
      'rafting',
    ]);
  });

  test('has a place for every field of the table, and tells the browser what it is for', async () => {
    const { user } = await drawForm();
    // Further professions come after a first one.
    await user.selectOptions(screen.getByRole('combobox', { name: 'Profession' }), 'rafting');
    // A name in other letters than the site's is asked for in both.
    write(screen.getByRole('textbox', { name: /^First name/ }), 'שרה');
    const form = screen.getByRole('button', { name: 'Save' }).closest('form');
    const places = EDIT_FIELDS.map((name) => [name, form?.querySelector(`[name="${name}"], #list-${name}`)]);
    // The picture is rendered outside of these sections.
    expect(places.filter(([, place]) => !place).map(([name]) => name)).toEqual(['avatar_url']);
    const hints = ['first_name', 'last_name', 'address', 'phone', 'website', 'experience_years'].map(
      (name) => {
        const input = document.querySelector(`[name="${name}"]`);
        return [name, input?.getAttribute('autocomplete'), input?.getAttribute('inputmode')];
      },
    );
    expect(hints).toEqual([
      ['first_name', 'given-name', null],
      ['last_name', 'family-name', null],
      ['address', 'street-address', null],
      ['phone', 'tel', 'tel'],
      ['website', 'url', 'url'],
      ['experience_years', 'off', 'numeric'],
    ]);
  });

  test('leaves a long text as pasted, and shows how many characters are too many', async () => {
    const { page, onValid, user } = await drawForm();
    const paste = async (name: string | RegExp, text: string) => {
      const field = screen.getByRole(name === 'Specialties' ? 'combobox' : 'textbox', { name });
      await user.click(field);
      await user.paste(text);
      return field;
    };
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(
      /600 characters left\.$/u,
    );
    // Counted as people do.
    expect(await paste('Description', '🏔')).toHaveAccessibleDescription(/599 characters left\.$/u);
    await user.clear(screen.getByRole('textbox', { name: 'Description' }));
    const description = await paste('Description', 'ა'.repeat(10_000));
    expect(description).toHaveValue('ა'.repeat(10_000));
    expect(description).toHaveAccessibleDescription('9,400 characters too many: the limit is 600.');
    expect(description).toBeInvalid();
    const name = await paste(/^First name/, 'N'.repeat(61));
    expect(name).toHaveAccessibleDescription('1 character too many: the limit is 60.');
    expect(await paste(/^Phone/, '5'.repeat(10_000))).toHaveValue('5'.repeat(10_000));
    await paste('Specialties', 'x'.repeat(10_000));
    await save(user);
    expect(await screen.findByText(/^The longest entry is 9,960 characters too long/)).toBeInTheDocument();
    await page.switchTo('ka');
    expect(screen.getByRole('textbox', { name: 'აღწერა' })).toHaveAccessibleDescription(
      'ზედმეტია 9400 სიმბოლო: დასაშვებია სულ 600.',
    );
    expect(onValid).not.toHaveBeenCalled();
  });

  test('proposes the name in the other script, updates it while typing, and preserves corrections', async () => {
    const { onValid, user } = await drawForm();
    const [first, last] = [/^First name/, /^Last name/].map((name) => screen.getByRole('textbox', { name }));
    if (!first || !last) throw new Error('No names');
    write(first, 'ქეთი');
    write(last, 'ყიფიანი');
    const latin = screen.getByRole('textbox', { name: /^Name in Latin letters/ });
    expect(latin).toHaveValue('Keti Qipiani');
    expect(screen.queryByRole('textbox', { name: /^Name in Georgian letters/ })).not.toBeInTheDocument();
    write(latin, 'Keti Kipiani');
    write(first, 'ქეთინო');
    expect(latin).toHaveValue('Keti Kipiani');
    write(last, 'ლომიძე');
    expect(latin).toHaveValue('Keti Kipiani');
    expect(screen.getByText(/^This does not seem to be the name above, ქეთინო ლომიძე\./u)).toBeVisible();
    // The name in the other script is not lost.
    write(first, '');
    write(last, '');
    write(first, 'Keti');
    write(last, 'Kipiani');
    const georgian = screen.getByRole('textbox', { name: /^Name in Georgian letters/ });
    expect(georgian).toHaveValue('ქეთი ყიფიანი');
    write(georgian, 'Keti');
    await save(user);
    expect(
      await screen.findByText(
        'Please use Georgian letters only; hyphens, apostrophes and a full stop at the end of a word are fine.',
      ),
    ).toBeInTheDocument();
    expect(georgian).toHaveFocus();
    expect(onValid).not.toHaveBeenCalled();
  });

  test('accepts a text in the second language, and reports when both are in the same language', async () => {
    const { user } = await drawForm();
    expect(screen.getByLabelText('Description in the other language')).not.toBeVisible();
    await user.click(screen.getByText('Texts in the other language (optional)'));
    const field = (name: string) => screen.getByRole('textbox', { name });
    write(field('Description'), 'Walks');
    write(field('Description in Georgian'), 'Rides');
    await save(user);
    const fault = 'Please write one of the two texts in Georgian and the other in English.';
    expect(await screen.findByText(fault)).toBeInTheDocument();
    write(field('Description in Georgian'), 'ლაშქრობა');
    await vi.waitFor(() => expect(screen.queryByText(fault)).not.toBeInTheDocument());
  });
});

describe('what happens to the data', () => {
  const DECLARATION = 'Profiles are for adults only. By saving you confirm that you are 18 or older.';

  test('is collapsed for a guide who has consented before, except the declaration that each save makes', async () => {
    await renderInLang(<PublicationNotice isNew={false} />, 'en', AREAS);
    expect(screen.getByText('In Google Cloud, in the European Union.')).not.toBeVisible();
    expect(screen.getByText(DECLARATION, { exact: false })).toBeVisible();
  });

  test('is completely visible to a new guide, with the declaration once', async () => {
    await renderInLang(<PublicationNotice isNew />, 'en', AREAS);
    expect(screen.getByText('In Google Cloud, in the European Union.')).toBeVisible();
    expect(screen.getByText(DECLARATION, { exact: false })).toBeVisible();
  });
});
