/** Maintains the denormalised copies for the desk in requests and accounts; idempotent. */
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  profileFieldsOf,
  requestFieldsOf,
  type DeskFields,
} from '../../../src/domain/verification/desk-copy.ts';
import { documentOf, firestore } from '../app.ts';
import { readRequestsOf } from '../requests-of-account.ts';
import { ABORTED, FAILED_PRECONDITION, hasCode, NOT_FOUND } from '../service-errors.ts';

interface Update {
  readonly snapshot: DocumentSnapshot;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Skips unchanged documents: otherwise every write would trigger another. */
function updateOf(snapshot: DocumentSnapshot, fields: DeskFields | undefined): Update[] {
  const changed = Object.entries(fields ?? {}).filter(
    ([name, value]) => !isDeepStrictEqual(value, snapshot.get(name)),
  );
  return changed.length > 0 ? [{ snapshot, fields: Object.fromEntries(changed) }] : [];
}

async function readUpdates(uid: string): Promise<Update[]> {
  // Reads the target documents before the sources: if another run wrote newer copies meanwhile, the
  // precondition of the write fails.
  const [profile, requests] = await Promise.all([
    documentOf('profiles', uid).get(),
    readRequestsOf(uid, (query) => query.get()),
  ]);
  const [guide, membership, role] = await Promise.all([
    documentOf('guideProfiles', uid).get(),
    documentOf('memberships', uid).get(),
    documentOf('userRoles', uid).get(),
  ]);
  const sources = {
    profile: profile.data(),
    guide: guide.data(),
    membership: membership.data(),
    role: role.data(),
    requests: requests.map((snapshot) => ({ id: snapshot.id, data: snapshot.data() })),
  };
  const ofRequests = requestFieldsOf(sources);
  return [
    ...requests.flatMap((snapshot) => updateOf(snapshot, ofRequests.get(snapshot.id))),
    ...(profile.exists ? updateOf(profile, profileFieldsOf(sources)) : []),
  ];
}

/**
 * Writes all updates or none; fails if one of the documents has changed since it was read (precondition).
 */
async function write(updates: readonly Update[]): Promise<void> {
  const batch = firestore.batch();
  for (const { snapshot, fields } of updates) {
    const { updateTime } = snapshot;
    batch.update(snapshot.ref, fields, updateTime ? { lastUpdateTime: updateTime } : {});
  }
  await batch.commit();
}

/** Deleted, changed since it was read, or locked by a transaction for too long. */
const OVERTAKEN = [NOT_FOUND, FAILED_PRECONDITION, ABORTED];

/** Backoff in ms, each with jitter of half its length; after the last one the event is redelivered. */
const RETRY_DELAYS_MS = [50, 100, 200, 400, 800, 1600];

/**
 * Derives the copies from the account's current state. Uses no transaction, because its locks would delay
 * decisions and saves: on a conflict this write is the one that retries.
 */
export async function syncDeskCopies(uid: string): Promise<void> {
  for (const ms of [...RETRY_DELAYS_MS, undefined]) {
    const updates = await readUpdates(uid);
    if (updates.length === 0) return;
    try {
      await write(updates);
      return;
    } catch (error) {
      const isOvertaken = OVERTAKEN.some((status) => hasCode(error, status));
      if (ms === undefined || !isOvertaken) throw error;
      await pause(ms * (0.5 + Math.random()));
    }
  }
}
