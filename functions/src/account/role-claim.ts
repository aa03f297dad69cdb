/** The claim `role` in an account's token, copied from its document in `user_roles`. */
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { toRole, userRoleSchema, type Role } from '../../../src/domain/roles.ts';
import { auth, documentOf } from '../app.ts';
import { isUserNotFound } from '../service-errors.ts';
import { handleEvent, HopelessEvent } from '../failed-events/failed-events.ts';
import { announceRole } from '../mail/notices.ts';

async function recordedRole(uid: string): Promise<Role | undefined> {
  const record = userRoleSchema.safeParse((await documentOf('userRoles', uid).get()).data());
  return toRole(record.data?.role);
}

/**
 * Sets the claim to the stored role; other claims stay. Reads the role again afterwards, because with two
 * concurrent runs the older must not write last.
 * @returns the role currently stored.
 * @throws FirebaseAuthError 'auth/user-not-found'
 */
export async function mirrorRole(uid: string): Promise<Role | undefined> {
  const role = await recordedRole(uid);
  const { customClaims = {} } = await auth.getUser(uid);
  // They are sent as JSON, which has nothing that is undefined.
  if (customClaims['role'] !== role) await auth.setCustomUserClaims(uid, { ...customClaims, role });
  return (await recordedRole(uid)) === role ? role : mirrorRole(uid);
}

/**
 * Updates the claim whenever the role document changes. Issued tokens are not revoked: rules and
 * callables also read the role document, so a former admin is refused immediately, and signing the person
 * out on all devices would not invalidate those tokens sooner.
 */
export const syncRoleClaim = onDocumentWritten(
  { document: `${COLLECTIONS.userRoles}/{uid}`, retry: true },
  ({ params, time, id, data }) =>
    handleEvent({ what: 'syncRoleClaim', account: params.uid }, time, async () => {
      try {
        const role = await mirrorRole(params.uid);
        const [before, after] = [data?.before, data?.after].map((one) => toRole(one?.get('role')));
        // A late event may be about a role that has changed since.
        if (before !== after && after === role) await announceRole(params.uid, { before, after }, id);
      } catch (error) {
        if (!isUserNotFound(error)) throw error;
        // The role document may be deleted slightly later than its account; report it only if it still
        // exists.
        if ((await documentOf('userRoles', params.uid).get()).exists)
          throw new HopelessEvent('missing-account');
      }
    }),
);
