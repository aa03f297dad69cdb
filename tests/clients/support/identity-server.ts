/**
 * Implements the four Firebase Authentication calls that the web SDK makes for `signInWithCustomToken`
 * and token refresh, so that the real Auth SDK signs in without the whole emulator suite. The custom
 * token is the uid; claims are those last set by the test. Tokens are unsigned, like the Auth emulator's.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { freePort } from 'local-firestore/testing/process';

type Claims = Readonly<Record<string, string>>;

export interface IdentityServer {
  readonly port: number;
  /** Takes effect at the next sign-in or refresh. */
  setClaims(uid: string, claims: Claims): void;
  close(): void;
}

const LIFETIME_SECONDS = 3_600;

export async function startIdentityServer(): Promise<IdentityServer> {
  const claims = new Map<string, Claims>();
  let issued = 0;

  const tokenOf = (uid: string): string => {
    issued += 1;
    const now = Math.floor(Date.now() / 1_000);
    const payload = {
      sub: uid,
      user_id: uid,
      iat: now,
      exp: now + LIFETIME_SECONDS,
      jti: String(issued),
      ...claims.get(uid),
    };
    const part = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');
    return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
  };

  const answer = (path: string, body: string): object | undefined => {
    const expiresIn = String(LIFETIME_SECONDS);
    if (path.endsWith('/accounts:signInWithCustomToken')) {
      const uid = textOf(JSON.parse(body), 'token');
      return { idToken: tokenOf(uid), refreshToken: uid, expiresIn };
    }
    if (path.endsWith('/accounts:lookup')) {
      const [, payload = ''] = textOf(JSON.parse(body), 'idToken').split('.');
      const localId = textOf(JSON.parse(Buffer.from(payload, 'base64url').toString()), 'sub');
      return { users: [{ localId }] };
    }
    if (path.endsWith('/v1/token')) {
      const uid = new URLSearchParams(body).get('refresh_token') ?? '';
      return { access_token: tokenOf(uid), refresh_token: uid, expires_in: expiresIn, user_id: uid };
    }
    return undefined;
  };

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? '',
    );
    if (request.method === 'OPTIONS') return void response.end();
    bodyOf(request)
      .then((body) => answer(new URL(request.url ?? '/', 'http://localhost').pathname, body))
      .then((json) => response.writeHead(json ? 200 : 404).end(JSON.stringify(json ?? {})))
      .catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    setClaims: (uid, more) => void claims.set(uid, more),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  return body;
}

function textOf(json: unknown, key: string): string {
  const value =
    typeof json === 'object' && json !== null ? new Map(Object.entries(json)).get(key) : undefined;
  if (typeof value !== 'string') throw new SyntaxError(`no ${key}`);
  return value;
}
