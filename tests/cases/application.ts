/** An intake that takes applications, and what somebody types who applies for it. */
import type { ApplicationValues } from '../../src/domain/messages/application-form.ts';
import type { Intake } from '../../src/domain/school/intakes.ts';

export const INTAKE: Intake = {
  id: 'ski-winter',
  programme: 'ski-teacher',
  state: 'open',
  first_day: '2099-12-11',
  place: { en: 'Gudauri', ka: 'გუდაური' },
  assessment_day: '2099-12-04',
  deadline: '2099-11-20',
  minimum_age: 16,
};

/** Of somebody who is 20 on the first day. */
export const APPLICANT: ApplicationValues = {
  relation: '',
  contact: '',
  first_name: 'Nino',
  last_name: 'Adamia',
  birth: '2079-12-11',
  phone: '+995 555 12 34 56',
  email: 'nino@example.org',
  experience: 'Ten winters on skis.\nNo groups yet.',
  languages: 'Georgian, English',
  consent: 'yes',
};

/** Of the parent of somebody who is 17 then. */
export const CHILD: ApplicationValues = {
  ...APPLICANT,
  relation: 'parent',
  contact: 'Tamar Adamia',
  birth: '2082-12-11',
  email: 'tamar@example.org',
};
