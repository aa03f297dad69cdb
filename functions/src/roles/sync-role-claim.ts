/**
 * The claim follows the record, whoever changed it. Tokens already given out are left alone: rules
 * and callables read the record besides, so a dismissed admin is refused at once whatever the token
 * says, and signing everybody out of that person's devices would not end those tokens sooner.
 */
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { isUserNotFound } from '../auth-errors.ts';
import { mirrorRole } from './role-claim.ts';

export const syncRoleClaim = onDocumentWritten(
  { document: `${COLLECTIONS.userRoles}/{uid}`, retry: true },
  async ({ params }) => {
    try {
      await mirrorRole(params.uid);
    } catch (error) {
      // A record may be there before its account, or stay behind after it.
      if (!isUserNotFound(error)) throw error;
    }
  },
);
