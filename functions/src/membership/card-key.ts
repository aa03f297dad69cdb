/** The key that signs cards: Ed25519, PKCS #8 as PEM, in the secret MEMBERSHIP_KEY. */
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import * as z from 'zod/mini';

const isLocal = process.env['FUNCTIONS_EMULATOR'] === 'true';
const secret = defineSecret('MEMBERSHIP_KEY');

/** Secrets of the function that signs; the local suite sets its key in the environment. */
export const CARD_SECRETS = isLocal ? [] : [secret];

export interface CardSigner {
  /** Derived from the key, so that another key has another id. */
  readonly id: string;
  /** 32 bytes in base64url. */
  readonly publicKey: string;
  sign(text: string): Uint8Array;
}

const jwkSchema = z.object({ crv: z.literal('Ed25519'), x: z.string() });

/** @throws Error if the key is missing. */
export function cardSigner(pem = process.env['MEMBERSHIP_KEY'] ?? ''): CardSigner {
  const key = createPrivateKey(pem);
  const { x } = jwkSchema.parse(createPublicKey(key).export({ format: 'jwk' }));
  return {
    id: createHash('sha256').update(x).digest('base64url').slice(0, 8),
    publicKey: x,
    sign: (text) => sign(null, Buffer.from(text), key),
  };
}
