/**
 * The claim follows the record, whoever changed it. Tokens already given out are left alone: rules
 * and callables read the record besides, so a dismissed admin is refused at once whatever the token
 * says, and signing everybody out of that person's devices would not end those tokens sooner.
 */
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { documentOf } from '../app.ts';
import { isUserNotFound } from '../auth-errors.ts';
import { handleEvent, HopelessEvent } from '../failed-events/failed-events.ts';
import { mirrorRole } from './role-claim.ts';

export const syncRoleClaim = onDocumentWritten(
  { document: `${COLLECTIONS.userRoles}/{uid}`, retry: true },
  ({ params, time }) =>
    handleEvent({ what: 'syncRoleClaim', account: params.uid }, { time }, async () => {
      try {
        await mirrorRole(params.uid);
      } catch (error) {
        if (!isUserNotFound(error)) throw error;
        // A record may stay behind for a moment after its account; one that grants a role to nobody is told.
        if ((await documentOf('userRoles', params.uid).get()).exists)
          throw new HopelessEvent('missing-account');
      }
    }),
);
