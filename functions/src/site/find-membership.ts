/** What is told of a member's number: one read for each check. */
import { logger } from 'firebase-functions/v2';
import {
  publicMembershipSchema,
  type PublicMembership,
} from '../../../src/domain/membership/public-membership.ts';
import { documentOf } from '../app.ts';

/** Undefined where the number was given to nobody. @throws Error where the document cannot be read. */
export async function findMembership(number: string): Promise<PublicMembership | undefined> {
  const snapshot = await documentOf('publicMemberships', number).get();
  if (!snapshot.exists) return undefined;
  const parsed = publicMembershipSchema.safeParse(snapshot.data());
  if (parsed.success) return parsed.data;
  logger.error('Unreadable document', { document: snapshot.ref.path });
  throw new Error('A membership cannot be read');
}
