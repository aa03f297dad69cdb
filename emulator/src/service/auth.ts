/**
 * Who is calling, from the `Authorization` header (measured on the official emulator):
 * - none: anonymous; so is `Bearer`, TAB, anything
 * - `Bearer owner`, `Bearer ya29.…` (any case): admin, rules are bypassed
 * - `Bearer a.b.c`: a JWT of which only the form is checked; any other bearer is "invalid jwt"
 * - any other scheme: UNKNOWN without a message
 * Signature, issuer, audience and expiry are not checked: test tokens expired in 1970.
 */
import { invalidArgument, StatusError } from '../model/status-error.ts';
import type { Fields, Value } from '../model/value.ts';
import type { AuthContext } from '../rules/types.ts';

export interface CallContext {
  /** Rules do not apply. */
  readonly admin: boolean;
  /** `request.auth`; null for anonymous callers and for admins. */
  readonly auth: AuthContext | null;
}

export const ANONYMOUS: CallContext = { admin: false, auth: null };
export const ADMIN: CallContext = { admin: true, auth: null };

const BASE64URL = /^[A-Za-z0-9_-]*={0,2}$/;
/** Real claims are never nested deeper. */
const MAX_DEPTH = 50;

export function authenticate(authorization: string | undefined): CallContext {
  if (authorization === undefined || authorization === '') return ANONYMOUS;
  const match = /^bearer([ \t])(.*)$/is.exec(authorization);
  if (!match) throw new StatusError('UNKNOWN', '');
  const [, separator, token = ''] = match;
  if (separator === '\t') return ANONYMOUS;
  if (/^(?:owner$|ya29\.)/i.test(token)) return ADMIN;
  return { admin: false, auth: decodeToken(token) };
}

/** Throws PERMISSION_DENIED unless the caller is an admin. */
export function requireAdmin({ admin }: CallContext, what: string): void {
  if (!admin) throw new StatusError('PERMISSION_DENIED', `${what} require admin authentication.`);
}

function decodeToken(token: string): AuthContext {
  const [header, payload, signature, ...more] = token.split('.');
  if (header === undefined || payload === undefined || signature === undefined || more.length > 0) {
    throw invalidToken();
  }
  if (!BASE64URL.test(signature)) throw invalidToken();
  decodeObject(header);
  const claims = decodeObject(payload);
  const sub = claims.get('sub') ?? claims.get('user_id');
  return { uid: sub?.kind === 'string' ? sub.value : '', token: claims };
}

function decodeObject(segment: string): Fields {
  if (!BASE64URL.test(segment)) throw invalidToken();
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(segment, 'base64url').toString('utf8'));
  } catch {
    throw invalidToken();
  }
  const value = claimValue(json, 0);
  if (value.kind !== 'map') throw invalidToken();
  return value.fields;
}

function claimValue(json: unknown, depth: number): Value {
  if (depth > MAX_DEPTH) throw invalidToken();
  if (typeof json === 'string') return { kind: 'string', value: json };
  if (typeof json === 'boolean') return { kind: 'boolean', value: json };
  if (typeof json === 'number') {
    return Number.isInteger(json)
      ? { kind: 'integer', value: BigInt.asIntN(64, BigInt(json)) }
      : { kind: 'double', value: json };
  }
  if (Array.isArray(json)) {
    return { kind: 'array', values: json.map((item) => claimValue(item, depth + 1)) };
  }
  if (typeof json !== 'object' || json === null) return { kind: 'null' };
  const fields = Object.entries(json).map(([name, item]) => [name, claimValue(item, depth + 1)] as const);
  return { kind: 'map', fields: new Map(fields) };
}

function invalidToken(): StatusError {
  return invalidArgument('invalid jwt');
}
