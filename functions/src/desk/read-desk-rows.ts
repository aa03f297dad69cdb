/**
 * What the admins' desk lists: people and decided requests, in compact rows. Reads only the fields of the rows, because
 * whole guide profiles of a federation would be tens of megabytes.
 */
import { gzipSync } from 'node:zlib';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import type { DecidedRow, DeskPerson, DeskRows } from '../../../src/domain/desk/desk-rows.ts';
import type { PackedRows } from '../../../src/domain/desk/packed-rows.ts';
import { SEEN_FIELDS } from '../../../src/domain/guide/guide-fields.ts';
import { guideProfileSchema } from '../../../src/domain/guide/guide-profile.ts';
import { profileSchema } from '../../../src/domain/guide/profile.ts';
import { membershipSchema } from '../../../src/domain/membership/membership.ts';
import { ADMIN_ROLE, userRoleSchema } from '../../../src/domain/roles.ts';
import {
  changedSinceApproval,
  DECISIONS,
  seenSchema,
  verificationRequestSchema,
} from '../../../src/domain/verification/verification.ts';
import { documentOf, firestore } from '../app.ts';
import { parserOf } from '../documents.ts';
import { requireRecordedRight, requireRight } from '../guards.ts';

export const readDeskRows = onCall({ memory: '512MiB' }, async (call): Promise<PackedRows> => {
  const adminId = requireRight(call, 'desk');
  requireRecordedRight(await documentOf('userRoles', adminId).get(), 'desk');
  return { gzip: gzipSync(JSON.stringify(await readRows())).toString('base64') };
});

const accountSchema = z.pick(profileSchema, {
  full_name: true,
  email: true,
  avatar_url: true,
  created_at: true,
});
const guideSchema = z.pick(guideProfileSchema, {
  georgian_name: true,
  latin_name: true,
  profession: true,
  certification_level: true,
  regions: true,
  languages: true,
  phone: true,
  address: true,
  is_public: true,
  is_verified: true,
  verification_status: true,
  slug: true,
  open_request_id: true,
  approved: true,
});
const memberSchema = z.pick(membershipSchema, { number: true, state: true, since: true, ends_at: true });
const decidedSchema = z.pick(verificationRequestSchema, {
  user_id: true,
  status: true,
  kind: true,
  applied: true,
  requested_at: true,
  reviewed_at: true,
  reviewed_by: true,
  closed_as: true,
});

/** A document whose selected fields can be read. */
interface Read<T> {
  readonly document: QueryDocumentSnapshot;
  readonly data: T;
}

type Documents<T> = ReadonlyMap<string, Read<T>>;

/** Returns the documents by their ids, each with the fields of the schema alone; one that is unreadable is left out. */
async function read<T>(
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

async function readRows(): Promise<DeskRows> {
  const all = (name: keyof typeof COLLECTIONS) => firestore.collection(COLLECTIONS[name]);
  const read_at = new Date().toISOString();
  const [accounts, guides, members, requests, roles] = await Promise.all([
    read(all('profiles'), accountSchema),
    read(all('guideProfiles'), guideSchema),
    read(all('memberships'), memberSchema),
    read(all('verificationRequests').where('status', 'in', DECISIONS), decidedSchema),
    read(all('userRoles').where('role', '==', ADMIN_ROLE), userRoleSchema),
  ]);
  const changed = await readChanged(accounts, guides, requests);
  return {
    people: Array.from(accounts, ([id, { data }]) => {
      const guide = guides.get(id)?.data;
      const member = members.get(id)?.data;
      return {
        id,
        full_name: data.full_name,
        ...textOf('email', data.email),
        ...textOf('avatar_url', data.avatar_url),
        created_at: data.created_at.toISOString(),
        is_admin: roles.has(id),
        ...(guide && { guide: guideRow(guide, changed.has(id)) }),
        ...(member && { membership: memberRow(member) }),
      };
    }),
    decided: Array.from(requests, ([id, { data }]) => decidedRow(id, data)).filter(
      (row) => row !== undefined,
    ),
    read_at,
  };
}

/** Nothing for a text that is missing. */
function textOf<Name extends string>(name: Name, text: string | null | undefined) {
  const field: Partial<Record<Name, string>> = {};
  if (text) field[name] = text;
  return field;
}

function dateOf<Name extends string>(name: Name, date: Date | null | undefined) {
  return textOf(name, date?.toISOString());
}

function guideRow(guide: z.infer<typeof guideSchema>, is_changed: boolean): DeskPerson['guide'] {
  const { approved, slug, open_request_id, ...fields } = guide;
  const isApproved = guide.is_verified && approved;
  return {
    ...fields,
    ...textOf('slug', slug),
    ...textOf('open_request_id', open_request_id),
    ...(isApproved && {
      approved: {
        full_name: approved.full_name,
        profession: approved.profession,
        certification_level: approved.certification_level,
      },
    }),
    is_changed,
  };
}

function memberRow(member: z.infer<typeof memberSchema>): DeskPerson['membership'] {
  return { ...member, since: member.since.toISOString(), ends_at: member.ends_at.toISOString() };
}

function decidedRow(id: string, request: z.infer<typeof decidedSchema>): DecidedRow | undefined {
  const { user_id, status, kind, applied, closed_as } = request;
  // The query lists decided requests alone, which the type does not say.
  if (status === 'pending') return undefined;
  return {
    id,
    user_id,
    status,
    ...(kind && { kind }),
    full_name: applied?.full_name ?? '',
    profession: applied?.profession ?? '',
    ...dateOf('requested_at', request.requested_at),
    ...dateOf('reviewed_at', request.reviewed_at),
    ...textOf('reviewed_by', request.reviewed_by),
    ...(closed_as && { closed_as }),
  };
}

/** Documents of one request to Firestore. */
const CHUNK = 300;

/**
 * Returns the verified guides of whom something that needs no approval has changed since the last one. Long texts are
 * read of those alone that may have changed: whose documents were written by anything but that approval.
 */
async function readChanged(
  accounts: Documents<z.infer<typeof accountSchema>>,
  guides: Documents<z.infer<typeof guideSchema>>,
  requests: Documents<z.infer<typeof decidedSchema>>,
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
  const changed = new Set<string>();
  for (let at = 0; at < suspects.length; at += CHUNK) {
    const chunk = suspects.slice(at, at + CHUNK);
    const [profiles, approvals] = await Promise.all([
      firestore.getAll(...chunk.map(({ guide }) => guide.ref), { fieldMask: [...SEEN_FIELDS] }),
      firestore.getAll(...chunk.map(({ approval }) => approval.ref), { fieldMask: ['seen'] }),
    ]);
    for (const [index, { uid, account }] of chunk.entries()) {
      const now = seenSchema.safeParse(profiles[index]?.data()).data;
      const seen = seenSchema.safeParse(approvals[index]?.get('seen')).data;
      if (now && seen && changedSinceApproval(seen, now, account).length > 0) changed.add(uid);
    }
  }
  return changed;
}

/** Returns the newest approved request of each account. */
function lastApprovals(
  requests: Documents<z.infer<typeof decidedSchema>>,
): ReadonlyMap<string, QueryDocumentSnapshot> {
  const oldestFirst = [...requests.values()]
    .filter(({ data }) => data.status === 'approved')
    .toSorted((a, b) => Number(a.data.requested_at) - Number(b.data.requested_at));
  return new Map(oldestFirst.map(({ document, data }) => [data.user_id, document]));
}
