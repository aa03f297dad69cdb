/**
 * The signed data after `#` in the address of a card's QR code, which lets a phone verify the card
 * offline: `{key id}.{payload}.{signature}`, all but the key id in base64url. Browsers never send the
 * part after `#` to a server.
 */
import { claimsOf } from '../guide/claims.ts';
import type { MemberCard } from './member-card.ts';

/** Public keys that verify cards, `{ keys: [{ id, public_key }] }`. */
export const CARD_KEYS_PATH = '/api/membership-keys';

/** Prefix of the URL fragment. */
export const SIGNED_PREFIX = '#card=';

/**
 * A QR code with more data is too dense to scan from paper; cards with very long names have no signature.
 */
const MAX_SIGNED_LENGTH = 520;

export interface CardKey {
  readonly id: string;
  readonly public_key: string;
}

/** Names of the fields are short, because each letter makes the code finer. */
interface Payload {
  readonly n: number;
  readonly p: readonly string[];
  /** All professions, each with its level. */
  readonly c: readonly (readonly [profession: string, level: string])[];
  readonly u: string;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '');
}

/** @throws DOMException when the text is not base64url. */
export function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}

/** Returns the data to sign, as ASCII text. */
export function unsignedCard(keyId: string, { number, names, claims, until }: MemberCard): string {
  const c = claimsOf(claims).map(
    ({ profession, certification_level = '' }) => [profession, certification_level] as const,
  );
  const signed: Payload = { n: number, p: names, c, u: until };
  return `${keyId}.${toBase64Url(new TextEncoder().encode(JSON.stringify(signed)))}`;
}

/** @returns undefined when it would be too long for a QR code. */
export function signedCard(unsigned: string, signature: Uint8Array): string | undefined {
  const signed = `${unsigned}.${toBase64Url(signature)}`;
  return signed.length <= MAX_SIGNED_LENGTH ? signed : undefined;
}

/**
 * Reads a signed card without verifying its signature, which covers the message: only then is the card what the
 * association has written. Returns undefined if the text is not a signed card.
 */
export function readSignedCard(text: string) {
  const [keyId = '', content = '', signature = '', ...more] = text.split('.');
  if (more.length > 0) return undefined;
  try {
    const { n, p, c, u }: Payload = JSON.parse(new TextDecoder().decode(fromBase64Url(content)));
    const [first, ...further] = c.map(([profession, certification_level]) => ({
      profession,
      certification_level,
    }));
    return {
      keyId,
      message: new TextEncoder().encode(`${keyId}.${content}`),
      signature: fromBase64Url(signature),
      card: {
        number: n,
        names: p,
        claims: { profession: '', ...first, further_professions: further },
        until: u,
      } satisfies MemberCard,
    };
  } catch {
    return undefined;
  }
}
