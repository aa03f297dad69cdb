import { langOfText } from '../guide/text-lang.ts';
import type { Lang } from '../lang.ts';

/** Emails that a guide may do without. Decisions, the last reminder, the end of a term and of the account always come. */
export const MAIL_CHOICES = [
  /** That a request has arrived. */
  'request-received',
  /** That the membership will end, sent long in advance. */
  'early-reminders',
] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** Returns the language of a person's emails; without a known one, that of the letters of the name. */
export function mailLang({
  language,
  full_name,
}: {
  readonly language?: Lang | undefined;
  readonly full_name: string;
}): Lang {
  return language ?? langOfText(full_name);
}

export function isUnwanted(
  { unwanted_mail }: { readonly unwanted_mail?: readonly string[] | undefined },
  choice: MailChoice,
): boolean {
  return unwanted_mail?.includes(choice) ?? false;
}
