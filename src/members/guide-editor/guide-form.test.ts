import { beforeAll, describe, expect, test } from 'vitest';
import { loadPhones } from '../../domain/guide/phone.ts';
import * as z from 'zod/mini';
import { GUIDE_FIELDS } from '../../domain/guide/guide-fields.ts';
// Imported as text, because as modules messages are compiled.
import source from '../../i18n/messages/en/editor.json?raw';
import { PERSON_NAMES } from '../../../tests/cases/person-names.ts';
import { proposedNames } from '../../domain/spelling/proposed-names.ts';
import {
  guideFormSchema,
  guideFormShape,
  toFormValues,
  toGuideEdit,
  type GuideFormValues,
} from './guide-form.ts';
import { visitorView } from './visitor-view.ts';

beforeAll(loadPhones);

const en = z.record(z.string(), z.string()).parse(JSON.parse(source));

const filled: GuideFormValues = {
  ...toFormValues(undefined, undefined, ''),
  first_name: 'გიორგი',
  last_name: 'ბერიძე',
  latin_name: 'Giorgi Beridze',
  experience_years: '12',
  languages: ['ka', 'en'],
  address: 'Mestia',
  phone: '+995 555 12-34-56',
  is_public: true,
};

function errorsOf(change: Partial<GuideFormValues>): Record<string, string> {
  const parsed = guideFormSchema.safeParse({ ...filled, ...change });
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), en[issue.message] ?? issue.message]),
  );
}

describe('the form of the guide profile', () => {
  test('accepts a complete form and converts it to the stored form', () => {
    expect(errorsOf({})).toEqual({});
    expect(toGuideEdit(guideFormSchema.parse(filled))).toMatchObject({
      experience_years: 12,
      website: null,
      georgian_name: 'გიორგი ბერიძე',
      latin_name: 'Giorgi Beridze',
      is_public: true,
      show_phone: false,
    });
  });

  test('does not require profession, level, specialties, description and website', () => {
    expect(
      errorsOf({ profession: '', certification_level: '', specialties: [], description: '', website: '' }),
    ).toEqual({});
  });

  test('stores further professions, each once, and none without a first', () => {
    const ski = { profession: 'ski-teacher', certification_level: 'master' } as const;
    const blank = { profession: '', certification_level: '' } as const;
    const profession = 'rafting' as const;
    const of = (...further_professions: GuideFormValues['further_professions']) => ({
      ...filled,
      profession,
      further_professions,
    });
    expect(errorsOf(of(ski))).toEqual({});
    expect(toGuideEdit(guideFormSchema.parse(of(ski)))).toMatchObject({ further_professions: [ski] });
    expect(errorsOf(of(blank))).toEqual({
      'further_professions.0.profession': en['editor.further-required'],
    });
    expect(errorsOf(of(ski, ski))).toEqual({
      'further_professions.1.profession': en['editor.further-twice'],
    });
    expect(errorsOf(of({ ...ski, profession }))).toEqual({
      'further_professions.0.profession': en['editor.further-twice'],
    });
    expect(errorsOf({ ...of(ski), profession: '' })).toEqual({ profession: en['editor.profession-first'] });
  });

  test('takes one name where the guide says that there is no other', () => {
    const one = {
      ...filled,
      first_name: 'მადონა',
      last_name: 'x9',
      latin_name: 'Madona',
      has_one_name: true,
    };
    expect(errorsOf(one)).toEqual({});
    expect(toGuideEdit(guideFormSchema.parse(one))).toMatchObject({
      first_name: 'მადონა',
      last_name: '',
      georgian_name: 'მადონა',
    });
    expect(errorsOf({ ...one, latin_name: '' })).toEqual({
      latin_name: 'Please write your name in Latin letters.',
    });
    expect(errorsOf({ ...one, has_one_name: false })).toHaveProperty('last_name');
    // A draft of a former version.
    const { has_one_name: _none, ...former } = filled;
    expect(guideFormShape.parse(former)).toEqual(filled);
  });

  test.each<[Partial<GuideFormValues>, string, string]>([
    [{ first_name: '  ' }, 'first_name', 'First name is required'],
    [{ last_name: '' }, 'last_name', 'Last name is required'],
    [{ experience_years: '' }, 'experience_years', 'Experience is required'],
    [{ experience_years: '-1' }, 'experience_years', 'Experience must be positive'],
    [{ experience_years: '1.5' }, 'experience_years', 'editor.experience-whole'],
    [{ experience_years: 'ten' }, 'experience_years', 'editor.experience-whole'],
    [{ experience_years: '81' }, 'experience_years', 'editor.experience-whole'],
    [{ languages: [] }, 'languages', 'Languages are required'],
    [{ is_public: null }, 'is_public', 'editor.is_public-required'],
    [{ first_name: 'Nіno' }, 'first_name', 'editor.name-invalid'],
    [{ latin_name: '' }, 'latin_name', 'editor.latin_name-required'],
    [{ latin_name: 'გიორგი ბერიძე' }, 'latin_name', 'editor.latin_name-invalid'],
    [{ latin_name: 'x'.repeat(GUIDE_FIELDS.latin_name.limit + 1) }, 'latin_name', 'shell.field.too-long'],
    [{ first_name: 'Giorgi' }, 'georgian_name', 'editor.georgian_name-required'],
    [{ first_name: '', latin_name: '' }, 'first_name', 'First name is required'],
    [{ description: 'One', other_description: 'Two' }, 'other_description', 'editor.same-language'],
    [{ bio: 'ერთი', other_bio: 'ორი' }, 'other_bio', 'editor.same-language'],
    [{ address: '🏔' }, 'address', 'editor.text-unreadable'],
    [{ bio: '— —' }, 'bio', 'editor.text-unreadable'],
    [{ address: '' }, 'address', 'Address is required'],
    [{ phone: '' }, 'phone', 'Phone number is required'],
    [{ phone: 'call me' }, 'phone', 'editor.phone-invalid'],
    [{ phone: '+995' }, 'phone', 'editor.phone-invalid'],
    [{ phone: '599 12 34 56, 577 11 22 33' }, 'phone', 'editor.phone-several'],
    [{ specialties: ['x'.repeat(10_000)] }, 'specialties', 'editor.entry-too-long'],
    [{ specialties: Array.from({ length: 21 }, (_, at) => `Own ${at}`) }, 'specialties', 'editor.too-many'],
    [{ website: 'javascript:alert(1)' }, 'website', 'editor.website-invalid'],
    [{ website: 'nothing' }, 'website', 'editor.website-invalid'],
    [{ description: 'x'.repeat(GUIDE_FIELDS.description.limit + 1) }, 'description', 'shell.field.too-long'],
    [{ bio: 'x'.repeat(GUIDE_FIELDS.bio.limit + 1) }, 'bio', 'shell.field.too-long'],
  ])('refuses %j', (change, field, sentence) => {
    expect(errorsOf(change)).toEqual({ [field]: en[sentence] ?? sentence });
  });

  test.each([
    ['599123456', '+995 599 12 34 56'],
    ['+44 20.7946.0000', '+44 20 7946 0000'],
  ])('takes the phone %s and stores it as %s', (phone, stored) => {
    expect(errorsOf({ phone })).toEqual({});
    expect(toGuideEdit(guideFormSchema.parse({ ...filled, phone })).phone).toBe(stored);
  });

  test.each([
    ['guide.ge', 'https://guide.ge/'],
    ['http://www.example.com/me', 'http://www.example.com/me'],
    ['   ', null],
  ])('stores the website %j as %j', (website, stored) => {
    expect(errorsOf({ website })).toEqual({});
    expect(toGuideEdit({ ...filled, website }).website).toBe(stored);
  });

  test.each(PERSON_NAMES)(
    'accepts the name %s %s and stores it unchanged for visitors',
    (first_name, last_name) => {
      const proposed = proposedNames(`${first_name} ${last_name}`);
      const values = {
        ...filled,
        first_name,
        last_name,
        // What only the guide can write: letters that nothing is proposed for.
        georgian_name: proposed.georgian_name || 'გიორგი ბერიძე',
        latin_name: proposed.latin_name || 'Giorgi Beridze',
      };
      const parsed = guideFormSchema.safeParse(values);
      expect(parsed.error?.issues).toBeUndefined();
      const shown = parsed.data && visitorView(parsed.data, undefined, undefined);
      expect(shown?.full_name).toBe(`${first_name} ${last_name}`);
      expect([shown?.georgian_name, shown?.latin_name]).not.toContain('');
    },
  );

  test('starts a new guide with the account’s name, every flag off and no choice about listing', () => {
    const values = toFormValues(undefined, undefined, 'Nino van der Berg');
    expect(values).toMatchObject({
      first_name: 'Nino',
      last_name: 'van der Berg',
      is_public: null,
      show_phone: false,
      show_address: false,
      show_website: false,
      show_experience: false,
      show_certifications: false,
    });
    expect(toFormValues(undefined, undefined, '12345')).toMatchObject({ first_name: '', last_name: '' });
  });
});
