/** The starts of the school's programmes: which of them are still to come, and who may apply. */
import * as z from 'zod/mini';
import { inEachLanguage, isoDate, line, positive, slug } from '../field-shapes.ts';
import { holdsAddress } from '../guide/name.ts';
import { PROGRAMME_IDS } from './programmes.ts';

export const MINIMUM_AGE = { lowest: 14, usual: 18, highest: 21 } as const;

export const intakeSchema = z.strictObject({
  id: slug,
  programme: z.enum(PROGRAMME_IDS),
  /** Applications are taken while it is open, and for the waiting list while it is full. */
  state: z.enum(['announced', 'open', 'full', 'cancelled']),
  first_day: isoDate,
  /** In emails too, also to addresses that are not confirmed. */
  place: inEachLanguage(
    line.check(
      z.regex(/^.{1,60}$/u),
      z.refine((place) => !holdsAddress(place) && place.replace(/\P{N}/gu, '').length < 6),
    ),
  ),
  assessment_day: z.optional(isoDate),
  /** The last day to apply; without it the first day. */
  deadline: z.optional(isoDate),
  places: z.optional(positive),
  /** Whole lari, where it differs from that of the programme. */
  price: z.optional(positive),
  minimum_age: z.optional(z.int().check(z.minimum(MINIMUM_AGE.lowest), z.maximum(MINIMUM_AGE.highest))),
});
export type Intake = z.infer<typeof intakeSchema>;

export const intakesRecord = z.strictObject({ intakes: z.array(intakeSchema) });

/**
 * Returns those that have not begun, the next one first; also cancelled ones, for those who had chosen them.
 * @param today in Georgia, as `YYYY-MM-DD`.
 */
export function upcomingIntakes(intakes: readonly Intake[], today: string): Intake[] {
  return intakes
    .filter(({ first_day }) => first_day >= today)
    .sort((one, other) => one.first_day.localeCompare(other.first_day));
}

/**
 * Returns an intake that somebody has chosen as it is published now. One for another programme is another intake; a first
 * day that was moved into the past is a mistake, after which applications would be deleted.
 */
export function presentIntake(published: readonly Intake[], chosen: Intake, today: string): Intake {
  const earliest = [today, chosen.first_day].toSorted()[0] ?? today;
  const isIt = ({ id, programme, first_day }: Intake) =>
    id === chosen.id && programme === chosen.programme && first_day >= earliest;
  return published.find(isIt) ?? chosen;
}

export function lastDayToApply({ deadline, first_day }: Intake): string {
  return deadline !== undefined && deadline < first_day ? deadline : first_day;
}

/** @param today in Georgia, as `YYYY-MM-DD`. */
export function takesApplications(intake: Intake, today: string): boolean {
  return (intake.state === 'open' || intake.state === 'full') && lastDayToApply(intake) >= today;
}

export function minimumAge({ minimum_age = MINIMUM_AGE.usual }: Intake): number {
  return minimum_age;
}

/** Returns the age in whole years on a day; who was born on 29 February is a year older on 1 March. Both as `YYYY-MM-DD`. */
export function ageOn(day: string, birthday: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** The file for calendars, without the language prefix. */
export function calendarPath(id: string): string {
  return `/association/ats/${id}.ics`;
}
