/**
 * `POST /emulator/v1/projects/{p}[/databases/{d}]:export`.
 *
 * The project and database of the body count, not those of the path (measured). An export holds all
 * databases of the project.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { property } from '../model/json.ts';
import { checkDatabaseName, databaseOf, projectOf } from '../model/resource-name.ts';
import { invalidArgument, StatusError } from '../model/status-error.ts';
import type { Document, Fields } from '../model/value.ts';
import type { Store } from '../store/store.ts';
import type { EmulatorEndpoint } from '../transports/emulator-endpoint.ts';
import { readExport, writeExport } from './export-files.ts';

const EXPORT = /^\/emulator\/v1\/projects\/[^/:]+(?:\/databases\/[^/:]+)?:export$/;

export function exportEndpoint(store: Store): EmulatorEndpoint {
  return async ({ method, url, json }) => {
    if (method !== 'POST' || !EXPORT.test(url.pathname)) return undefined;
    await exportProject(store, await json());
    return {};
  };
}

async function exportProject(store: Store, body: unknown): Promise<void> {
  const database = textOf(body, 'database');
  checkDatabaseName(database);
  const directory = textOf(body, 'export_directory');
  const name = textOf(body, 'export_name');
  const isDirectory = await stat(directory).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isDirectory) throw new StatusError('FAILED_PRECONDITION', 'export_directory must be a directory');
  if (name === '' || name.includes('/') || name.startsWith('.')) {
    throw invalidArgument('export_name must be the name of a folder');
  }
  await writeExport(path.resolve(directory), name, projectDocuments(store, projectOf(database)));
}

function* projectDocuments(store: Store, project: string): Iterable<Document> {
  for (const { name } of store.databases()) {
    if (projectOf(name) === project) yield* store.documents(name);
  }
}

/**
 * Imports an export into `project`, each document into its original database; nothing is written when any
 * file is invalid (INVALID_ARGUMENT). Returns the number of documents.
 */
export async function importExport(store: Store, metadataFile: string, project: string): Promise<number> {
  const documents = await readExport(path.resolve(metadataFile), project);
  const byDatabase = new Map<string, (readonly [string, Fields])[]>();
  for (const { name, fields } of documents) {
    const entries = byDatabase.get(databaseOf(name)) ?? [];
    byDatabase.set(databaseOf(name), entries);
    entries.push([name, fields]);
  }
  for (const [name, entries] of byDatabase) store.load(name, entries);
  return documents.length;
}

function textOf(body: unknown, name: string): string {
  const value = property(body, name);
  return typeof value === 'string' ? value : '';
}
