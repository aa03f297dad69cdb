/**
 * Hosting's REST API of a local run, as far as a release needs it (firebase.google.com/docs/hosting/api-deploy): the
 * release that is current when it starts is the built site; a new one is written into the folder that Hosting's
 * emulator serves. Refuses what Hosting refuses.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { CONTENT_FILE } from '../../src/domain/content/content.ts';
import { uploadedFiles } from '../../src/domain/content/uploads.ts';
import { listen } from '../listen.ts';

/** The content and its uploaded files, kept with the data of a local run, because a build empties the folder. */
export const LOCAL_CONTENT = '.data/published';

interface Version {
  readonly name: string;
  readonly config: unknown;
  readonly labels: unknown;
  /** Their hashes; asked for on their own. */
  readonly files: Map<string, string>;
  status: 'CREATED' | 'FINALIZED';
}

interface Release {
  readonly name: string;
  readonly type: 'DEPLOY';
  readonly version: Version;
  readonly releaseTime: string;
}

const versionBody = z.object({ config: z.optional(z.unknown()), labels: z.optional(z.unknown()) });
const filesBody = z.object({ files: z.optional(z.record(z.string(), z.string())) });
const statusBody = z.object({ status: z.literal('FINALIZED') });

class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface HostingOptions {
  /** The built site. */
  readonly built: string;
  /** Where a release is written: what the emulator serves, or another folder for a second suite. */
  readonly served: string;
  /** Where the published content is kept. */
  readonly keep?: string | undefined;
  readonly config?: unknown;
}

const withoutFiles = (_name: string, value: unknown) => (value instanceof Map ? undefined : value);
const isContent = (file: string) => file === CONTENT_FILE || uploadedFiles(file).length > 0;

async function builtFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    // Only copied from release to release, so the content need not be read.
    files.set(`/${path.relative(folder, file)}`, randomUUID());
  }
  return files;
}

/** Starts the API. @returns its port, and what ends it. */
export async function startHosting(port: number, options: HostingOptions) {
  const versions = new Map<string, Version>();
  /** Compressed, by the SHA-256 of that. */
  const contents = new Map<string, Buffer>();
  const releases: Release[] = [];
  let origin = '';

  function create(site: string, content: Omit<Version, 'name'>): Version {
    const version = { name: `sites/${site}/versions/${randomUUID()}`, ...content };
    versions.set(version.name, version);
    return version;
  }
  function release(site: string, version: Version): Release {
    const name = `sites/${site}/releases/${randomUUID()}`;
    const made = { name, type: 'DEPLOY', version, releaseTime: new Date().toISOString() } as const;
    releases.unshift(made);
    return made;
  }

  function versionOf(name: string, mustBe?: Version['status']): Version {
    const version = versions.get(name);
    if (!version) throw new Refused(404, `${name} does not exist`);
    if (mustBe && version.status !== mustBe) throw new Refused(400, `${name} is ${version.status}`);
    return version;
  }

  const isMissing = (hash: string) =>
    !contents.has(hash) &&
    ![...versions.values()].some(
      ({ status, files }) => status === 'FINALIZED' && [...files.values()].includes(hash),
    );

  /** Each file appears whole. */
  async function serve({ files }: Version, before: ReadonlyMap<string, string>): Promise<void> {
    for (const [name, hash] of files) {
      const content = contents.get(hash);
      if (before.get(name) === hash || !content) continue;
      const body = gunzipSync(content);
      const targets = [
        path.join(options.served, name),
        ...(options.keep && isContent(name) ? [path.join(options.keep, name)] : []),
      ];
      for (const target of targets) {
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(`${target}.new`, body);
        await rename(`${target}.new`, target);
      }
    }
    for (const name of before.keys())
      if (!files.has(name)) await rm(path.join(options.served, name), { force: true });
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    const url = new URL(request.url ?? '/', origin);
    const body = await buffer(request);
    const json = (): unknown => JSON.parse(body.toString() || '{}');
    const [, kind = '', site = '', rest = ''] =
      /^\/(v1beta1|upload)\/sites\/([^/]+)\/(.+)$/u.exec(url.pathname) ?? [];
    const [collection = '', id = '', action = ''] = rest.split(/[/:]/u);
    const name = `sites/${site}/versions/${id}`;
    const call = `${request.method} ${kind} ${collection} ${id && 'ID'} ${action}`.trim();
    switch (call) {
      case 'POST v1beta1 versions': {
        const { config = {}, labels } = versionBody.parse(json());
        return create(site, { config, labels, files: new Map(), status: 'CREATED' });
      }
      case 'GET v1beta1 versions ID files': {
        const size = Number(url.searchParams.get('pageSize') ?? 1000);
        const from = Number(url.searchParams.get('pageToken') ?? 0);
        const all = [...versionOf(name).files].map(([file, hash]) => ({
          path: file,
          hash,
          status: 'ACTIVE',
        }));
        const next = from + size;
        return { files: all.slice(from, next), ...(next < all.length && { nextPageToken: String(next) }) };
      }
      case 'POST v1beta1 versions ID populateFiles': {
        const version = versionOf(name, 'CREATED');
        const { files = {} } = filesBody.parse(json());
        if (Object.keys(files).length > 1000) throw new Refused(400, 'At most 1000 files');
        for (const [file, hash] of Object.entries(files))
          if (hash === '') version.files.delete(file);
          else version.files.set(file, hash);
        const required = [...new Set(Object.values(files))].filter((hash) => hash !== '' && isMissing(hash));
        return { uploadRequiredHashes: required, uploadUrl: `${origin}/upload/${name}/files` };
      }
      case 'POST upload versions ID files': {
        versionOf(name, 'CREATED');
        const hash = rest.split('/')[3];
        if (createHash('sha256').update(body).digest('hex') !== hash)
          throw new Refused(400, 'The content is not that of the hash');
        contents.set(hash, body);
        // Answered without a body.
        return undefined;
      }
      case 'PATCH v1beta1 versions ID': {
        const version = versionOf(name, 'CREATED');
        statusBody.parse(json());
        if ([...version.files.values()].some(isMissing))
          throw new Refused(400, 'Files have not been uploaded');
        version.status = 'FINALIZED';
        return version;
      }
      case 'GET v1beta1 releases':
        return { releases: releases.slice(0, Number(url.searchParams.get('pageSize') ?? 100)) };
      case 'POST v1beta1 releases': {
        const version = versionOf(url.searchParams.get('versionName') ?? '', 'FINALIZED');
        const before = releases[0]?.version.files ?? new Map<string, string>();
        const made = release(site, version);
        await serve(version, before);
        return made;
      }
      default:
        throw new Refused(404, `${call} is not known`);
    }
  }

  // A connection that ends while it is used again would fail a publication.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    response.setHeader('Content-Type', 'application/json');
    answer(request).then(
      (result) => response.end(JSON.stringify(result, withoutFiles)),
      (error: unknown) => {
        response.statusCode = error instanceof Refused ? error.status : 500;
        response.end(JSON.stringify({ error: { message: String(error) } }));
      },
    );
  });
  origin = `http://127.0.0.1:${await listen(server, port)}`;
  const { config = {}, built } = options;
  release(
    'built',
    create('built', { config, labels: {}, files: await builtFiles(built), status: 'FINALIZED' }),
  );
  return {
    origin,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
