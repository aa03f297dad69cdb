import { expect, it } from 'vitest';
import { APPLICANT, CHILD, INTAKE } from '../../../tests/cases/application.ts';
import {
  APPLICATION_LIMITS,
  readApplication,
  typedApplication,
  type ApplicationValues,
} from './application-form.ts';

const TODAY = '2099-06-01';

function faultsOf(change: Partial<ApplicationValues>, intake = INTAKE) {
  const read = readApplication({ ...APPLICANT, ...change }, intake, TODAY);
  return 'faults' in read ? read.faults : {};
}

it('takes an application for oneself, without the name of somebody else', () => {
  const { consent: _, ...written } = APPLICANT;
  const read = readApplication({ ...APPLICANT, contact: 'Somebody' }, INTAKE, TODAY);
  expect(read).toEqual({ application: { ...written, relation: 'self', contact: null } });
  expect(faultsOf({ relation: 'self' })).toEqual({});
});

it('cleans what is typed', () => {
  const typed = {
    first_name: ' Nino\u200B ',
    last_name: "J.R.Adamia‑O'Brien",
    birth: '２０７９-12-11',
    phone: '+995  555 12 34 56',
    email: '<nino@example.org>',
    experience: 'None.\r\n\u200B',
    languages: ' Georgian ',
  };
  expect(readApplication({ ...APPLICANT, ...typed }, INTAKE, TODAY)).toMatchObject({
    application: {
      first_name: 'Nino',
      last_name: "J. R. Adamia‑O'Brien",
      birth: '2079-12-11',
      phone: '+995 555 12 34 56',
      email: 'nino@example.org',
      experience: 'None.',
      languages: 'Georgian',
    },
  });
});

it.each(['parent', 'guardian'])('a %s applies for somebody under 18, where they are admitted', (relation) => {
  const read = readApplication({ ...CHILD, relation }, INTAKE, TODAY);
  expect(read).toMatchObject({ application: { relation, contact: CHILD.contact } });
});

it.each<[Partial<ApplicationValues>, string]>([
  [{ relation: '' }, 'birth-guardian'],
  [{ relation: 'other' }, 'birth-guardian'],
  // The day before the birthday, and the day itself.
  [{ birth: '2083-12-12' }, 'birth-young'],
  [{ birth: '2083-12-12', relation: '' }, 'birth-young'],
])('%o of a child is refused: %s', (change, fault) => {
  expect(faultsOf({ ...CHILD, ...change })).toEqual({ birth: fault });
  expect(faultsOf({ ...CHILD, birth: '2083-12-11' })).toEqual({});
  expect(faultsOf({ birth: '2081-12-11' })).toEqual({});
});

it('without another rule nobody under 18 is admitted, whoever applies', () => {
  const { minimum_age: _, ...adults } = INTAKE;
  expect(faultsOf(CHILD, adults)).toEqual({ birth: 'birth-young' });
  expect(faultsOf({ birth: '2081-12-11' }, adults)).toEqual({});
});

it('reports each required field that is empty', () => {
  const faults = Object.fromEntries(
    ['first_name', 'last_name', 'birth', 'phone', 'email', 'experience', 'languages', 'consent'].map(
      (name) => [name, `${name}-missing`],
    ),
  );
  expect(readApplication(typedApplication(), INTAKE, TODAY)).toEqual({ faults });
});

it.each<[keyof ApplicationValues, string, string]>([
  ['relation', 'aunt', 'relation-invalid'],
  ['first_name', 'www.evil.example', 'first_name-invalid'],
  ['last_name', 'Tator, certified: call 599 12 34 56', 'last_name-invalid'],
  ['last_name', 'Adamia\nBcc: x', 'last_name-invalid'],
  ['birth', '11.12.2079', 'birth-invalid'],
  ['birth', '2079-02-30', 'birth-invalid'],
  ['birth', '1899-12-31', 'birth-invalid'],
  ['birth', '2099-06-02', 'birth-invalid'],
  ['phone', 'call me', 'phone-invalid'],
  ['phone', '+555 12 34', 'phone-invalid'],
  ['phone', '5'.repeat(APPLICATION_LIMITS.phone + 1), 'phone-invalid'],
  ['email', 'nino', 'email-invalid'],
  ['email', 'nino@example,com', 'email-comma'],
  ['experience', '…', 'experience-invalid'],
  ['experience', 'x'.repeat(APPLICATION_LIMITS.text + 1), 'experience-long'],
  ['languages', '…', 'languages-invalid'],
  ['languages', 'x'.repeat(APPLICATION_LIMITS.languages + 1), 'languages-invalid'],
])('says what is wrong with the %s %j', (name, typed, fault) => {
  expect(faultsOf({ [name]: typed })).toEqual({ [name]: fault });
});

it.each([
  ['', 'contact-missing'],
  ['t.me/tamar', 'contact-invalid'],
])('whoever applies for somebody else is named, not %j', (contact, fault) => {
  expect(faultsOf({ ...CHILD, contact })).toEqual({ contact: fault });
});

it('is as long as it may be', () => {
  const phone = '5'.repeat(APPLICATION_LIMITS.phone);
  expect(faultsOf({ phone, languages: 'x'.repeat(APPLICATION_LIMITS.languages) })).toEqual({});
  expect(faultsOf({ birth: '1900-01-01' })).toEqual({});
  // Born today: too young, not in the future.
  expect(faultsOf({ birth: TODAY })).toEqual({ birth: 'birth-young' });
});
