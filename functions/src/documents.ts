/** Parses documents for the server; returns undefined when one is missing or unreadable. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type * as z from 'zod/mini';
import {
  guideProfileSchema,
  verificationFieldsSchema,
  type VerificationFields,
} from '../../src/domain/guide/guide-profile.ts';
import { guideMessageSchema } from '../../src/domain/messages/message-form.ts';
import { membershipSchema } from '../../src/domain/membership/membership.ts';
import { profileSchema } from '../../src/domain/guide/profile.ts';
import { verificationRequestSchema } from '../../src/domain/verification/verification.ts';

/** Returns the parser of a collection's documents, or of the fields of them that a query selects. */
export function parserOf<T>(schema: z.ZodMiniType<T>) {
  return (snapshot: DocumentSnapshot): T | undefined => {
    if (!snapshot.exists) return undefined;
    const parsed = schema.safeParse(snapshot.data());
    if (parsed.success) return parsed.data;
    logger.error('Unreadable document', {
      document: snapshot.ref.path,
      fields: parsed.error.issues.map((issue) => issue.path.join('.')),
    });
    return undefined;
  };
}

export const parseGuideProfile = parserOf(guideProfileSchema);
export const parseProfile = parserOf(profileSchema);
export const parseMembership = parserOf(membershipSchema);
export const parseRequest = parserOf(verificationRequestSchema);
export const parseMessage = parserOf(guideMessageSchema);

/**
 * Returns the server-owned fields of a guide profile, even if the others are unreadable; undefined if the
 * profile is missing.
 */
export function parseVerificationFields(snapshot: DocumentSnapshot): VerificationFields | undefined {
  return snapshot.exists ? verificationFieldsSchema.parse(snapshot.data()) : undefined;
}
