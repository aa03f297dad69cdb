/** Emails that their receiver may do without. Decisions, the last reminder, the end of a term and of the account always come. */
export const MAIL_CHOICES = [
  /** That a request has arrived. */
  'request-received',
  /** That the membership will end, sent long in advance. */
  'early-reminders',
  /** To admins: what the desk holds in the morning. */
  'desk-report',
] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

export function isUnwanted(
  { unwanted_mail }: { readonly unwanted_mail?: readonly string[] | undefined },
  choice: MailChoice,
): boolean {
  return unwanted_mail?.includes(choice) ?? false;
}
