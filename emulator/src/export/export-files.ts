/**
 * An export: one file `<directory>/<name>/<name>.overall_export_metadata`, the path that firebase-tools
 * looks for. Its first line is a header with the digest of the rest; then one document per line,
 * `{database, path, fields}`, with the fields as ProtoJSON.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentToRaw, fieldsFromRaw } from '../codec/value-codec.ts';
import { checkDocumentName, databaseOf, documentsRoot } from '../model/resource-name.ts';
import { invalidArgument } from '../model/status-error.ts';
import type { Document, Fields } from '../model/value.ts';
import { formatProtoJson, parseProtoJson } from '../protobuf/json.ts';

const FORMAT = 'local-firestore-export-1';

export interface ImportedDocument {
  /** Name in the importing project, independent of the exported project. */
  readonly name: string;
  readonly fields: Fields;
}

/** Writes the export to a temporary folder and renames it when it is complete; replaces an older one. */
export async function writeExport(
  directory: string,
  name: string,
  documents: Iterable<Document>,
): Promise<void> {
  const target = path.join(directory, name);
  const draft = path.join(directory, `.${name}.${process.pid}.tmp`);
  const lines = Array.from(documents, (document) => `${JSON.stringify(lineOf(document))}\n`).join('');
  const header = JSON.stringify({ format: FORMAT, sha256: digest(lines) });
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await writeFile(path.join(draft, `${name}.overall_export_metadata`), `${header}\n${lines}`);
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
}

/**
 * Returns all documents of an export, with names in `project`. Throws INVALID_ARGUMENT for an invalid
 * file.
 */
export async function readExport(file: string, project: string): Promise<ImportedDocument[]> {
  const content = await readFile(file, 'utf8').catch(() => {
    throw invalidArgument(`The export ${file} cannot be read.`);
  });
  const end = content.indexOf('\n') + 1;
  const lines = content.slice(end);
  const header = parseHeader(content.slice(0, end));
  if (!header) {
    throw invalidArgument(
      `${file} is not an export of this emulator. Exports of other emulators and of production cannot be imported.`,
    );
  }
  if (header.sha256 !== digest(lines)) {
    throw invalidArgument(`The export ${file} is damaged: its checksum does not match.`);
  }
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parseLine(JSON.parse(line), project));
}

function lineOf(document: Document): object {
  const database = databaseOf(document.name);
  return {
    database: database.split('/')[3],
    path: document.name.slice(documentsRoot(database).length + 1),
    fields: formatProtoJson('Document', documentToRaw(document))['fields'] ?? {},
  };
}

function parseLine(line: unknown, project: string): ImportedDocument {
  const { database, path: relative, fields } = entriesOf(line);
  const name = `projects/${project}/databases/${String(database)}/documents/${String(relative)}`;
  checkDocumentName(name);
  return { name, fields: fieldsFromRaw(parseProtoJson('Document', { fields })) };
}

function parseHeader(line: string): { readonly sha256: unknown } | undefined {
  try {
    const { format, sha256 } = entriesOf(JSON.parse(line));
    return format === FORMAT ? { sha256 } : undefined;
  } catch {
    return undefined;
  }
}

function entriesOf(json: unknown): Record<string, unknown> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
