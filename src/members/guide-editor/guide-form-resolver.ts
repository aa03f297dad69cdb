/** The validation of the form, with the questions about list entries that look like typing errors. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { MessageId } from '../../i18n/catalogue.ts';
import { entriesWithoutCode, meantEntries, SEARCHED_LIST_NAMES } from './fields/meant-entries.ts';
import { guideFormSchema, type GuideFormValues } from './guide-form.ts';

/** The error of a list with an entry that the guide has neither corrected nor confirmed. */
export const UNANSWERED: MessageId = 'editor.entry-unanswered';

export interface ResolverContext {
  /** Entries that stay as they were typed. */
  readonly confirmed: ReadonlySet<string>;
}

const resolveFields = zodResolver<GuideFormValues, ResolverContext, GuideFormValues>(guideFormSchema);

async function questions(values: GuideFormValues, confirmed: ReadonlySet<string>) {
  const errors: FieldErrors<GuideFormValues> = {};
  for (const name of SEARCHED_LIST_NAMES) {
    const unknown = entriesWithoutCode(name, values[name]).filter((entry) => !confirmed.has(entry));
    const meant = await meantEntries(name, unknown);
    if (meant.length > 0) errors[name] = { type: 'custom', message: UNANSWERED };
  }
  return errors;
}

export const guideFormResolver: Resolver<GuideFormValues, ResolverContext> = async (
  values,
  context,
  options,
) => {
  const result = await resolveFields(values, context, options);
  const unanswered = await questions(values, context?.confirmed ?? new Set());
  const errors = { ...unanswered, ...result.errors };
  return Object.keys(errors).length === 0 ? result : { values: {}, errors };
};
