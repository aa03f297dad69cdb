import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { loadPhones } from '../../domain/guide/phone.ts';
import { markOf } from '../../../tests/cases/guide-profile.ts';
import { FIELD_OF_FLAG, FLAGGED_FIELDS, SHOW_FLAGS } from '../../domain/guide/guide-fields.ts';
import { approvedValues } from '../../domain/guide/guide-profile.ts';
import { guideFormShape, storedFromText, toFormValues } from './guide-form.ts';
import { visitorView } from './visitor-view.ts';

beforeAll(loadPhones);

const values = guideFormShape.parse({
  ...toFormValues(undefined, undefined, 'Nino Beridze'),
  ...Object.fromEntries(FLAGGED_FIELDS.map((name) => [name, String(markOf(name))])),
});

test('the preview shows exactly what the flags allow', () => {
  const flags = fc.record(Object.fromEntries(SHOW_FLAGS.map((flag) => [flag, fc.boolean()])));
  fc.assert(
    fc.property(flags, (chosen) => {
      const text = JSON.stringify(visitorView({ ...values, ...chosen }, undefined, undefined));
      for (const flag of SHOW_FLAGS) {
        expect(text.includes(String(markOf(FIELD_OF_FLAG[flag])))).toBe(chosen[flag]);
      }
    }),
  );
});

test('shows no years that are not a number', () => {
  const years = (experience_years: string) =>
    visitorView({ ...values, show_experience: true, experience_years }, undefined, undefined)
      ?.experience_years;
  expect(years('12')).toBe(12);
  expect(years('many')).toBeUndefined();
  expect(years('-3')).toBeUndefined();
});

test('shows the phone number as it will be stored, and as typed what is none yet', () => {
  const shown = (phone: string) =>
    visitorView({ ...values, show_phone: true, phone }, undefined, undefined)?.phone;
  expect(shown('599123456')).toBe('+995 599 12 34 56');
  expect(shown('599 12')).toBe('599 12');
});

test('has no preview for a guide who is not listed', () => {
  expect(visitorView({ ...values, is_public: false }, undefined, undefined)).toBeUndefined();
});

test('shows what the open request asks for, which its approval confirms', () => {
  const sent = { ...values, ...storedFromText(values), full_name: 'As Sent' };
  const asked = { ...approvedValues(sent), georgian_name: '', latin_name: '' };
  expect(visitorView(values, undefined, asked)?.full_name).toBe('As Sent');
  expect(visitorView(values, undefined, undefined)?.full_name).toBe('Nino Beridze');
});
