/**
 * Erases a guide, or a whole account whose deletion has started. Each step is idempotent and completion is
 * recorded last, so an interrupted deletion is simply repeated by the user or by the hourly job.
 */
import { FieldValue, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { avatarFolder, uploadFolder } from '../../../src/domain/guide/avatar.ts';
import { labelOf } from '../../../src/domain/guide/profile.ts';
import { withdrawnMembership } from '../../../src/domain/membership/membership.ts';
import { beforeDecision, REVOKED_FIELDS, wasRevoked } from '../../../src/domain/verification/verification.ts';
import { auth, documentOf, firestore, ownedBy } from '../app.ts';
import { deletePictures, filesBelow } from '../avatars/stored-pictures.ts';
import { parseRequest, parseVerificationFields } from '../documents.ts';
import { pagesOf, clearFailuresOf } from '../failed-events/failed-events.ts';
import { findAccount, verifiedAddress } from '../find-account.ts';
import { emailDocument, emailsOf, readPerson, writeEmail } from '../mail/outbox.ts';
import { endMembership, readMembership } from '../membership/plan-membership.ts';
import { releaseSlug } from '../projection/guide-slugs.ts';
import { planProjection } from '../projection/plan-projection.ts';
import { deleteRetiredCopies } from '../projection/public-picture.ts';
import { isUserNotFound, unlessGone } from '../service-errors.ts';
import { addJournalEntry } from '../verification/journal.ts';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { ADMIN_ROLE, toRole } from '../../../src/domain/roles.ts';
import { refusalError, requireUser } from '../guards.ts';
import { onCall } from '../on-call.ts';

/**
 * The mark stays for `DELETION_MARK_MINUTES`, so that a call already in progress with a token of the
 * account creates nothing.
 */
export async function eraseAccount(uid: string): Promise<void> {
  // Undefined if an earlier attempt has already deleted the account.
  const address = verifiedAddress(await findAccount(uid));
  await eraseConsents(uid);
  await eraseDocuments(uid, address);
  await deleteRetiredCopies(uid);
  for (const folder of [avatarFolder(uid), uploadFolder(uid)]) await deletePictures(await filesBelow(folder));
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (!isUserNotFound(error)) throw error;
  });
  // Without a mark, they may have been created until now.
  await eraseDocuments(uid);
  await clearFailuresOf(uid);
  await unlessGone(documentOf('accountDeletions', uid).update({ finished_at: FieldValue.serverTimestamp() }));
}

/**
 * Runs before the transaction that deletes the rest: every switch of a flag adds a consent, and many of
 * them would exceed the limits of one transaction.
 */
async function eraseConsents(uid: string): Promise<void> {
  for await (const page of pagesOf(ownedBy('publicationConsents', uid)))
    await Promise.all(page.map(({ ref }) => ref.delete()));
}

/**
 * In one transaction: once the profile is gone, the rules do not let a second tab create the other
 * documents again.
 * @param address where the account is told; nobody is told without it.
 */
export function eraseDocuments(uid: string, address?: string): Promise<void> {
  return firestore.runTransaction(async (transaction) => {
    const erase = await planErasure(transaction, uid);
    const person = await readPerson(transaction, uid);
    const emails = await transaction.get(emailsOf(uid));
    const endMember = await planEndOfMember(transaction, uid);
    erase(transaction);
    endMember(transaction);
    for (const { ref } of emails.docs) transaction.delete(ref);
    if (person && address !== undefined) {
      // The last email; it is deleted once it has been sent, or cannot be.
      const email = emailDocument({ address }, person, { occasion: 'account-deleted' }, { isUnlisted: true });
      transaction.set(documentOf('mail', `account-deleted-${uid}`), email);
    }
    transaction.delete(documentOf('pictureUploads', uid));
    transaction.delete(documentOf('profiles', uid));
  });
}

/** Ends the membership, if there is one, and tells the desk by an entry of the journal without the name. */
export async function planEndOfMember(
  transaction: Transaction,
  uid: string,
): Promise<(writer: Transaction) => void> {
  const membership = await readMembership(transaction, uid);
  if (!membership) return () => undefined;
  const guide = await transaction.get(documentOf('guideProfiles', uid));
  const fields = parseVerificationFields(guide) ?? REVOKED_FIELDS;
  const openId = fields.open_request_id;
  const open = openId && parseRequest(await transaction.get(documentOf('verificationRequests', openId)));
  const was_listed = fields.is_verified && guide.get('is_public') === true;
  return (writer) => {
    const at = new Date();
    // As by a rejection: a withdrawal that is looked at again is none that the member ended.
    const ended = open && wasRevoked(open) ? withdrawnMembership(membership, at) : membership;
    endMembership(writer, ended, at);
    const before = { ...beforeDecision(fields, ended), approved: null };
    const entry = {
      action: 'deleted',
      guide_id: uid,
      actor_id: uid,
      before,
      was_listed,
      membership,
    } as const;
    addJournalEntry(writer, entry);
  };
}

/** Fields in which a journal entry stores the names of this approval and the one before. */
const APPROVED_NAMES = ['before.approved', 'confirmed'].flatMap((approval) =>
  ['full_name', 'georgian_name', 'latin_name'].map((name) => `${approval}.${name}`),
);

/** Removes the note and the names from a journal entry. */
function makeNameless(writer: Transaction, entry: QueryDocumentSnapshot): void {
  const named = APPROVED_NAMES.filter((name) => entry.get(name) !== undefined);
  const nameless = Object.fromEntries(named.map((name) => [name, FieldValue.delete()]));
  writer.update(entry.ref, { notes: null, ...nameless });
}

/**
 * Reads the documents and returns a function that deletes them: the guide profile, its public data, its
 * requests and consents, messages from visitors and notes of admins; its slugs are reserved for a while. The journal
 * retains who did what and when, because the association must be able to prove it, but without the
 * person's name and free text. The member number stays with the account.
 */
export async function planErasure(
  transaction: Transaction,
  uid: string,
): Promise<(writer: Transaction) => void> {
  const membership = await readMembership(transaction, uid);
  const projection = await planProjection(transaction, uid, undefined, membership);
  const slugs = await transaction.get(ownedBy('guideSlugs', uid));
  const requests = await transaction.get(ownedBy('verificationRequests', uid));
  const consents = await transaction.get(ownedBy('publicationConsents', uid));
  const messages = await transaction.get(ownedBy('guideMessages', uid));
  const blocks = await transaction.get(ownedBy('messageBlocks', uid));
  const notes = await transaction.get(ownedBy('deskNotes', uid));
  const journal = await transaction.get(ownedBy('decisionJournal', uid, 'guide_id'));
  return (writer) => {
    projection.write(writer);
    for (const { id } of slugs.docs) releaseSlug(writer, id);
    for (const { docs } of [requests, consents, messages, blocks, notes])
      for (const { ref } of docs) writer.delete(ref);
    for (const entry of journal.docs) makeNameless(writer, entry);
    writer.delete(documentOf('guideProfiles', uid));
  };
}

/** Reads the other admins, and returns what tells them who left: the journal keeps no name. @throws HttpsError 'last-admin' */
async function planFarewell(transaction: Transaction, uid: string): Promise<() => void> {
  const admins = await transaction.get(
    firestore.collection(COLLECTIONS.userRoles).where('role', '==', ADMIN_ROLE),
  );
  const others = admins.docs.filter(({ id }) => id !== uid);
  if (others.length === 0) throw refusalError('last-admin');
  const leaver = await readPerson(transaction, uid);
  const email = { occasion: 'admin-removed', values: { name: labelOf(leaver) || uid } } as const;
  const receivers = await Promise.all(
    others.map(async ({ id }) => ({ uid: id, person: await readPerson(transaction, id) })),
  );
  return () => {
    for (const { person, ...receiver } of receivers)
      if (person) writeEmail(transaction, `admin-removed-${uid}-${receiver.uid}`, receiver, person, email);
  };
}

/**
 * Revokes the role and marks the account as closing, so that nothing new is created for it in the meantime; one that never
 * had anything gets no mark.
 * @throws HttpsError 'last-admin'
 */
export async function beginDeletion(transaction: Transaction, uid: string): Promise<void> {
  const own = await transaction.get(documentOf('userRoles', uid));
  const role = toRole(own.get('role'));
  const announce = role === ADMIN_ROLE ? await planFarewell(transaction, uid) : undefined;
  const data = await transaction.getAll(documentOf('profiles', uid), documentOf('guideProfiles', uid));
  announce?.();
  transaction.delete(own.ref);
  if (role) addJournalEntry(transaction, { action: `${role}-removed`, guide_id: uid, actor_id: uid });
  if (own.exists || data.some(({ exists }) => exists))
    transaction.set(documentOf('accountDeletions', uid), { started_at: FieldValue.serverTimestamp() });
}

/** Only the number and the entries of the journal remain, without names and free text. */
export const deleteMyAccount = onCall(async (call): Promise<{ deleted: true }> => {
  const uid = requireUser(call);
  await firestore.runTransaction((transaction) => beginDeletion(transaction, uid));
  await eraseAccount(uid);
  return { deleted: true };
});
