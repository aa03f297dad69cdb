/** Hosting's REST API, as far as a release needs it (firebase.google.com/docs/hosting/api-deploy). */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { applicationDefault } from 'firebase-admin/app';
import * as z from 'zod/mini';

/** Set in local runs, which have no credentials. */
const LOCAL_API = 'HOSTING_API';
const API = 'https://firebasehosting.googleapis.com';
const LIMIT_MS = 30_000;
/** Files of one request. */
const MOST_FILES = 1000;
const UPLOADS_AT_ONCE = 10;

/** Marks the versions that this code made, apart from those of deployments. */
const OWN_LABEL = 'published-content';

const versionSchema = z.object({
  name: z.string(),
  status: z.optional(z.string()),
  /** Rewrites, redirects and headers, with the pinned revisions of the functions: copied, never read. */
  config: z.optional(z.unknown()),
  labels: z.optional(z.record(z.string(), z.string())),
});
const releaseSchema = z.object({
  name: z.string(),
  version: z.optional(versionSchema),
  releaseTime: z.string(),
});
const releasesSchema = z.object({ releases: z.optional(z.array(releaseSchema)) });
const filesSchema = z.object({
  files: z.optional(z.array(z.object({ path: z.string(), hash: z.string() }))),
  nextPageToken: z.optional(z.string()),
});
const populatedSchema = z.object({
  uploadRequiredHashes: z.optional(z.array(z.string())),
  uploadUrl: z.string(),
});

export type Version = z.infer<typeof versionSchema>;
export type Release = z.infer<typeof releaseSchema>;

/** No answer, or not the one that was expected. */
export class HostingError extends Error {}

async function send(method: string, url: string, body?: string | Buffer<ArrayBuffer>): Promise<unknown> {
  const headers: Record<string, string> = {
    'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
  };
  if (process.env[LOCAL_API] === undefined)
    headers['authorization'] = `Bearer ${(await applicationDefault().getAccessToken()).access_token}`;
  const response = await fetch(url, {
    method,
    headers,
    ...(body && { body }),
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch((error: unknown) => {
    throw new HostingError(`${method} ${new URL(url).pathname}: ${String(error)}`);
  });
  const text = await response.text();
  if (!response.ok) throw new HostingError(`${method} ${new URL(url).pathname}: ${response.status} ${text}`);
  return text === '' ? {} : JSON.parse(text);
}

const call = (method: string, name: string, body?: object) =>
  send(method, `${process.env[LOCAL_API] ?? API}/v1beta1/${name}`, body && JSON.stringify(body));

/** The site of the project, unless it has another one. */
const site = () => `sites/${process.env['HOSTING_SITE'] ?? process.env['GCLOUD_PROJECT']}`;

/** Newest first. */
export async function latestReleases(count: number): Promise<Release[]> {
  return releasesSchema.parse(await call('GET', `${site()}/releases?pageSize=${count}`)).releases ?? [];
}

/** Whether a deployment made the version, which alone brings other files of the build. */
export function isDeployed({ labels, status }: Version): boolean {
  return status === 'FINALIZED' && labels?.[OWN_LABEL] === undefined;
}

export async function filesOf({ name }: Version): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  let token: string | undefined = '';
  while (token !== undefined) {
    const page = filesSchema.parse(
      await call(
        'GET',
        `${name}/files?status=ACTIVE&pageSize=${MOST_FILES}${token && `&pageToken=${token}`}`,
      ),
    );
    for (const { path, hash } of page.files ?? []) files.set(path, hash);
    token = page.nextPageToken;
  }
  return files;
}

/** Hosting names files by the SHA-256 of their compressed content. */
export function compressed({ path, text }: { path: string; text: string | Uint8Array }) {
  const body = gzipSync(text, { level: 9 });
  return { path, body, hash: createHash('sha256').update(body).digest('hex') };
}

/** Makes a version with the configuration of another; it is complete, and nobody sees it yet. */
export async function createVersion(
  { config = {} }: Version,
  files: ReadonlyMap<string, string>,
  drawn: readonly ReturnType<typeof compressed>[],
  content: number,
): Promise<Version> {
  const version = versionSchema.parse(
    await call('POST', `${site()}/versions`, { config, labels: { [OWN_LABEL]: String(content) } }),
  );
  const bodies = new Map(drawn.map((one) => [one.hash, one]));
  const entries = [...files];
  for (let from = 0; from < entries.length; from += MOST_FILES) {
    const part = Object.fromEntries(entries.slice(from, from + MOST_FILES));
    const answer = populatedSchema.parse(
      await call('POST', `${version.name}:populateFiles`, { files: part }),
    );
    const required = answer.uploadRequiredHashes ?? [];
    // Hosting no longer has some file of an earlier release.
    const lost = Object.entries(part).filter(([, hash]) => required.includes(hash) && !bodies.has(hash));
    if (lost.length > 0)
      await call('POST', `${version.name}:populateFiles`, {
        files: Object.fromEntries(lost.map(([path]) => [path, ''])),
      });
    const uploads = required.flatMap((hash) => bodies.get(hash) ?? []);
    for (let at = 0; at < uploads.length; at += UPLOADS_AT_ONCE)
      await Promise.all(
        uploads
          .slice(at, at + UPLOADS_AT_ONCE)
          .map(({ hash, body }) => send('POST', `${answer.uploadUrl}/${hash}`, body)),
      );
  }
  return versionSchema.parse(
    await call('PATCH', `${version.name}?update_mask=status`, { status: 'FINALIZED' }),
  );
}

export async function createRelease({ name }: Version): Promise<Release> {
  return releaseSchema.parse(await call('POST', `${site()}/releases?versionName=${name}`, {}));
}
