/**
 * `settings/association_year`: on which day terms end, as the admins chose it; the server writes it. While the document
 * is missing nobody has chosen, and terms have no end.
 */
import * as z from 'zod/mini';

/** The id of the document. */
export const ASSOCIATION_YEAR = 'association_year';

/** The last day that each month may have. */
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** @param month 1 to 12. */
export function daysOfMonth(month: number): number {
  return MONTH_DAYS[month - 1] ?? 0;
}

/** The last day of the association's year; null: terms have no end. */
export const yearEndSchema = z.nullable(
  z
    .strictObject({
      /** 1 to 12. */
      month: z.int(),
      /** In a month that is shorter this year, its last day. */
      day: z.int().check(z.minimum(1)),
    })
    .check(z.refine(({ month, day }) => day <= daysOfMonth(month))),
);
export type YearEnd = z.infer<typeof yearEndSchema>;

export const associationYearSchema = z.object({ year_end: yearEndSchema });

/** Input of `setAssociationYear`. */
export const setYearInputSchema = z.strictObject({
  year_end: yearEndSchema,
  /** What the admin saw: the present end, and how many members the change touches. Missing: only to see it. */
  seen: z.optional(z.strictObject({ year_end: yearEndSchema, touched: z.int() })),
});
export type SeenYear = NonNullable<z.infer<typeof setYearInputSchema>['seen']>;

/** Response of `setAssociationYear`. */
export const setYearResultSchema = z.object({
  /** How many members get an end, or lose it. */
  touched: z.int(),
  is_set: z.boolean(),
});
export type SetYearResult = z.infer<typeof setYearResultSchema>;
