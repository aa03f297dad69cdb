/**
 * Saves the data of a running suite at the start and then periodically through the hub's export, so that
 * a hard kill loses at most one interval. Nothing is written while nothing changes.
 */
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { adoptCheckpoint, checkpointFolder } from './saved-data.ts';

const INTERVAL_MS = 15_000;
const OWNER = { headers: { authorization: 'Bearer owner' } };

export interface CheckpointOptions {
  /** `http://host:port` of the hub. */
  readonly hub: string;
  readonly project: string;
  readonly folder: string;
  readonly intervalMs?: number;
  readonly log: (line: string) => void;
}

export class Checkpoints {
  readonly #options: CheckpointOptions;
  readonly #timer: NodeJS.Timeout;
  #fingerprint: string | undefined;
  #running: Promise<void> | undefined;

  constructor(options: CheckpointOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#tick(), options.intervalMs ?? INTERVAL_MS);
    this.#timer.unref();
    void this.#tick();
  }

  /** Whether an export is in progress (its output lines come from this class). */
  get saving(): boolean {
    return this.#running !== undefined;
  }

  /** Starts no further export and waits for the current one. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #tick(): Promise<void> {
    if (this.#running) return;
    this.#running = this.#saveIfChanged()
      .catch((error: unknown) => this.#options.log(`Saving the emulators' data failed: ${String(error)}`))
      .finally(() => {
        this.#running = undefined;
      });
    await this.#running;
  }

  async #saveIfChanged(): Promise<void> {
    const { hub, project, folder } = this.#options;
    const fingerprint = await dataFingerprint(hub, project);
    if (fingerprint !== undefined && fingerprint === this.#fingerprint) return;
    await mkdir(path.dirname(folder), { recursive: true });
    const response = await fetch(`${hub}/_admin/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: checkpointFolder(folder), initiatedBy: 'checkpoint' }),
    });
    if (!response.ok) throw new Error(await response.text());
    await adoptCheckpoint(folder);
    this.#fingerprint = fingerprint;
  }
}

/**
 * Returns a digest of the data from cheap requests: number of Firestore commits (local backend only),
 * accounts, and stored files. Undefined when a part is unavailable, which counts as changed.
 */
async function dataFingerprint(hub: string, project: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  const emulators = await readJson(`${hub}/emulators`);
  for (const [name, urls] of [
    ['firestore', [`/emulator/v1/projects/${project}:commitCount`]],
    ['auth', [`/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchGet?maxResults=-1`]],
    ['storage', [`/v0/b/${project}.appspot.com/o`, `/v0/b/${project}.firebasestorage.app/o`]],
  ] as const) {
    const origin = originOf(emulators, name);
    if (origin === undefined) continue;
    for (const url of urls) {
      const response = await fetch(origin + url, OWNER);
      const text = await response.text();
      if (!response.ok && name === 'firestore') return undefined;
      hash.update(text);
    }
  }
  return hash.digest('hex');
}

async function readJson(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}

function originOf(emulators: unknown, name: string): string | undefined {
  const info: unknown = fieldOf(emulators, name);
  const host = fieldOf(info, 'host');
  const port = fieldOf(info, 'port');
  if (typeof host !== 'string' || typeof port !== 'number') return undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
