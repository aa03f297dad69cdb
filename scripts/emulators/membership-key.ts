/** The key that signs member cards in local runs; production has its own in Secret Manager. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './suite-environment.ts';

const FILE = path.join(ROOT, '.data/membership-key.pem');

/** Returns a new Ed25519 key, PKCS #8 as PEM. */
export function newMembershipKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

/** Returns the key of this working copy, created at the first start. */
export async function localMembershipKey(): Promise<string> {
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, newMembershipKey(), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  return readFile(FILE, 'utf8');
}
