/** Returns the signature of a member's own card. */
import { FieldValue } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import { memberCard } from '../../../src/domain/membership/member-card.ts';
import { signedCard, unsignedCard } from '../../../src/domain/membership/signed-card.ts';
import { tbilisiDay } from '../../../src/domain/tbilisi-day.ts';
import { documentOf } from '../app.ts';
import { parseGuideProfile, parseMembership } from '../documents.ts';
import { refusalError, requireUser } from '../guards.ts';
import { CARD_SECRETS, cardSigner, type CardSigner } from './card-key.ts';

/** Returns null if the card is too long to be signed. @throws HttpsError 'not-verified' */
export const signMyCard = onCall(
  { secrets: CARD_SECRETS },
  async (call): Promise<{ signed: string | null }> => {
    const uid = requireUser(call);
    const [guide, membership] = await Promise.all([
      documentOf('guideProfiles', uid).get(),
      documentOf('memberships', uid).get(),
    ]);
    const stored = parseMembership(membership);
    const card = stored && memberCard(parseGuideProfile(guide), stored, tbilisiDay(new Date()));
    if (!card) throw refusalError('not-verified');
    const signer = cardSigner();
    await publishKey(signer);
    const unsigned = unsignedCard(signer.id, card);
    return { signed: signedCard(unsigned, signer.sign(unsigned)) ?? null };
  },
);

/** A key is published before it signs anything, and stays public when another one replaces it. */
async function publishKey({ id, publicKey }: CardSigner): Promise<void> {
  const document = documentOf('cardKeys', id);
  if ((await document.get()).exists) return;
  await document.set({ public_key: publicKey, since: FieldValue.serverTimestamp() });
}
