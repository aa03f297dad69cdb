import { expect, it } from 'vitest';
import { INTAKE } from '../../../tests/cases/application.ts';
import { eraseApplicationAt } from './applications.ts';

it.each([
  ['a year after the start', { first_day: '2029-05-01' }, '2030-05-01'],
  ['three years at most', { first_day: '2029-05-02' }, '2030-05-01'],
  ['not for ever', { first_day: '9999-12-31' }, '2030-05-01'],
] as const)('an application is kept %s', (_, change, day) => {
  expect(eraseApplicationAt({ ...INTAKE, ...change }, new Date('2027-05-01'))).toEqual(new Date(day));
});
