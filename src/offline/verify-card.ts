/** Whether the association wrote a card, told without network. */
import { verifyAsync } from '@noble/ed25519';
import {
  fromBase64Url,
  readSignedCard,
  type CardKey,
  type SignedCard,
} from '../domain/membership/signed-card.ts';

export type CardVerdict =
  | { readonly kind: 'signed'; readonly card: SignedCard }
  /** Nothing was signed, or it was changed, or someone else signed it. */
  | { readonly kind: 'forged' }
  /** Signed with a key that this device does not have, or that is not used any more. */
  | { readonly kind: 'unknown-key' };

/** @param number in the address, which the signed one must be. */
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
