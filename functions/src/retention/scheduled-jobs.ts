/**
 * What ends by itself. Each job judges by what is stored when it runs, and may be repeated, run
 * twice at once, or be cut off. Logs name numbers, never people.
 */
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { removeAbandonedPictures } from './abandoned-pictures.ts';
import { eraseExpiredApplications } from './expired-applications.ts';
import { finishInterruptedDeletions } from './interrupted-deletions.ts';

/** One run at a time, with as much time as a scheduled function may take well (seconds). */
const JOB = { timeZone: 'Asia/Tbilisi', maxInstances: 1, retryCount: 2, timeoutSeconds: 540 } as const;

export const everyHour = onSchedule({ ...JOB, schedule: 'every 60 minutes' }, async () => {
  const accounts = await finishInterruptedDeletions(new Date());
  if (accounts > 0) logger.warn('Interrupted deletions were ended', { accounts });
});

export const everyNight = onSchedule({ ...JOB, schedule: 'every day 03:30' }, async () => {
  const now = new Date();
  const { applications, requests } = await eraseExpiredApplications(now);
  const pictures = await removeAbandonedPictures(now);
  logger.info('Kept no longer than stated', { applications, requests, pictures });
});
