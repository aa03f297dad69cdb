/**
 * The form by which somebody applies to the school: the typed values, their errors, and the resulting
 * application. Validated by the server; the page shows the errors.
 */
import * as z from 'zod/mini';
import { isoDate } from '../field-shapes.ts';
import { isDialled } from '../guide/dialled-phone.ts';
import { recordOf } from '../record-of.ts';
import { ageOn, MINIMUM_AGE, minimumAge, type Intake } from '../school/intakes.ts';
import { RELATIONS, type WrittenApplication } from '../school/applications.ts';
import { isVisibleLine, toLine, toLines } from '../text.ts';
import {
  emailProblem,
  faultOf,
  MESSAGE_LIMITS,
  nameProblem,
  textProblem,
  toSenderName,
} from './message-form.ts';
import { toSenderAddress } from './sender-address.ts';

/** In characters. */
export const APPLICATION_LIMITS = { ...MESSAGE_LIMITS, phone: 32, languages: 120 } as const;

/** In form order. */
export const APPLICATION_FIELDS = [
  'relation',
  'contact',
  'first_name',
  'last_name',
  'birth',
  'phone',
  'email',
  'experience',
  'languages',
  'consent',
] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** As typed. */
export const applicationValuesSchema = z.object(
  recordOf<Record<ApplicationField, z.ZodMiniString>>(APPLICATION_FIELDS, () => z.string()),
);
export type ApplicationValues = z.infer<typeof applicationValuesSchema>;

/** Also of the empty form. @returns the typed values of a posted form; missing fields are empty. */
export function typedApplication(posted = new URLSearchParams()): ApplicationValues {
  return recordOf<ApplicationValues>(APPLICATION_FIELDS, (name) => posted.get(name) ?? '');
}

export const APPLICATION_FAULTS = [
  'relation-invalid',
  'contact-missing',
  'contact-invalid',
  'first_name-missing',
  'first_name-invalid',
  'last_name-missing',
  'last_name-invalid',
  'birth-missing',
  'birth-invalid',
  'birth-young',
  'birth-guardian',
  'phone-missing',
  'phone-invalid',
  'email-missing',
  'email-invalid',
  'email-comma',
  'experience-missing',
  'experience-invalid',
  'experience-long',
  'languages-missing',
  'languages-invalid',
  'consent-missing',
] as const;
export type ApplicationFault = (typeof APPLICATION_FAULTS)[number];

export const applicationFaultsSchema = z.partialRecord(
  z.enum(APPLICATION_FIELDS),
  z.enum(APPLICATION_FAULTS),
);
export type ApplicationFaults = z.infer<typeof applicationFaultsSchema>;

/** Returns the values as they are read; the text of the experience stays as it was typed. */
export function cleanedApplication(typed: ApplicationValues): ApplicationValues {
  return {
    ...typed,
    contact: toSenderName(typed.contact),
    first_name: toSenderName(typed.first_name),
    last_name: toSenderName(typed.last_name),
    birth: toLine(typed.birth, 'NFKC'),
    phone: toLine(typed.phone, 'NFKC'),
    email: toSenderAddress(typed.email),
    languages: toLine(typed.languages),
    consent: typed.consent && 'yes',
  };
}

/**
 * Returns the application, or the error of each invalid field.
 * @param today in Georgia, `YYYY-MM-DD`: nobody is born after it.
 */
export function readApplication(
  typed: ApplicationValues,
  intake: Intake,
  today: string,
): { application: WrittenApplication } | { faults: ApplicationFaults } {
  const { consent, ...values } = cleanedApplication(typed);
  const relation = RELATIONS.find((one) => one === (values.relation || 'self'));
  const isForOther = relation !== undefined && relation !== 'self';
  const experience = toLines(values.experience);
  const faults = {
    relation: relation ? undefined : ('relation-invalid' as const),
    contact: isForOther ? faultOf('contact', nameProblem(values.contact, typed.contact)) : undefined,
    first_name: faultOf('first_name', nameProblem(values.first_name, typed.first_name)),
    last_name: faultOf('last_name', nameProblem(values.last_name, typed.last_name)),
    birth: faultOf('birth', birthProblem(values.birth, relation, intake, today)),
    phone: faultOf('phone', lineProblem(values.phone, APPLICATION_LIMITS.phone, isDialled)),
    email: faultOf('email', emailProblem(values.email)),
    experience: faultOf('experience', textProblem(experience)),
    languages: faultOf(
      'languages',
      lineProblem(values.languages, APPLICATION_LIMITS.languages, isVisibleLine),
    ),
    consent: consent ? undefined : ('consent-missing' as const),
  } satisfies Record<ApplicationField, ApplicationFault | undefined>;
  const found = Object.entries(faults).filter(([, fault]) => fault !== undefined);
  if (!relation || found.length > 0)
    return { faults: applicationFaultsSchema.parse(Object.fromEntries(found)) };
  return { application: { ...values, relation, experience, contact: isForOther ? values.contact : null } };
}

function lineProblem(line: string, most: number, isIt: (line: string) => boolean) {
  if (line === '') return 'missing';
  return line.length <= most && isIt(line) ? undefined : 'invalid';
}

/** Nobody who applies is as old. */
const FIRST_BIRTHDAY = '1900-01-01';

function birthProblem(
  birth: string,
  relation: WrittenApplication['relation'] | undefined,
  intake: Intake,
  today: string,
) {
  if (birth === '') return 'missing';
  if (!isoDate.safeParse(birth).success || birth > today || birth < FIRST_BIRTHDAY) return 'invalid';
  const age = ageOn(intake.first_day, birth);
  if (age < minimumAge(intake)) return 'young';
  // Who is a child then is applied for by whoever is responsible for it.
  const isResponsible = relation === 'parent' || relation === 'guardian';
  return age < MINIMUM_AGE.usual && !isResponsible ? 'guardian' : undefined;
}
