/** Verifies offline whether the association signed a card. */
import { verifyAsync } from '@noble/ed25519';
import {
  fromBase64Url,
  readSignedCard,
  type CardKey,
  type SignedCard,
} from '../domain/membership/signed-card.ts';

export type CardVerdict =
  | { readonly kind: 'signed'; readonly card: SignedCard }
  /** Not signed, modified, or signed by someone else. */
  | { readonly kind: 'forged' }
  /** Signed with a key that this device does not have, or that is no longer in use. */
  | { readonly kind: 'unknown-key' };

/** @param number the number in the address, which must equal the signed one. */
export async function verifyCard(
  signed: string,
  number: string,
  keys: readonly CardKey[],
): Promise<CardVerdict> {
  const read = readSignedCard(signed);
  if (!read) return { kind: 'forged' };
  const key = keys.find(({ id }) => id === read.keyId);
  if (!key) return { kind: 'unknown-key' };
  const isRight = await verifyAsync(read.signature, read.message, fromBase64Url(key.public_key)).catch(
    () => false,
  );
  if (!isRight || String(read.card.number) !== number) return { kind: 'forged' };
  return { kind: 'signed', card: read.card };
}
