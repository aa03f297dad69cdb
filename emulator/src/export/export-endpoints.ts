/**
 * `POST /emulator/v1/projects/{p}[/databases/{d}]:export` and `:import`, and our own
 * `GET /emulator/v1/projects/{p}:commitCount` (what changes in it has changed in an export).
 *
 * The project and database of the path are not used (measured), those of the body are. Unlike the
 * official emulator an export holds all databases of the project, so that a restart keeps them too;
 * the official one skips what is not the database it imports into.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { checkDatabaseName } from '../model/resource-name.ts';
import { StatusError } from '../model/status-error.ts';
import type { Document, Fields } from '../model/value.ts';
import type { Store } from '../store/store.ts';
import type { EmulatorEndpoint } from '../transports/emulator-endpoint.ts';
import { readExport, writeExport } from './export-files.ts';

const VERB = /^\/emulator\/v1\/projects\/[^/:]+(?:\/databases\/[^/:]+)?:(export|import)$/;
const COMMIT_COUNT = /^\/emulator\/v1\/projects\/([^/:]+):commitCount$/;

export function exportEndpoint(store: Store): EmulatorEndpoint {
  const commitCounts = new Map<string, number>();
  store.onCommit(({ database }) => {
    const project = projectOf(database);
    commitCounts.set(project, (commitCounts.get(project) ?? 0) + 1);
  });
  return async ({ method, url, json }) => {
    const counted = COMMIT_COUNT.exec(url.pathname)?.[1];
    if (method === 'GET' && counted !== undefined) return { commitCount: commitCounts.get(counted) ?? 0 };
    const verb = VERB.exec(url.pathname)?.[1];
    if (method !== 'POST' || verb === undefined) return undefined;
    const body = await json();
    if (verb === 'export') await exportProject(store, body);
    else await importProject(store, body);
    return {};
  };
}

async function exportProject(store: Store, body: unknown): Promise<void> {
  const { database, directory, name } = parseBody(body);
  const startedAt = new Date();
  const isDirectory = await stat(directory).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (directory === '' || !isDirectory) {
    throw new StatusError('FAILED_PRECONDITION', 'export_directory must be a directory');
  }
  const exportName = name ?? `firestore_export_${Math.floor(startedAt.getTime() / 1_000)}`;
  if (exportName.includes('/') || exportName.startsWith('.')) {
    throw new StatusError('INTERNAL', 'failed to write export');
  }
  await writeExport(
    path.resolve(directory),
    exportName,
    projectDocuments(store, projectOf(database)),
    startedAt,
  );
}

function* projectDocuments(store: Store, project: string): Iterable<Document> {
  for (const { name } of store.databases()) {
    if (projectOf(name) === project) yield* store.documents(name);
  }
}

async function importProject(store: Store, body: unknown): Promise<void> {
  const { database, directory } = parseBody(body);
  await importExport(store, directory, projectOf(database));
}

/**
 * Loads an export into `project`, each document into the database it came from; nothing is written
 * when any file is bad (INVALID_ARGUMENT). Returns the number of documents.
 */
export async function importExport(store: Store, metadataFile: string, project: string): Promise<number> {
  const documents = await readExport(path.resolve(metadataFile), project);
  const byDatabase = new Map<string, (readonly [string, Fields])[]>();
  for (const { name, database, fields } of documents) {
    const key = `projects/${project}/databases/${database}`;
    const entries = byDatabase.get(key);
    if (entries) entries.push([name, fields]);
    else byDatabase.set(key, [[name, fields]]);
  }
  for (const [name, entries] of byDatabase) store.load(name, entries);
  return documents.length;
}

interface ExportBody {
  readonly database: string;
  readonly directory: string;
  readonly name: string | undefined;
}

/** Both spellings of a key, as protobuf's JSON reader takes them. Throws INVALID_ARGUMENT. */
function parseBody(body: unknown): ExportBody {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalidPayload();
  const fields = new Map<string, unknown>(
    Object.entries(body).map(([key, value]) => [
      key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
  const database = textOf(fields.get('database')) ?? '';
  checkDatabaseName(database);
  return {
    database,
    directory: textOf(fields.get('exportDirectory')) ?? '',
    name: textOf(fields.get('exportName')),
  };
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw invalidPayload();
  return value;
}

function invalidPayload(): StatusError {
  return new StatusError('INVALID_ARGUMENT', "Payload isn't valid for request.");
}

function projectOf(database: string): string {
  return database.split('/')[1] ?? '';
}
