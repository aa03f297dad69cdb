/** The claim `role` of an account's token: a mirror of its record in `user_roles`. */
import { ADMIN_ROLE, userRoleSchema } from '../../../src/domain/verification/verification.ts';
import { auth, documentOf } from '../app.ts';

async function recordedRole(uid: string): Promise<string | undefined> {
  const record = userRoleSchema.safeParse((await documentOf('userRoles', uid).get()).data());
  return record.data?.role === ADMIN_ROLE ? ADMIN_ROLE : undefined;
}

/**
 * Makes the claim say what the record says; other claims stay. Asks again afterwards, because two
 * of these may run at once and the older must not have the last word.
 * @returns the role that the record says now.
 * @throws FirebaseAuthError 'auth/user-not-found'
 */
export async function mirrorRole(uid: string): Promise<string | undefined> {
  const role = await recordedRole(uid);
  const { customClaims = {} } = await auth.getUser(uid);
  if (customClaims['role'] !== role) {
    const { role: _previous, ...others } = customClaims;
    await auth.setCustomUserClaims(uid, role === undefined ? others : { ...others, role });
  }
  return (await recordedRole(uid)) === role ? role : mirrorRole(uid);
}
