/**
 * What the code on a card carries behind `#` of its address, so that a phone without network can tell whether the
 * association wrote it: `{key id}.{what is signed}.{signature}`, each but the first in base64url. What is behind `#`
 * is sent to nobody.
 */
import * as z from 'zod/mini';
import type { MemberCard } from './member-card.ts';

/** Public keys by which cards are told, `{ keys: [{ id, public_key }] }`. */
export const CARD_KEYS_PATH = '/api/membership-keys';

/** Begins the fragment of the address. */
export const SIGNED_PREFIX = '#card=';

/** A code with more is too fine to be read from paper; very long names go without a signature. */
const MAX_SIGNED_LENGTH = 520;

export const cardKeySchema = z.object({ id: z.string(), public_key: z.string() });
export type CardKey = z.infer<typeof cardKeySchema>;
export const cardKeysSchema = z.object({ keys: z.array(cardKeySchema) });

/** Names of the fields are short, because each letter makes the code finer. */
const signedSchema = z.object({
  n: z.int(),
  p: z.array(z.string()),
  l: z.string(),
  u: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/u)),
});

export type SignedCard = Pick<MemberCard, 'number' | 'names' | 'level' | 'until'>;

export interface ReadCard {
  readonly keyId: string;
  /** What the signature covers. */
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
  readonly card: SignedCard;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '');
}

/** @throws DOMException where the text is none. */
export function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}

/** What is to be signed, as text of ASCII. */
export function unsignedCard(keyId: string, { number, names, level, until }: MemberCard): string {
  const signed: z.infer<typeof signedSchema> = { n: number, p: [...names], l: level, u: until };
  return `${keyId}.${toBase64Url(new TextEncoder().encode(JSON.stringify(signed)))}`;
}

/** @returns undefined where it would be too long for a code. */
export function signedCard(unsigned: string, signature: Uint8Array): string | undefined {
  const signed = `${unsigned}.${toBase64Url(signature)}`;
  return signed.length <= MAX_SIGNED_LENGTH ? signed : undefined;
}

/** Takes it apart; says nothing of whether the signature is right. Undefined where it is none. */
export function readSignedCard(text: string): ReadCard | undefined {
  const [keyId = '', content = '', signature = '', ...more] = text.split('.');
  if (more.length > 0) return undefined;
  try {
    const json: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(content)),
    );
    const { n, p, l, u } = signedSchema.parse(json);
    return {
      keyId,
      message: new TextEncoder().encode(`${keyId}.${content}`),
      signature: fromBase64Url(signature),
      card: { number: n, names: p, level: l, until: u },
    };
  } catch {
    return undefined;
  }
}
