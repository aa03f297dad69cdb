/** Very many open requests, with the server's copies for the desk. */
import { Timestamp } from 'firebase-admin/firestore';
import { withoutTriggers } from '../../../scripts/local-project.ts';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import {
  DESK_FIGURES,
  profileFieldsOf,
  requestFieldsOf,
  type DeskFigures,
} from '../../../src/domain/verification/desk-copy.ts';
import { langOfText } from '../../../src/domain/guide/text-lang.ts';
import { appliedFor, validGuideProfile } from '../../cases/guide-profile.ts';
import { adminFirestore, clearEverything } from '../../support/server.ts';

const DAY_MS = 86_400_000;

const SYLLABLES = ['ba', 'de', 'gi', 'ko', 'lu', 'me', 'ni', 'po', 'ru', 'sa'];

/** Returns the name of the guide with this number, which sounds like no other. */
export function nameOf(index: number): string {
  const syllables = Array.from(String(index), (digit) => SYLLABLES[Number(digit)]).join('');
  return `Giorgi T${syllables}shvili`;
}

/** Open requests, the first one the oldest. No triggers run for them. */
export async function placeMany(count: number): Promise<void> {
  await withoutTriggers(async () => {
    await clearEverything();
    const writer = adminFirestore.bulkWriter();
    const set = (path: string, data: object) => void writer.set(adminFirestore.doc(path), { ...data });
    const start = Date.now() - 90 * DAY_MS;
    for (let index = 0; index < count; index += 1) {
      const uid = `many-${index}`;
      const id = `request-${uid}`;
      const full_name = nameOf(index);
      const [first_name, last_name] = full_name.split(' ');
      const requested_at = Timestamp.fromMillis(start + index * 60_000);
      const profile = {
        first_name,
        last_name,
        full_name,
        avatar_url: null,
        username: null,
        email: `${uid}@example.com`,
        language: langOfText(full_name),
        created_at: requested_at,
      };
      const guide = {
        ...validGuideProfile(uid, full_name),
        is_verified: false,
        verification_status: 'pending',
        open_request_id: id,
        created_at: requested_at,
        updated_at: requested_at,
      };
      const request = { user_id: uid, status: 'pending', requested_at, applied: appliedFor(guide) };
      const requests = [{ id, data: request }];
      const sources = { profile, guide, membership: undefined, role: undefined, requests };
      set(`${COLLECTIONS.profiles}/${uid}`, { ...profile, ...profileFieldsOf(sources) });
      set(`${COLLECTIONS.guideProfiles}/${uid}`, guide);
      set(`${COLLECTIONS.verificationRequests}/${id}`, { ...request, ...requestFieldsOf(sources).get(id) });
    }
    const figures: DeskFigures = { pending: count, approved: 0, rejected: 0, users: count };
    set(`${COLLECTIONS.figures}/${DESK_FIGURES}`, figures);
    await writer.close();
  });
}

/** Deletes everything again. */
export function removeMany(): Promise<void> {
  return withoutTriggers(clearEverything);
}
