/** The claim `role` in an account's token, copied from its document in `user_roles`. */
import { ADMIN_ROLE, userRoleSchema } from '../../../src/domain/verification/verification.ts';
import { auth, documentOf } from '../app.ts';

async function recordedRole(uid: string): Promise<string | undefined> {
  const record = userRoleSchema.safeParse((await documentOf('userRoles', uid).get()).data());
  return record.data?.role === ADMIN_ROLE ? ADMIN_ROLE : undefined;
}

/**
 * Sets the claim to the stored role; other claims stay. Reads the role again afterwards, because with two
 * concurrent runs the older must not write last.
 * @returns the role currently stored.
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
