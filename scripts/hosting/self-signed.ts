/** A certificate for one run on this machine: browsers support HTTP/2 only over TLS. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** One element of DER (ITU-T X.690): tag, length, value. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const value = Buffer.concat(parts);
  if (value.length < 0x80) return Buffer.concat([Buffer.of(tag, value.length), value]);
  const isShort = value.length < 0x100;
  const size = isShort ? [0x81, value.length] : [0x82, value.length >> 8, value.length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), value]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const objectId = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));
const text = (tag: number, value: string) => der(tag, Buffer.from(value, 'ascii'));

const ECDSA_WITH_SHA256 = objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02);
const COMMON_NAME = objectId(0x55, 0x04, 0x03);
const SUBJECT_ALT_NAME = objectId(0x55, 0x1d, 0x11);

/** UTCTime: YYMMDDhhmmssZ. */
function utcTime(date: Date): Buffer {
  return text(0x17, `${date.toISOString().slice(2, 19).replaceAll(/[-T:]/gu, '')}Z`);
}

interface SelfSigned {
  /** PEM. */
  readonly key: string;
  /** PEM. */
  readonly cert: string;
  /** SHA-256 of the public key in base64; Chromium is set to trust it for any host. */
  readonly keyHash: string;
}

/** A new key and its X.509 certificate (RFC 5280) for 127.0.0.1, valid for two days. */
export function selfSigned(): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicInfo = publicKey.export({ type: 'spki', format: 'der' });
  const day = 24 * 60 * 60 * 1000;
  const name = sequence(der(0x31, sequence(COMMON_NAME, text(0x0c, 'localhost'))));
  const addresses = sequence(text(0x82, 'localhost'), der(0x87, Buffer.of(127, 0, 0, 1)));
  const certificate = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    sequence(ECDSA_WITH_SHA256),
    name,
    sequence(utcTime(new Date(Date.now() - day)), utcTime(new Date(Date.now() + day))),
    name,
    publicInfo,
    der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, addresses)))),
  );
  const signature = sign('sha256', certificate, privateKey);
  const signed = sequence(
    certificate,
    sequence(ECDSA_WITH_SHA256),
    der(0x03, Buffer.concat([Buffer.of(0), signature])),
  );
  const lines = signed.toString('base64').match(/.{1,64}/gu) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    keyHash: createHash('sha256').update(publicInfo).digest('base64'),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
