/** Shapes of single fields that records of several kinds have. */
import * as z from 'zod/mini';
import { PAGE_LANGS, type Localized } from './lang.ts';
import { recordOf } from './record-of.ts';

const ISO_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a date as YYYY-MM-DD is in the calendar; 30 February is not. */
function isDayOfCalendar(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

export const line = z
  .string()
  .check(
    z.minLength(1),
    z.regex(/^\S(.*\S)?$/s, 'no blank at either end'),
    z.regex(/^[\n\r\t\P{Cc}]*$/u, 'no control characters'),
  );
export const slug = z
  .string()
  .check(z.maxLength(120), z.regex(SLUG, 'lower-case ASCII words joined by hyphens'));
export const isoDate = z
  .string()
  .check(z.regex(ISO_DATE, 'a date as YYYY-MM-DD'), z.refine(isDayOfCalendar, 'a day that exists'));
export const positive = z.int().check(z.positive());

/** A value of one shape in each language of the site. */
export function inEachLanguage<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.object(recordOf<Localized<Shape>>(PAGE_LANGS, () => shape));
}

/** One text in each language; none may be empty. */
export const localizedText = inEachLanguage(line);
