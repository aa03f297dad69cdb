/** The mail server and the sender, from the environment of the functions. */
import { defineSecret } from 'firebase-functions/params';
import { UNDO_SECONDS } from '../../../src/domain/settings.ts';

const isLocal = process.env['FUNCTIONS_EMULATOR'] === 'true';

/** `smtps://user:password@host:465`. */
const smtpSecret = defineSecret('SMTP_URL');

/** Secrets of the functions that send; the local suite sets its mail server in the environment. */
export const MAIL_SECRETS = isLocal ? [] : [smtpSecret];

/** Returns undefined if no mail server is configured. */
export function smtpUrl(): string | undefined {
  return (isLocal ? process.env['SMTP_URL'] : smtpSecret.value()) || undefined;
}

/** Returns the sender, `Name <address>` or an address; undefined if not configured. */
export function mailFrom(): string | undefined {
  return process.env['MAIL_FROM'] || (isLocal ? 'guides@localhost' : undefined);
}

/** Seconds before an email about a decision is sent; the local suite shortens them in the environment. */
export function recallSeconds(): number {
  return Number((isLocal && process.env['MAIL_RECALL_SECONDS']) || UNDO_SECONDS);
}

/** Returns when the email about a step that can be undone is sent at the earliest. */
export function emailTime(doneAt: Date): Date {
  return new Date(doneAt.getTime() + recallSeconds() * 1000);
}

/** Returns the reply address of the association. */
export function mailReplyTo(): string | undefined {
  return process.env['MAIL_REPLY_TO'] || undefined;
}

/** Returns the address of the office, for messages to guides who take none; undefined if there is none. */
export function officeAddress(): string | undefined {
  return mailReplyTo() ?? (isLocal ? 'office@localhost' : undefined);
}

/** Returns the number of the office, for below every email; undefined if not configured. */
export function officePhone(): string | undefined {
  return process.env['MAIL_PHONE'] || (isLocal ? '+995 000 12 34 56' : undefined);
}

/**
 * Returns the origin of the site without a trailing slash; by default the Hosting domain that every
 * project has.
 */
export function siteOrigin(): string {
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  return process.env['SITE_ORIGIN'] || (isLocal ? 'http://127.0.0.1:5000' : `https://${project}.web.app`);
}
