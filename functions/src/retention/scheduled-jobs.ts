/**
 * Scheduled jobs. Each one uses the stored state at its run, is idempotent, and may run concurrently or
 * be interrupted. Logs contain only numbers and ids of accounts.
 */
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { FailingTask } from '../../../src/domain/failed-events.ts';
import { FIGURES, recount } from '../desk/desk-figures.ts';
import { clearFailuresBut } from '../failed-events/failed-events.ts';
import { endMemberships } from '../verification/end-memberships.ts';
import { remindOfEnds } from '../membership/remind-of-ends.ts';
import { SCHEDULED } from '../options.ts';
import { removeAbandonedPictures } from './abandoned-pictures.ts';
import { eraseExpiredApplications } from './expired-applications.ts';
import { finishInterruptedDeletions } from './interrupted-deletions.ts';
import { endLostAccounts } from './lost-accounts.ts';
import { removeOldFailures } from './old-failures.ts';
import { removeOldMail } from './old-mail.ts';
import { removeOldMessages } from './old-messages.ts';
import { removeOldWords } from './old-words.ts';
import { removeBefore } from './remove-before.ts';
import { removeRestedSlugs } from './rested-slugs.ts';
import { keepPace } from './verification-pace.ts';

const JOB = { ...SCHEDULED, retryCount: 2 } as const;

export const everyHour = onSchedule({ ...JOB, schedule: 'every 60 minutes' }, async () => {
  const { done, failed } = await finishInterruptedDeletions(new Date());
  if (done > 0) logger.warn('Interrupted deletions were ended', { accounts: done });
  await conclude('everyHour', failed);
});

export const everyNight = onSchedule({ ...JOB, schedule: 'every day 03:30' }, async () => {
  const now = new Date();
  const steps = await Promise.allSettled([
    endMemberships(now),
    remindOfEnds(now),
    eraseExpiredApplications(now).finally(() => recount(FIGURES)),
    removeAbandonedPictures(now),
    endLostAccounts(),
    removeOldFailures(now),
    removeOldMail(now),
    removeOldMessages(now),
    removeOldWords(now),
    removeRestedSlugs(now),
    removeBefore('pictureUploads', 'erase_at', now),
    keepPace(),
  ]);
  const [memberships, reminders, applications, pictures, lost] = steps;
  if (memberships.status === 'fulfilled' && memberships.value.done > 0)
    logger.info('Memberships have ended', { accounts: memberships.value.done });
  if (lost.status === 'fulfilled' && lost.value.done > 0)
    logger.warn('Accounts without a sign-in are deleted', { accounts: lost.value.done });
  logger.info('Kept no longer than stated', {
    ...(applications.status === 'fulfilled' && applications.value),
    ...(pictures.status === 'fulfilled' && { pictures: pictures.value }),
  });
  const broken = steps.find((step) => step.status === 'rejected');
  if (broken) throw broken.reason;
  await conclude(
    'everyNight',
    [memberships, reminders, applications, pictures, lost].flatMap((step) =>
      step.status === 'fulfilled' ? step.value.failed : [],
    ),
  );
});

/** Fails the run if an account could not be processed, so that it is retried; the others are done. */
async function conclude(what: FailingTask, failed: readonly string[]): Promise<void> {
  await clearFailuresBut(failed, what);
  if (failed.length > 0) throw new Error(`Not done for ${failed.join(', ')}`);
}
