/**
 * The form by which somebody applies to the school: the typed values, their errors, and the resulting
 * application. Validated by the server; the page shows the errors.
 */
import { isoDate } from '../field-shapes.ts';
import { dialledPhone, isDialled } from '../guide/dialled-phone.ts';
import { holdsAddress, isPersonName, toPersonName } from '../guide/name.ts';
import { ageOn, MINIMUM_AGE, minimumAge, type Intake } from '../school/intakes.ts';
import { RELATIONS, type WrittenApplication } from '../school/applications.ts';
import { isVisibleLine, toLine, toLines } from '../text.ts';
import {
  emailProblem,
  MESSAGE_LIMITS,
  namedFaults,
  nameProblem,
  textProblem,
  toSenderName,
  typedIn,
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
export type ApplicationValues = Readonly<Record<ApplicationField, string>>;

export function typedApplication(posted?: URLSearchParams): ApplicationValues {
  return typedIn(APPLICATION_FIELDS, posted);
}

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
export function readApplication(typed: ApplicationValues, intake: Intake, today: string) {
  const { consent, ...values } = cleanedApplication(typed);
  const relation = RELATIONS.find((one) => one === (values.relation || 'self'));
  const isForOther = relation !== undefined && relation !== 'self';
  const experience = toLines(values.experience);
  const faults = namedFaults({
    relation: relation ? undefined : ('invalid' as const),
    contact: isForOther ? personProblem(values.contact, typed.contact) : undefined,
    first_name: personProblem(values.first_name, typed.first_name),
    last_name: personProblem(values.last_name, typed.last_name),
    birth: birthProblem(values.birth, relation, intake, today),
    phone: lineProblem(values.phone, APPLICATION_LIMITS.phone, isWholePhone),
    email: emailProblem(values.email),
    experience: textProblem(experience),
    languages: lineProblem(
      values.languages,
      APPLICATION_LIMITS.languages,
      (line) => isVisibleLine(line) && !holdsAddress(line),
    ),
    consent: consent ? undefined : ('missing' as const),
  });
  if (!relation || Object.keys(faults).length > 0) return { faults };
  return { application: { ...values, relation, experience, contact: isForOther ? values.contact : null } };
}

type Read = ReturnType<typeof readApplication>;
export type ApplicationFaults = Extract<Read, { faults: unknown }>['faults'];

/** Emails and the desk show the name: it is no address, and no number. */
function personProblem(name: string, typed: string): ReturnType<typeof nameProblem> {
  return nameProblem(name, typed) ?? (isPersonName(toPersonName(name)) ? undefined : 'invalid');
}

function lineProblem(
  line: string,
  most: number,
  isIt: (line: string) => boolean,
): 'missing' | 'invalid' | undefined {
  if (line === '') return 'missing';
  return line.length <= most && isIt(line) ? undefined : 'invalid';
}

/** Of a number with the code of its country or area. */
const FEWEST_DIGITS = 8;

function isWholePhone(phone: string): boolean {
  return isDialled(phone) && dialledPhone(phone).replace('+', '').length >= FEWEST_DIGITS;
}

/** Nobody who applies is as old. */
const FIRST_BIRTHDAY = '1900-01-01';

/** A start may be changed after an application was sent: what was right then may be wrong now. */
export function birthProblem(
  birth: string,
  relation: WrittenApplication['relation'] | undefined,
  intake: Intake,
  today: string,
): 'missing' | 'invalid' | 'young' | 'guardian' | undefined {
  if (birth === '') return 'missing';
  if (!isoDate.safeParse(birth).success || birth > today || birth < FIRST_BIRTHDAY) return 'invalid';
  const age = ageOn(intake.first_day, birth);
  if (age < minimumAge(intake)) return 'young';
  // Who is a child then is applied for by whoever is responsible for it.
  const isResponsible = relation === 'parent' || relation === 'guardian';
  return age < MINIMUM_AGE.usual && !isResponsible ? 'guardian' : undefined;
}
