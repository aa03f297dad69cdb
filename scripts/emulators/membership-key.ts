/** The key that signs member cards in local runs; production has its own in Secret Manager. */
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.join(import.meta.dirname, '../../.data/membership-key.pem');

/** Returns a new Ed25519 key, PKCS #8 as PEM. */
export function newMembershipKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

/** Returns the key of this working copy, created at the first start. */
export function localMembershipKey(): string {
  mkdirSync(path.dirname(FILE), { recursive: true });
  if (!existsSync(FILE)) writeFileSync(FILE, newMembershipKey(), { mode: 0o600 });
  return readFileSync(FILE, 'utf8');
}
