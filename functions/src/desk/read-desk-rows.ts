/**
 * What the admins' desk lists: people and decided requests, in compact rows. Reads only the fields of the rows, because
 * whole guide profiles of a federation would be tens of megabytes.
 */
import { gzipSync } from 'node:zlib';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import type { DeskRows } from '../../../src/domain/desk/desk-rows.ts';
import type { PackedRows } from '../../../src/domain/desk/packed-rows.ts';
import {
  ROW_FIELDS,
  decidedRow,
  toPerson,
  type GuideFields,
  type ProfileFields,
  type RequestFields,
} from '../../../src/domain/desk/rows-of-documents.ts';
import { SEEN_FIELDS } from '../../../src/domain/guide/guide-fields.ts';
import { ADMIN_ROLE, userRoleSchema } from '../../../src/domain/roles.ts';
import {
  changedSinceApproval,
  DECISIONS,
  seenSchema,
} from '../../../src/domain/verification/verification.ts';
import { firestore } from '../app.ts';
import { recallSeconds } from '../mail/settings.ts';
import { onCall } from '../on-call.ts';
import { readFields, requireDesk, type Documents } from './desk-reads.ts';

export const readDeskRows = onCall(async (call): Promise<PackedRows> => {
  await requireDesk(call);
  return { gzip: gzipSync(JSON.stringify(await readRows())).toString('base64') };
});

async function readRows(): Promise<DeskRows> {
  const all = (name: keyof typeof COLLECTIONS) => firestore.collection(COLLECTIONS[name]);
  const [accounts, guides, members, requests, roles] = await Promise.all([
    readFields(all('profiles'), ROW_FIELDS.profile),
    readFields(all('guideProfiles'), ROW_FIELDS.guide),
    readFields(all('memberships'), ROW_FIELDS.membership),
    readFields(all('verificationRequests').where('status', 'in', DECISIONS), ROW_FIELDS.request),
    readFields(all('userRoles').where('role', '==', ADMIN_ROLE), userRoleSchema),
  ]);
  const changed = await readChanged(accounts, guides, requests);
  const people = Array.from(accounts, ([id, { data }]) =>
    toPerson(id, {
      profile: data,
      guide: guides.get(id)?.data,
      membership: members.get(id)?.data,
      isAdmin: roles.has(id),
      isChanged: changed.has(id),
    }),
  );
  const decided = Array.from(requests, ([id, { data }]) => decidedRow(id, data));
  return {
    people,
    decided: decided.filter((row) => row !== undefined),
    read_at: new Date().toISOString(),
    undo_seconds: recallSeconds(),
  };
}

/**
 * Returns the verified guides of whom something that needs no approval has changed since the last one. Long texts are
 * read of those alone that may have changed: whose documents were written by anything but that approval.
 */
async function readChanged(
  accounts: Documents<ProfileFields>,
  guides: Documents<GuideFields>,
  requests: Documents<RequestFields>,
): Promise<ReadonlySet<string>> {
  const suspects = [...lastApprovals(requests)].flatMap(([uid, approval]) => {
    const guide = guides.get(uid);
    const account = accounts.get(uid);
    if (!guide?.data.is_verified) return [];
    const isAsDecided = approval.updateTime.isEqual(guide.document.updateTime);
    const isAccountOlder = account && account.document.updateTime.valueOf() < approval.updateTime.valueOf();
    return isAsDecided && isAccountOlder
      ? []
      : [{ uid, approval, guide: guide.document, account: account?.data }];
  });
  if (suspects.length === 0) return new Set();
  const [profiles, approvals] = await Promise.all([
    firestore.getAll(...suspects.map(({ guide }) => guide.ref), { fieldMask: [...SEEN_FIELDS] }),
    firestore.getAll(...suspects.map(({ approval }) => approval.ref), { fieldMask: ['seen'] }),
  ]);
  const changed = suspects.filter(({ account }, index) => {
    const now = seenSchema.safeParse(profiles[index]?.data()).data;
    const seen = seenSchema.safeParse(approvals[index]?.get('seen')).data;
    return now && seen && changedSinceApproval(seen, now, account).length > 0;
  });
  return new Set(changed.map(({ uid }) => uid));
}

/** Returns the newest approved request of each account. */
function lastApprovals(requests: Documents<RequestFields>): ReadonlyMap<string, QueryDocumentSnapshot> {
  const oldestFirst = [...requests.values()]
    .filter(({ data }) => data.status === 'approved')
    .toSorted((a, b) => Number(a.data.requested_at) - Number(b.data.requested_at));
  return new Map(oldestFirst.map(({ document, data }) => [data.user_id, document]));
}
