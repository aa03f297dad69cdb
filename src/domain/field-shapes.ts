/** Shapes of single fields that records of several kinds have. */
import * as z from 'zod/mini';
import { PAGE_LANGS, type Localized } from './lang.ts';
import { recordOf } from './record-of.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const line = z.string().check(
  z.minLength(1),
  z.regex(/^\S(.*\S)?$/s, 'no blank at either end'),
  // Nor what no XML may hold, such as that of the feeds.
  z.regex(/^(?!.*[\uFFFE\uFFFF])[\n\r\t\P{Cc}]*$/su, 'no control characters'),
);
export const slug = z
  .string()
  .check(z.maxLength(120), z.regex(SLUG, 'lower-case ASCII words joined by hyphens'));
/** A day of the calendar; 30 February is none. */
export const isoDate = z.iso.date('a date as YYYY-MM-DD');
export const positive = z.int().check(z.positive());

/** A value of one shape in each language of the site. */
export function inEachLanguage<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.object(recordOf<Localized<Shape>>(PAGE_LANGS, () => shape));
}

/** One text in each language; none may be empty. */
export const localizedText = inEachLanguage(line);
