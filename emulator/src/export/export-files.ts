/**
 * The files of a managed export named N in directory D, as the official emulator lays them out:
 *
 *   D/N/N.overall_export_metadata                                    log: version byte, directory list
 *   D/N/all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata   plain message
 *   D/N/all_namespaces/all_kinds/output-0                            log of EntityProto records
 *
 * An empty export is the first file alone. Reading follows the pointers, so exports with a
 * directory per collection and several output files are read too. Messages are the official ones.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Document } from '../model/value.ts';
import { StatusError } from '../model/status-error.ts';
import { readFields, type WireField } from '../protobuf/wire-reader.ts';
import { WireWriter } from '../protobuf/wire-writer.ts';
import { decodeEntity, type ImportedDocument } from './entity-decode.ts';
import { encodeEntity } from './entity-encode.ts';
import { LogFormatError, readLog, writeLog } from './leveldb-log.ts';

const KIND_DIRECTORY = 'all_namespaces/all_kinds';
const KIND_METADATA = `${KIND_DIRECTORY}/all_namespaces_all_kinds.export_metadata`;
const OUTPUT = 'output-0';
const FORMAT_VERSION = Uint8Array.of(0x33);

/** Writes the export beside its place and moves it there whole; an older one of that name goes. */
export async function writeExport(
  directory: string,
  name: string,
  documents: Iterable<Document>,
  startedAt: Date,
): Promise<void> {
  const target = path.join(directory, name);
  const draft = path.join(directory, `.${name}.${process.pid}.tmp`);
  await rm(draft, { recursive: true, force: true });
  const records = Array.from(documents, ({ name: documentName, fields }) =>
    encodeEntity(documentName, fields),
  );
  await mkdir(path.join(draft, records.length > 0 ? KIND_DIRECTORY : ''), { recursive: true });
  const output = writeLog(records);
  if (records.length > 0) {
    await writeFile(path.join(draft, KIND_DIRECTORY, OUTPUT), output);
    await writeFile(path.join(draft, KIND_METADATA), kindMetadata(name, startedAt, new Date()));
  }
  await writeFile(
    path.join(draft, `${name}.overall_export_metadata`),
    writeLog([FORMAT_VERSION, overallMetadata(records.length, output.length)]),
  );
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
}

function overallMetadata(entities: number, bytes: number): Uint8Array {
  const metadata = new WireWriter();
  if (entities === 0) return metadata.finish();
  return metadata
    .message(1, (kind) => {
      kind.message(1, (marker) => marker.varint(1, 2).varint(3, 3)).string(2, KIND_METADATA);
      kind.varint(3, entities).varint(4, bytes);
    })
    .finish();
}

function kindMetadata(name: string, startedAt: Date, endedAt: Date): Uint8Array {
  return new WireWriter()
    .message(1, (header) => {
      header
        .string(1, name)
        .varint(2, startedAt.getTime() * 1_000)
        .varint(3, endedAt.getTime() * 1_000);
    })
    .message(2, (output) => output.string(1, '').string(2, OUTPUT))
    .finish();
}

/**
 * All documents of an export, named in `project`. Throws INVALID_ARGUMENT with the official message
 * when a file is missing, damaged or of another format.
 */
export async function readExport(metadataFile: string, project: string): Promise<ImportedDocument[]> {
  const metadata = await readOr(metadataFile, 'Failed to parse overall export metadata file');
  const [version, overall] = logOr(metadata, () => 'Overall export metadata file version not supported');
  if (version?.length !== 1 || version[0] !== FORMAT_VERSION[0]) {
    throw new StatusError('INVALID_ARGUMENT', 'Overall export metadata file version not supported');
  }
  const root = path.dirname(metadataFile);
  const documents: ImportedDocument[] = [];
  for (const kind of fieldsOr(overall ?? new Uint8Array(), metadataFile)) {
    const kindFile = path.join(root, text(kind.field === 1 ? kind : undefined, 2));
    const kindBytes = await readOr(kindFile, `${kindFile} (No such file or directory)`);
    for (const output of fieldsOr(kindBytes, kindFile).filter(({ field }) => field === 2)) {
      documents.push(...(await readOutput(path.join(path.dirname(kindFile), text(output, 2)), project)));
    }
  }
  return documents;
}

async function readOutput(file: string, project: string): Promise<ImportedDocument[]> {
  const bytes = await readOr(file, `Failed parse entity file:${file}`);
  const records = logOr(bytes, (error) => error.message);
  return records.map((record) => {
    try {
      return decodeEntity(record, project);
    } catch (error) {
      throw damaged(file, error);
    }
  });
}

async function readOr(file: string, message: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch {
    throw new StatusError('INVALID_ARGUMENT', message);
  }
}

function logOr(bytes: Uint8Array, message: (error: LogFormatError) => string): Uint8Array[] {
  try {
    return readLog(bytes);
  } catch (error) {
    if (error instanceof LogFormatError) throw new StatusError('INVALID_ARGUMENT', message(error));
    throw error;
  }
}

function fieldsOr(bytes: Uint8Array, file: string): WireField[] {
  try {
    return readFields(bytes);
  } catch (error) {
    throw damaged(file, error);
  }
}

function text(message: WireField | undefined, number: number): string {
  const field =
    message?.wire === 'bytes' ? readFields(message.value).find((f) => f.field === number) : undefined;
  return field?.wire === 'bytes' ? Buffer.from(field.value).toString('utf8') : '';
}

function damaged(file: string, error: unknown): StatusError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StatusError('INVALID_ARGUMENT', `Failed parse entity file:${file} (${reason})`);
}
