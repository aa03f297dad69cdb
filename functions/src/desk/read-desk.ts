/**
 * What the admins' desk lists: people and decided requests, in compact rows; and what happened in each year, counted from
 * the journal. Reads only the fields that they need, because whole guide profiles of a federation would be tens of megabytes.
 */
import { gzipSync } from 'node:zlib';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import {
  ROW_FIELDS,
  toPerson,
  type DeskRows,
  type GuideFields,
  type PackedRows,
  type ProfileFields,
  type RequestFields,
} from '../../../src/domain/desk/desk-rows.ts';
import { taskInputSchema } from '../../../src/domain/desk/notes.ts';
import { byPerson } from '../../../src/domain/desk/request-rows.ts';
import { countedEntrySchema, yearNumbers, type DeskNumbers } from '../../../src/domain/desk/numbers.ts';
import { SEEN_FIELDS } from '../../../src/domain/guide/guide-fields.ts';
import { ADMIN_ROLE, userRoleSchema } from '../../../src/domain/roles.ts';
import { mayRenew, membershipSchema } from '../../../src/domain/membership/membership.ts';
import { tbilisiDay } from '../../../src/domain/tbilisi-day.ts';
import {
  asksForSame,
  changedSinceApproval,
  RENEWAL,
  seenSchema,
} from '../../../src/domain/verification/verification.ts';
import { documentOf, firestore } from '../app.ts';
import { parserOf } from '../documents.ts';
import { requireRecordedRight, requireRight } from '../guards.ts';
import { recallSeconds } from '../mail/settings.ts';
import { onCall } from '../on-call.ts';

async function requireDesk(call: CallableRequest): Promise<string> {
  const adminId = requireRight(call, 'desk');
  requireRecordedRight(await documentOf('userRoles', adminId).get(), 'desk');
  return adminId;
}

type Documents<T> = ReadonlyMap<string, { readonly document: QueryDocumentSnapshot; readonly data: T }>;

/** In the order of the query, by id, each with the fields of the schema alone; unreadable ones are left out. */
async function readFields<T>(
  query: Query,
  schema: z.ZodMiniType<T> & { readonly shape: object },
): Promise<Documents<T>> {
  const parse = parserOf(schema);
  const { docs } = await query.select(...Object.keys(schema.shape)).get();
  return new Map(
    docs.flatMap((document) => {
      const data = parse(document);
      return data ? [[document.id, { document, data }] as const] : [];
    }),
  );
}

export const readDeskRows = onCall(async (call): Promise<PackedRows> => {
  const adminId = await requireDesk(call);
  return { gzip: gzipSync(JSON.stringify(await readRows(adminId))).toString('base64') };
});

export const readDeskNumbers = onCall(async (call): Promise<DeskNumbers> => {
  await requireDesk(call);
  const journal = firestore.collection(COLLECTIONS.decisionJournal).orderBy('at');
  const entries = await readFields(journal, countedEntrySchema);
  return yearNumbers(Array.from(entries.values(), ({ data }) => data));
});

async function readRows(adminId: string): Promise<DeskRows> {
  const all = (name: keyof typeof COLLECTIONS) => firestore.collection(COLLECTIONS[name]);
  const [accounts, guides, members, requests, roles, notes] = await Promise.all([
    readFields(all('profiles'), ROW_FIELDS.profile),
    readFields(all('guideProfiles'), ROW_FIELDS.guide),
    readFields(all('memberships'), z.omit(membershipSchema, { user_id: true })),
    readFields(all('verificationRequests'), ROW_FIELDS.request),
    readFields(all('userRoles').where('role', '==', ADMIN_ROLE), userRoleSchema),
    // Without their words; what only says who sees to a guide is a task.
    readFields(all('deskNotes'), taskInputSchema),
  ]);
  const rows = Array.from(requests, ([id, { data }]) => ({ id, data }));
  const decided = rows.filter(({ data }) => data.status !== 'pending');
  const renewals = rows.filter(({ data }) => data.status === 'pending' && data.kind === RENEWAL);
  const renewing = new Set(renewals.map(({ data }) => data.user_id));
  const changes = await countChanges(accounts, guides, requests, renewing);
  const ofPeople = byPerson(decided);
  // Whom an admin has written about is looked at before the next approval.
  const noted = new Set(Array.from(notes.values(), ({ data }) => data.user_id));
  return {
    people: Array.from(accounts, ([id, { data: profile }]) => {
      const guide = guides.get(id)?.data;
      const membership = members.get(id)?.data;
      const documents = { profile, guide, membership, requests: ofPeople.get(id) ?? [] };
      return toPerson(id, documents, { is_admin: roles.has(id), is_changed: (changes.get(id) ?? 0) > 0 });
    }),
    decided,
    tasks: Array.from(notes.values()).flatMap(({ data: { user_id, assignee_id, follow_up } }) =>
      assignee_id === undefined || follow_up === undefined || user_id === adminId
        ? []
        : // Nobody sees to what somebody had who is no admin any more.
          { user_id, assignee_id: roles.has(assignee_id) ? assignee_id : '', follow_up },
    ),
    unchanged: renewals.flatMap(({ id, data }) => {
      const { user_id } = data;
      const isSame = asksForSame(data, guides.get(user_id)?.data.approved);
      const member = members.get(user_id)?.data;
      const isDue = member && !member.end_set?.by_admin && mayRenew(member, tbilisiDay(new Date()));
      const isLeft = noted.has(user_id) || user_id === adminId;
      return isSame && isDue && !isLeft && changes.get(user_id) === 0 ? id : [];
    }),
    read_at: new Date(),
    undo_seconds: recallSeconds(),
  };
}

/**
 * How many fields that need no approval guides have changed since their last one. Long texts are read only of those who
 * ask for another term, or whose documents were written after the approval.
 */
async function countChanges(
  accounts: Documents<ProfileFields>,
  guides: Documents<GuideFields>,
  requests: Documents<RequestFields>,
  renewing: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const suspects = [...lastApprovals(requests)].flatMap(([uid, approval]) => {
    const guide = guides.get(uid);
    const account = accounts.get(uid);
    if (!guide || !(guide.data.is_verified || renewing.has(uid))) return [];
    const isAsDecided = approval.updateTime.isEqual(guide.document.updateTime);
    const isAccountOlder = account && account.document.updateTime.valueOf() < approval.updateTime.valueOf();
    return isAsDecided && isAccountOlder && !renewing.has(uid)
      ? []
      : [{ uid, approval, guide: guide.document, account: account?.data }];
  });
  if (suspects.length === 0) return new Map();
  const [profiles, approvals] = await Promise.all([
    firestore.getAll(...suspects.map(({ guide }) => guide.ref), { fieldMask: [...SEEN_FIELDS] }),
    firestore.getAll(...suspects.map(({ approval }) => approval.ref), { fieldMask: ['seen'] }),
  ]);
  const counts = suspects.flatMap(({ uid, account }, index) => {
    const now = seenSchema.safeParse(profiles[index]?.data()).data;
    const seen = seenSchema.safeParse(approvals[index]?.get('seen')).data;
    return now && seen ? [[uid, changedSinceApproval(seen, now, account).length] as const] : [];
  });
  return new Map(counts);
}

function lastApprovals(requests: Documents<RequestFields>): ReadonlyMap<string, QueryDocumentSnapshot> {
  const oldestFirst = [...requests.values()]
    .filter(({ data }) => data.status === 'approved')
    .toSorted((a, b) => Number(a.data.requested_at) - Number(b.data.requested_at));
  return new Map(oldestFirst.map(({ document, data }) => [data.user_id, document]));
}
