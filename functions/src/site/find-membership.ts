/** Finds the public data of a member number, with one read per check. */
import { logger } from 'firebase-functions/v2';
import {
  publicMembershipSchema,
  type PublicMembership,
} from '../../../src/domain/membership/public-membership.ts';
import { documentOf } from '../app.ts';

/** Returns undefined if the number was never given. @throws Error if the document cannot be read. */
export async function findMembership(number: string): Promise<PublicMembership | undefined> {
  const snapshot = await documentOf('publicMemberships', number).get();
  if (!snapshot.exists) return undefined;
  const parsed = publicMembershipSchema.safeParse(snapshot.data());
  if (parsed.success) return parsed.data;
  logger.error('Unreadable document', { document: snapshot.ref.path });
  throw new Error('A membership cannot be read');
}
