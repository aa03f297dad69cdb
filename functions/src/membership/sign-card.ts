/** Signs the card of a member, with the key in the secret MEMBERSHIP_KEY: Ed25519, PKCS #8 as PEM. */
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { memberCard } from '../../../src/domain/membership/member-card.ts';
import { signedCard, unsignedCard } from '../../../src/domain/membership/signed-card.ts';
import { tbilisiDay } from '../../../src/domain/tbilisi-day.ts';
import { documentOf } from '../app.ts';
import { parseGuideProfile, parseMembership } from '../documents.ts';
import { refusalError, requireUser } from '../guards.ts';
import { emailTime } from '../mail/settings.ts';
import { onCall } from '../on-call.ts';
import { secretOf } from '../options.ts';

const jwkSchema = z.object({ crv: z.literal('Ed25519'), x: z.string() });

/** @throws Error if the key is missing. */
export function cardSigner(pem = process.env['MEMBERSHIP_KEY'] ?? '') {
  const key = createPrivateKey(pem);
  const { x } = jwkSchema.parse(createPublicKey(key).export({ format: 'jwk' }));
  return {
    /** Of the key, so that another key has another id. */
    id: createHash('sha256').update(x).digest('base64url').slice(0, 8),
    /** 32 bytes in base64url. */
    publicKey: x,
    sign: (text: string) => sign(null, Buffer.from(text), key),
  };
}

/**
 * Returns null if the card is too long to be signed, or its approval or end can still be taken back before anybody was
 * told.
 * @throws HttpsError 'not-verified'
 */
export const signMyCard = onCall(
  async (call): Promise<{ signed: string | null }> => {
    const uid = requireUser(call);
    const [guide, membership] = await Promise.all([
      documentOf('guideProfiles', uid).get(),
      documentOf('memberships', uid).get(),
    ]);
    const stored = parseMembership(membership);
    const profile = parseGuideProfile(guide);
    const now = new Date();
    const card = stored && memberCard(profile, stored, tbilisiDay(now));
    if (!card || !profile?.approved) throw refusalError('not-verified');
    const { changed_at, end_set } = stored;
    const changes = [profile.approved.decided_at, changed_at, end_set?.at ?? changed_at];
    if (changes.some((at) => now < emailTime(at))) return { signed: null };
    const signer = cardSigner();
    await publishKey(signer);
    const unsigned = unsignedCard(signer.id, card);
    return { signed: signedCard(unsigned, signer.sign(unsigned)) ?? null };
  },
  { secrets: secretOf('MEMBERSHIP_KEY') },
);

/** A key is published before it signs anything, and stays public when another one replaces it. */
async function publishKey({ id, publicKey }: ReturnType<typeof cardSigner>): Promise<void> {
  const document = documentOf('cardKeys', id);
  if ((await document.get()).exists) return;
  await document.set({ public_key: publicKey, since: FieldValue.serverTimestamp() });
}
