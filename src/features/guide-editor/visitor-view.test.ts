import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHOW_FLAGS } from '../../domain/guide/guide-profile.ts';
import { toFormValues, type GuideFormValues } from './guide-form.ts';
import { visitorView } from './visitor-view.ts';

const values: GuideFormValues = {
  ...toFormValues(undefined, undefined, 'Nino Beridze'),
  experience_years: '31',
  certification_level: 'master',
  address: 'SECRET-ADDRESS',
  phone: 'SECRET-PHONE',
  website: 'secret.example.com',
};

const SECRETS = {
  show_phone: 'SECRET-PHONE',
  show_address: 'SECRET-ADDRESS',
  show_website: 'secret.example.com',
  show_experience: '31',
  show_certifications: 'master',
} as const;

test('the preview shows exactly what the flags allow', () => {
  const flags = fc.record(Object.fromEntries(SHOW_FLAGS.map((flag) => [flag, fc.boolean()])));
  fc.assert(
    fc.property(flags, (chosen) => {
      const text = JSON.stringify(visitorView({ ...values, ...chosen }, undefined));
      for (const flag of SHOW_FLAGS) expect(text.includes(SECRETS[flag])).toBe(chosen[flag]);
    }),
  );
});

test('somebody who is not listed has no preview', () => {
  expect(visitorView({ ...values, is_public: false }, undefined)).toBeUndefined();
});
