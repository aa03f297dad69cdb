/** A certificate for servers on this machine: browsers support HTTP/2 only over TLS. */
import { createHash, X509Certificate } from 'node:crypto';
import path from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { ROOT } from '../emulators/suite-environment.ts';

/** Returns key and certificate, and the key's SHA-256 in base64, by which Chromium trusts it for any host. */
export async function selfSigned() {
  const pem = await getCertificate(path.join(ROOT, '.cache/certificate'));
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return { key: pem, cert: pem, keyHash: createHash('sha256').update(publicKey).digest('base64') };
}
