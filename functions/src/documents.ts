/** Parses documents for the server; returns undefined when one is missing or unreadable. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type * as z from 'zod/mini';
import {
  guideProfileSchema,
  verificationFieldsSchema,
  type GuideProfile,
  type VerificationFields,
} from '../../src/domain/guide/guide-profile.ts';
import { guideMessageSchema, type GuideMessage } from '../../src/domain/messages/guide-message.ts';
import { membershipSchema, type Membership } from '../../src/domain/membership/membership.ts';
import { profileSchema, type Profile } from '../../src/domain/guide/profile.ts';
import {
  verificationRequestSchema,
  type VerificationRequest,
} from '../../src/domain/verification/verification.ts';

function parseStored<T>(schema: z.ZodMiniType<T>, snapshot: DocumentSnapshot): T | undefined {
  if (!snapshot.exists) return undefined;
  const parsed = schema.safeParse(snapshot.data());
  if (parsed.success) return parsed.data;
  logger.error('Unreadable document', {
    document: snapshot.ref.path,
    fields: parsed.error.issues.map((issue) => issue.path.join('.')),
  });
  return undefined;
}

export function parseGuideProfile(snapshot: DocumentSnapshot): GuideProfile | undefined {
  return parseStored(guideProfileSchema, snapshot);
}

/**
 * Returns the server-owned fields of a guide profile, even if the others are unreadable; undefined if the
 * profile is missing.
 */
export function parseVerificationFields(snapshot: DocumentSnapshot): VerificationFields | undefined {
  return snapshot.exists ? verificationFieldsSchema.parse(snapshot.data()) : undefined;
}

export function parseProfile(snapshot: DocumentSnapshot): Profile | undefined {
  return parseStored(profileSchema, snapshot);
}

export function parseMembership(snapshot: DocumentSnapshot): Membership | undefined {
  return parseStored(membershipSchema, snapshot);
}

export function parseRequest(snapshot: DocumentSnapshot): VerificationRequest | undefined {
  return parseStored(verificationRequestSchema, snapshot);
}

export function parseMessage(snapshot: DocumentSnapshot): GuideMessage | undefined {
  return parseStored(guideMessageSchema, snapshot);
}
