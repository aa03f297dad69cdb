/** The office and the times of emails, from the environment of the functions; the local suite has its own. */
import { UNDO_SECONDS } from '../../../src/domain/settings.ts';

/** Seconds before an email about a decision is sent; tests shorten them. */
export function recallSeconds(): number {
  return Number(process.env['MAIL_RECALL_SECONDS'] || UNDO_SECONDS);
}

/** Returns when the email about a step that can be undone is sent at the earliest. */
export function emailTime(doneAt: Date): Date {
  return new Date(doneAt.getTime() + recallSeconds() * 1000);
}

/** Returns the address of the office, for answers and messages to guides who take none; undefined if there is none. */
export function officeAddress(): string | undefined {
  return process.env['MAIL_REPLY_TO'] || undefined;
}

/**
 * Returns the origin of the site without a trailing slash; by default the Hosting domain that every
 * project has.
 */
export function siteOrigin(): string {
  return process.env['SITE_ORIGIN'] || `https://${process.env['GCLOUD_PROJECT']}.web.app`;
}
