/**
 * Simulates the end of a membership by running the jobs of the reminder and end nights one after the
 * other.
 */
import { MARCH } from '../cases/association-year.ts';
import { formatDate } from '../../src/domain/format-date.ts';
import { lastDayOf, termEnd } from '../../src/domain/membership/term.ts';
import { DAY_MS } from '../../src/domain/timestamp.ts';
import { caughtFor, emailTo } from './caught-emails.ts';
import { prepareFunctions } from './prepare-functions.ts';
import { adminAuth, adminFirestore, eventually, stored } from './server.ts';

/** A term that has ended for any clock, because the site's clock cannot be mocked. */
const OVER = termEnd(new Date(Date.now() - 2 * 365 * DAY_MS), MARCH);
const REMINDER_DAYS = [60, 30, 7];

/** Waits until each reminder has arrived exactly once. */
function allReminders(email: string): Promise<void> {
  const soon = `Your membership ends on ${formatDate(lastDayOf(OVER), 'en')}`;
  return eventually(async () => {
    const count = (await caughtFor(email)).filter(({ subject }) => subject === soon).length;
    if (count !== REMINDER_DAYS.length) throw new Error(`${count} reminders to ${email}`);
  });
}

/** Sets an end that is past, and lets the nights of the reminders and of the end come; each email has come then. */
export async function endTerm(email: string): Promise<void> {
  prepareFunctions();
  const { remindOfEnds } = await import('../../functions/src/verification/terms.ts');
  const { endMemberships } = await import('../../functions/src/verification/terms.ts');
  const { uid } = await adminAuth.getUserByEmail(email);
  const { number } = await stored(`memberships/${uid}`);
  for (const path of [`memberships/${uid}`, `public_memberships/${String(number)}`])
    await adminFirestore.doc(path).update({ ends_at: OVER });
  for (const days of REMINDER_DAYS) await remindOfEnds(new Date(OVER.getTime() - days * DAY_MS));
  await allReminders(email);
  await endMemberships(OVER);
  await emailTo(email, 'Your membership has ended');
}
