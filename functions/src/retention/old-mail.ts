/** Removes emails, sent or given up, whose time is over. */
import { MAIL_LIMITS } from '../../../src/domain/mail/mail.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { removeBefore } from './remove-before.ts';

/** @returns how many emails were removed. */
export function removeOldMail(now: Date): Promise<number> {
  return removeBefore('mail', 'created_at', new Date(now.getTime() - MAIL_LIMITS.keptDays * DAY_MS));
}
