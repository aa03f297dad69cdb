/** The admins name and remove one another, and editors; the first one is named by the command `npm run admin:grant`. */
import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { DEFAULT_LANG } from '../../../src/domain/lang.ts';
import { ADMIN_ROLE, ROLES, toRole, whyNoAdmin } from '../../../src/domain/roles.ts';
import { LIMITS } from '../../../src/domain/limits.ts';
import { documentId } from '../../../src/domain/verification/verification.ts';
import { auth, documentOf } from '../app.ts';
import { parseProfile } from '../documents.ts';
import { refusalError } from '../guards.ts';
import { adminCallable } from '../verification/admin-callable.ts';
import { addJournalEntry } from '../verification/journal.ts';
import { newProfile } from './create-profile.ts';

const nameInputSchema = z.strictObject({
  email: z.email().check(z.maxLength(LIMITS.email), z.toLowerCase()),
  role: z.optional(z.enum(ROLES)),
});
const removeInputSchema = z.strictObject({ user_id: documentId });

/** The trigger of the role document sets the claim, and writes the emails to all admins. */
export const nameAdmin = adminCallable(
  'name-admins',
  nameInputSchema,
  async ({ transaction, adminId }, { email, role: granted = ADMIN_ROLE }) => {
    const [account] = (await auth.getUsers([{ email }])).users;
    if (!account) throw refusalError('not-eligible');
    const record = documentOf('userRoles', account.uid);
    const role = await transaction.get(record);
    const profile = await transaction.get(documentOf('profiles', account.uid));
    const deletion = await transaction.get(documentOf('accountDeletions', account.uid));
    // An admin writes for the site too, and is made less by removing the role.
    if ([ADMIN_ROLE, granted].includes(role.get('role'))) throw refusalError('already-admin');
    if (whyNoAdmin(email, account, parseProfile(profile)?.email) !== undefined)
      throw refusalError('not-eligible');
    if (deletion.exists) throw refusalError('account-closing');
    // Whoever has just signed in for the first time may have none yet.
    if (!profile.exists) transaction.create(profile.ref, newProfile(account, DEFAULT_LANG));
    transaction.set(record, {
      user_id: account.uid,
      role: granted,
      granted_at: FieldValue.serverTimestamp(),
    });
    addJournalEntry(transaction, { action: `${granted}-named`, guide_id: account.uid, actor_id: adminId });
    return { user_id: account.uid };
  },
);

/** The caller remains, so that there is always an admin. Of two who remove each other, the second is none any more. */
export const removeAdmin = adminCallable(
  'name-admins',
  removeInputSchema,
  async ({ transaction, adminId }, { user_id }) => {
    if (user_id === adminId) throw refusalError('own-role');
    const role = await transaction.get(documentOf('userRoles', user_id));
    const removed = toRole(role.get('role'));
    if (!removed) throw refusalError('no-admin');
    transaction.delete(role.ref);
    addJournalEntry(transaction, { action: `${removed}-removed`, guide_id: user_id, actor_id: adminId });
    return { user_id };
  },
);
