/** Verification requests and the decision on them: pure rules; the server writes what they say. */
import * as z from 'zod/mini';
import { REQUEST_STATUSES, type GuideProfile } from './guide-profile.ts';
import { LIMITS } from './limits.ts';
import { momentOrNull } from './moment.ts';

export const verificationRequestSchema = z.object({
  user_id: z.string(),
  status: z.enum(REQUEST_STATUSES),
  requested_at: momentOrNull,
  reviewed_at: z.optional(momentOrNull),
  reviewed_by: z.optional(z.nullable(z.string())),
  admin_notes: z.optional(z.nullable(z.string().check(z.maxLength(LIMITS.adminNotes)))),
});
export type VerificationRequest = z.infer<typeof verificationRequestSchema>;

export const DECISIONS = ['approved', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Input of the callable `processVerificationRequest`. */
export const decisionInputSchema = z.strictObject({
  request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)),
  decision: z.enum(DECISIONS),
  admin_notes: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LIMITS.adminNotes)))),
});
export type DecisionInput = z.infer<typeof decisionInputSchema>;

/** Answer of the callable. */
export const decisionResultSchema = z.object({
  request_id: z.string(),
  status: z.enum(DECISIONS),
  /** ISO 8601. */
  reviewed_at: z.string(),
});
export type DecisionResult = z.infer<typeof decisionResultSchema>;

/** Why a decision was refused; sent as `details.reason` of the error. */
export const REFUSALS = [
  'not-signed-in',
  'not-admin',
  'invalid-input',
  'unknown-request',
  'already-decided',
  'own-request',
  'profile-missing',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export const refusalDetailsSchema = z.object({
  reason: z.enum(REFUSALS),
  /** Of `already-decided`: what was decided, and by whom. */
  status: z.optional(z.enum(DECISIONS)),
  reviewed_by_name: z.optional(z.string()),
});
export type RefusalDetails = z.infer<typeof refusalDetailsSchema>;

/** Why an admin may not decide on this request, or undefined. */
export function refusalOf(
  request: Pick<VerificationRequest, 'status' | 'user_id'> | undefined,
  adminId: string,
): Refusal | undefined {
  if (!request) return 'unknown-request';
  if (request.user_id === adminId) return 'own-request';
  if (request.status !== 'pending') return 'already-decided';
  return undefined;
}

/** The server-owned fields of the guide profile after a decision. A rejection ends a verification
 * only of a guide who was not verified before: a refused change leaves what was approved public. */
export function decidedFields(
  profile: Pick<GuideProfile, 'profession' | 'certification_level' | 'is_verified'>,
  decision: Decision,
  decidedAt: Date,
): Partial<Pick<GuideProfile, 'is_verified' | 'verification_status' | 'approved' | 'open_request_id'>> {
  if (decision === 'approved') {
    const { profession, certification_level } = profile;
    return {
      is_verified: true,
      verification_status: 'approved',
      approved: { profession, certification_level, decided_at: decidedAt },
      open_request_id: null,
    };
  }
  return {
    verification_status: profile.is_verified ? 'approved' : 'rejected',
    open_request_id: null,
  };
}

export const userRoleSchema = z.object({ user_id: z.string(), role: z.string() });
export const ADMIN_ROLE = 'admin';
