/**
 * What the server deletes or ends by itself, and when. Each job uses the stored state at its run, is
 * idempotent, and may run concurrently or be interrupted. Logs contain only numbers and ids of accounts.
 */
import { FieldValue } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { FAILED_EVENT_DAYS, MAIL_RETENTION_DAYS } from '../../../src/domain/settings.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { PACE_OF, paceOf } from '../../../src/domain/verification/pace.ts';
import { retentionCutoff } from '../../../src/domain/verification/retention.ts';
import { documentOf, firestore } from '../app.ts';
import { parseRequest } from '../documents.ts';
import { clearFailuresBut } from '../failed-events/failed-events.ts';
import { remindOfEnds, endMemberships, applyAssociationYear } from '../verification/terms.ts';
import { SCHEDULED } from '../options.ts';
import { slugRestCutoff } from '../projection/guide-slugs.ts';
import { remindOfQuestions } from '../verification/questions.ts';
import { removeAbandonedPictures } from './abandoned-pictures.ts';
import { endLostAccounts, finishInterruptedDeletions } from './account-deletions.ts';
import { eraseExpiredApplications, deleteBefore, removeOldNotes } from './expired.ts';

/** Returns how much was done, and the accounts that could not be processed. */
type Job = (now: Date) => Promise<number | void | { readonly failed: readonly string[] }>;

const daysAgo = (days: number) => (now: Date) => new Date(now.getTime() - days * DAY_MS);
/** The document says itself until when it is stored. */
const deleteExpired = (collection: keyof typeof COLLECTIONS) =>
  deleteBefore(collection, 'erase_at', (now) => now);

export const HOURLY = {
  /** Interrupted for `DELETION_GRACE_MINUTES`; marks of completed ones after `DELETION_MARK_MINUTES`. */
  deletions: finishInterruptedDeletions,
  /** What is left of a change of the association's year. */
  terms: applyAssociationYear,
} satisfies Record<string, Job>;

/** The names are those in the log. */
export const NIGHTLY = {
  /** Past their end. */
  memberships: endMemberships,
  /** `REMINDER_DAYS` before the end. */
  reminders: remindOfEnds,
  /** `QUESTION_REMINDER_DAYS` after an admin asked. */
  questions: remindOfQuestions,
  /** Without success and activity for `APPLICATION_RETENTION_MONTHS`. */
  applications: eraseExpiredApplications,
  /** In the journal, after `APPLICATION_RETENTION_MONTHS`. */
  notes: removeOldNotes,
  /** Of admins for one another, after the same period. */
  deskNotes: deleteBefore('deskNotes', 'at', retentionCutoff),
  /** What was published, also about people who asked to be left out since. */
  contentHistory: deleteBefore('contentHistory', 'published_at', retentionCutoff),
  /** Not shown for `UNUSED_PICTURE_HOURS`; uploads and copies that were interrupted. */
  pictures: removeAbandonedPictures,
  /** Without a sign-in. */
  accounts: endLostAccounts,
  /** Given up `SLUG_REST_MONTHS` ago. */
  slugs: deleteBefore('guideSlugs', 'released_at', slugRestCutoff),
  failures: deleteBefore('failedEvents', 'last_at', daysAgo(FAILED_EVENT_DAYS)),
  mail: deleteBefore('mail', 'created_at', daysAgo(MAIL_RETENTION_DAYS)),
  messages: deleteExpired('guideMessages'),
  schoolApplications: deleteExpired('applications'),
  unconfirmedApplications: deleteExpired('unconfirmedApplications'),
  messageSenders: deleteExpired('messageSenders'),
  messageBlocks: deleteExpired('messageBlocks'),
  messageLimits: deleteExpired('messageLimits'),
  messageKeys: deleteExpired('messageKeys'),
  pictureUploads: deleteExpired('pictureUploads'),
  /** Deletes nothing: a figure for waiting guides. */
  pace: writePace,
} satisfies Record<string, Job>;

/** Writes for waiting guides how long the last requests took; deletes it if there are too few decisions. */
async function writePace(): Promise<void> {
  const { docs } = await firestore
    .collection(COLLECTIONS.verificationRequests)
    .orderBy('reviewed_at', 'desc')
    // The last ones include ended verifications, which do not count.
    .limit(PACE_OF * 2)
    .get();
  const pace = paceOf(docs.flatMap((document) => parseRequest(document) ?? []));
  const figures = documentOf('figures', 'verification');
  await (pace ? figures.set({ ...pace, updated_at: FieldValue.serverTimestamp() }) : figures.delete());
}

const OPTIONS = { ...SCHEDULED, retryCount: 2 } as const;

export const everyHour = onSchedule({ ...OPTIONS, schedule: 'every 60 minutes' }, () =>
  run('everyHour', HOURLY),
);
export const everyNight = onSchedule({ ...OPTIONS, schedule: 'every day 03:30' }, () =>
  run('everyNight', NIGHTLY),
);

/** Fails if a job or an account failed, so that the run is retried; the others are done. */
async function run(what: 'everyHour' | 'everyNight', jobs: Readonly<Record<string, Job>>): Promise<void> {
  const now = new Date();
  const results = await Promise.allSettled(Object.values(jobs).map((job) => job(now)));
  const done = results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'));
  if (what === 'everyNight')
    logger.info(
      'Kept no longer than stated',
      Object.fromEntries(Object.keys(jobs).map((name, index) => [name, done[index]])),
    );
  const broken = results.find((result) => result.status === 'rejected');
  if (broken) throw broken.reason;
  const failed = done.flatMap((result) => (typeof result === 'object' ? result.failed : []));
  await clearFailuresBut(failed, what);
  if (failed.length > 0) throw new Error(`Not done for ${failed.join(', ')}`);
}
