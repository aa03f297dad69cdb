/** What the desk shows of an application, and takes out in a spreadsheet. */
import { formatDate } from '../../../domain/format-date.ts';
import type { Lang } from '../../../domain/lang.ts';
import { applicantName, type Application } from '../../../domain/school/applications.ts';
import { ageOn, type Intake } from '../../../domain/school/intakes.ts';
import { PROGRAMME_TITLES } from '../../../domain/school/programmes.ts';
import type { Translate } from '../../../i18n/use-t.ts';

export function intakeName({ programme, first_day }: Intake, lang: Lang): string {
  return `${PROGRAMME_TITLES[programme][lang]}, ${formatDate(first_day, lang)}`;
}

type TextOf = (application: Application, t: Translate, lang: Lang) => string;

export const APPLICATION_FACTS = {
  number: ({ number }) => String(number),
  intake: ({ intake }, _t, lang) => intakeName(intake, lang),
  state: ({ state }, t) => t(`admin.application-${state}`),
  applicant: applicantName,
  relation: ({ relation, contact }, t) => t(`admin.application-for-${relation}`, { contact: contact ?? '' }),
  birth: ({ birth, intake }, t, lang) =>
    t('admin.application-age', { date: formatDate(birth, lang), age: ageOn(intake.first_day, birth) }),
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  languages: ({ languages }) => languages,
  experience: ({ experience }) => experience,
  date: ({ created_at }, _t, lang) => formatDate(created_at, lang),
  note: ({ note }) => note ?? '',
} as const satisfies Readonly<Record<string, TextOf>>;
