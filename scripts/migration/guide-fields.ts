/**
 * Guide profiles of an earlier version: fields added since are stored, names in the scripts that follow
 * without a guess, catalogue entries as codes, and phone numbers as they are dialled from abroad. What only the guide knows (a name in Georgian letters
 * that is typed in Latin ones, regions, texts in the second language) stays empty. May be repeated.
 */
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { toLanguages, toSpecialties } from '../../src/domain/guide/catalogues/catalogue-entries.ts';
import { GUIDE_FIELD_NAMES } from '../../src/domain/guide/guide-fields.ts';
import { guideProfileSchema, type GuideProfile } from '../../src/domain/guide/guide-profile.ts';
import { toPhone } from '../../src/domain/guide/phone.ts';
import { isTypedIn, proposedNames, type ScriptNames } from '../../src/domain/spelling/proposed-names.ts';
import { verificationRequestSchema } from '../../src/domain/verification/verification.ts';

export interface MigratedGuideFields {
  readonly guides: number;
  readonly requests: number;
}

type Changes = Record<string, unknown>;

/** The name in the script it is typed in, and a Georgian one romanized as a passport has it. */
function certainNames(name: string): ScriptNames {
  const isGeorgian = isTypedIn('georgian_name', name);
  const isCertain = isGeorgian || isTypedIn('latin_name', name);
  return {
    georgian_name: isGeorgian ? name : '',
    latin_name: isCertain ? proposedNames(name).latin_name : '',
  };
}

function namesOfApproval({ approved, full_name }: GuideProfile): Changes {
  if (!approved || approved.georgian_name !== undefined) return {};
  const { georgian_name, latin_name } = certainNames(approved.full_name ?? full_name);
  return { 'approved.georgian_name': georgian_name, 'approved.latin_name': latin_name };
}

function guideChanges(snapshot: DocumentSnapshot): Changes {
  const guide = guideProfileSchema.safeParse(snapshot.data()).data;
  if (!guide) return {};
  const names = certainNames(guide.full_name);
  const migrated = {
    ...Object.fromEntries(GUIDE_FIELD_NAMES.map((name) => [name, guide[name]])),
    georgian_name: guide.georgian_name || names.georgian_name,
    latin_name: guide.latin_name || names.latin_name,
    languages: toLanguages(guide.languages),
    specialties: toSpecialties(guide.specialties),
    phone: toPhone(guide.phone) ?? guide.phone,
  };
  const changed = Object.entries(migrated).filter(
    ([name, value]) => !isDeepStrictEqual(value, snapshot.get(name)),
  );
  return { ...Object.fromEntries(changed), ...namesOfApproval(guide) };
}

/**
 * Open requests apply for the names of the profile; what was seen at an approval is compared with it; the desk's
 * lists of decided requests hold only those that have a review date, if an unknown one.
 */
function requestChanges(snapshot: DocumentSnapshot): Changes {
  const request = verificationRequestSchema.safeParse(snapshot.data()).data;
  if (!request) return {};
  const { status, applied, seen } = request;
  const hasNoNames = applied && !applied.georgian_name && !applied.latin_name;
  const names = status === 'pending' && hasNoNames ? certainNames(applied.full_name) : undefined;
  const listed = seen?.specialties;
  const specialties = Array.isArray(listed) ? toSpecialties(listed) : listed;
  return {
    ...(status !== 'pending' && request.reviewed_at === undefined ? { reviewed_at: null } : {}),
    ...(names && names.georgian_name + names.latin_name !== ''
      ? { 'applied.georgian_name': names.georgian_name, 'applied.latin_name': names.latin_name }
      : {}),
    ...(!isDeepStrictEqual(specialties, listed) ? { 'seen.specialties': specialties } : {}),
  };
}

export async function migrateGuideFields(): Promise<MigratedGuideFields> {
  const { firestore } = await import('../../functions/src/app.ts');

  const each = async (
    collection: keyof typeof COLLECTIONS,
    changesOf: (snapshot: DocumentSnapshot) => Changes,
  ): Promise<number> => {
    const { docs } = await firestore.collection(COLLECTIONS[collection]).get();
    let changed = 0;
    for (const { ref } of docs) {
      // Guides may save meanwhile.
      const isChanged = await firestore.runTransaction(async (transaction: Transaction) => {
        const snapshot = await transaction.get(ref);
        const changes = changesOf(snapshot);
        if (Object.keys(changes).length === 0) return false;
        transaction.update(ref, changes);
        return true;
      });
      if (isChanged) changed += 1;
    }
    return changed;
  };

  const guides = await each('guideProfiles', guideChanges);
  const requests = await each('verificationRequests', requestChanges);
  return { guides, requests };
}
