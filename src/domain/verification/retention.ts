/** How long an application that came to nothing is stored: pure rules; the nightly job does what they say. */
import type { GuideProfile } from '../guide/guide-profile.ts';
import { APPLICATION_RETENTION_MONTHS } from '../settings.ts';
import { isIdle } from './questions.ts';
import type { VerificationRequest } from './verification.ts';

/** What was last changed or decided before this moment is deleted. */
export function retentionCutoff(now: Date): Date {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - APPLICATION_RETENTION_MONTHS);
  return cutoff;
}

/** Whether the request was rejected, or its approval revoked, before the cutoff. */
export function isExpiredRejection(
  { status, reviewed_at }: Pick<VerificationRequest, 'status' | 'reviewed_at'>,
  now: Date,
): boolean {
  return status === 'rejected' && reviewed_at instanceof Date && reviewed_at < retentionCutoff(now);
}

/**
 * Returns whether an unverified guide profile has had no activity for the retention period: no change by
 * its owner, no request, no decision. An open request prevents expiry at any age, because the association
 * has to act, unless the guide leaves its question without an answer. A guide who was ever approved keeps everything after the term ends.
 */
export function isExpiredApplication(
  guide: Pick<GuideProfile, 'is_verified' | 'open_request_id' | 'updated_at' | 'created_at'> & {
    /** What was approved, which a withdrawal takes away. */
    readonly approved?: unknown;
  },
  requests: readonly Pick<
    VerificationRequest,
    'status' | 'requested_at' | 'reviewed_at' | 'questions' | 'returned'
  >[],
  now: Date,
): boolean {
  const isForUs = guide.open_request_id && !requests.some((request) => isIdle(request, now));
  if (guide.is_verified || guide.approved || isForUs) return false;
  const events = [
    guide.created_at,
    guide.updated_at,
    ...requests.flatMap(({ requested_at, reviewed_at, returned }) => [
      requested_at,
      reviewed_at,
      returned?.at,
    ]),
  ].filter((event) => event instanceof Date);
  const cutoff = retentionCutoff(now);
  return events.length > 0 && events.every((event) => event < cutoff);
}
