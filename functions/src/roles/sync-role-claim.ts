/**
 * The claim follows the record, whoever changed it. Tokens already given out are left alone: rules
 * and callables read the record besides, so a dismissed admin is refused at once whatever the token
 * says, and signing everybody out of that person's devices would not end those tokens sooner.
 */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten, type Change } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { ADMIN_ROLE } from '../../../src/domain/verification/verification.ts';
import { documentOf } from '../app.ts';
import { isUserNotFound } from '../service-errors.ts';
import { keepDeskCopies } from '../desk/desk-copies.ts';
import { handleEvent, HopelessEvent } from '../failed-events/failed-events.ts';
import { announceAdmin } from '../mail/notices.ts';
import { mirrorRole } from './role-claim.ts';

/** Someone who was no admin before. */
function isNewAdmin(change: Change<DocumentSnapshot> | undefined): boolean {
  return change?.after.get('role') === ADMIN_ROLE && change.before.get('role') !== ADMIN_ROLE;
}

export const syncRoleClaim = onDocumentWritten(
  { document: `${COLLECTIONS.userRoles}/{uid}`, retry: true },
  ({ params, time, id, data }) =>
    handleEvent({ what: 'syncRoleClaim', account: params.uid }, { time }, async () => {
      try {
        const role = await mirrorRole(params.uid);
        await keepDeskCopies(params.uid);
        // A late event may tell of a role that was given up since.
        if (isNewAdmin(data) && role === ADMIN_ROLE) await announceAdmin(params.uid, id);
      } catch (error) {
        if (!isUserNotFound(error)) throw error;
        // A record may stay behind for a moment after its account; one that grants a role to nobody is told.
        if ((await documentOf('userRoles', params.uid).get()).exists)
          throw new HopelessEvent('missing-account');
      }
    }),
);
