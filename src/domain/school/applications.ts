/**
 * `applications/{id}`: an application to the school whose address is confirmed. Until then it is in
 * `unconfirmed_applications/{id}`, which nobody reads.
 */
import * as z from 'zod/mini';
import { PAGE_LANGS } from '../lang.ts';
import { APPLICANT_RETENTION_MONTHS, MAX_YEARS_TO_START } from '../settings.ts';
import { timestamp } from '../timestamp.ts';
import { intakeSchema, type Intake } from './intakes.ts';

/** Who applies: the applicant, or somebody else for them. */
export const RELATIONS = ['self', 'parent', 'guardian', 'other'] as const;

/** What the school answers, each with an email. */
export const APPLICATION_ANSWERS = ['answered', 'invited', 'declined', 'waiting'] as const;
export type ApplicationAnswer = (typeof APPLICATION_ANSWERS)[number];

export const APPLICATION_STATES = ['new', ...APPLICATION_ANSWERS, 'withdrawn'] as const;

/** What was written into the form; all parts are plain text. */
export const writtenApplicationSchema = z.object({
  relation: z.enum(RELATIONS),
  /** The name of whoever applies for somebody else. */
  contact: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  /** `YYYY-MM-DD`. */
  birth: z.string(),
  phone: z.string(),
  email: z.string(),
  experience: z.string(),
  languages: z.string(),
});
export type WrittenApplication = z.infer<typeof writtenApplicationSchema>;

export const applicationSchema = z.object({
  /** Counted on; 0 until the address is confirmed. */
  number: z.int(),
  /** As it was announced then. */
  intake: z.object(intakeSchema.shape),
  ...writtenApplicationSchema.shape,
  /** Language of the pages on which it was written. */
  language: z.enum(PAGE_LANGS),
  state: z.enum(APPLICATION_STATES),
  /** The school's last words to the applicant. */
  note: z.nullable(z.string()),
  created_at: timestamp,
  /** When it is deleted. */
  erase_at: timestamp,
});
export type Application = z.infer<typeof applicationSchema>;

export function applicantName({
  first_name,
  last_name,
}: Pick<WrittenApplication, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`;
}

/** Returns when an application is deleted: a time after the start. One in the year 9999 is a slip of the pen and would keep it for ever. */
export function eraseApplicationAt({ first_day }: Intake, now: Date): Date {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS_TO_START);
  const start = new Date(first_day);
  const from = start > latest ? latest : start;
  from.setUTCMonth(from.getUTCMonth() + APPLICANT_RETENTION_MONTHS);
  return from;
}
