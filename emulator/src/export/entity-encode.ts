/** Documents as EntityProto records; the mapping is described in `entity-format.ts`. */
import type { Fields, Timestamp, Value } from '../model/value.ts';
import { WireWriter } from '../protobuf/wire-writer.ts';
import {
  DEFAULT_DATABASE,
  ENTITY,
  KEY,
  MEANING,
  parseDocumentName,
  PATH,
  POINT,
  PROPERTY,
  REFERENCE,
  VALUE,
  VECTOR_PROPERTY,
  VECTOR_TYPE_KEY,
  VECTOR_VALUES_KEY,
} from './entity-format.ts';

/** One document as the bytes of an EntityProto. */
export function encodeEntity(name: string, fields: Fields): Uint8Array {
  const { project, database, segments } = parseDocumentName(name);
  const entity = new WireWriter();
  entity.message(ENTITY.key, (key) => {
    key.string(KEY.app, `dev~${project}`);
    key.message(KEY.path, (path) => writeElements(path, segments, PATH));
    if (database !== DEFAULT_DATABASE) key.string(KEY.databaseId, database);
  });
  writeProperties(entity, fields);
  entity.message(ENTITY.entityGroup, (path) => writeElements(path, segments.slice(0, 2), PATH));
  return entity.finish();
}

function writeElements(
  writer: WireWriter,
  segments: readonly string[],
  numbers: { readonly element: number; readonly type: number; readonly id: number; readonly name: number },
): void {
  for (let index = 0; index + 1 < segments.length; index += 2) {
    const documentId = segments[index + 1] ?? '';
    const numeric = /^__id(-?\d+)__$/.exec(documentId)?.[1];
    writer.group(numbers.element, (element) => {
      element.string(numbers.type, segments[index] ?? '');
      if (numeric === undefined) element.string(numbers.name, documentId);
      else element.varint(numbers.id, BigInt(numeric));
    });
  }
}

/** Empty arrays come first, as indexed properties with a meaning of their own. */
function writeProperties(entity: WireWriter, fields: Fields): void {
  const emptyArrays = [...fields].filter(([, value]) => value.kind === 'array' && value.values.length === 0);
  for (const [name] of emptyArrays) {
    entity.message(ENTITY.property, (property) => {
      property.varint(PROPERTY.meaning, MEANING.emptyArray).string(PROPERTY.name, name);
      property.varint(PROPERTY.multiple, 0).bytes(PROPERTY.value, new Uint8Array());
    });
  }
  for (const [name, value] of fields) {
    const values = value.kind === 'array' ? value.values : [value];
    for (const element of values) writeProperty(entity, name, element, value.kind === 'array');
  }
}

function writeProperty(entity: WireWriter, name: string, value: Value, multiple: boolean): void {
  entity.message(ENTITY.rawProperty, (property) => {
    const meaning = meaningOf(value);
    if (meaning !== undefined) property.varint(PROPERTY.meaning, meaning);
    property.string(PROPERTY.name, name).varint(PROPERTY.multiple, multiple ? 1 : 0);
    property.message(PROPERTY.value, (writer) => writeValue(writer, value));
  });
}

function meaningOf(value: Value): number | undefined {
  switch (value.kind) {
    case 'timestamp':
      return MEANING.timestamp;
    case 'bytes':
      return MEANING.bytes;
    case 'geoPoint':
      return MEANING.geoPoint;
    case 'map':
      return MEANING.map;
    default:
      return undefined;
  }
}

function writeValue(writer: WireWriter, value: Value): void {
  switch (value.kind) {
    case 'null':
      return;
    case 'boolean':
      writer.varint(VALUE.boolean, value.value ? 1 : 0);
      return;
    case 'integer':
      writer.varint(VALUE.int64, value.value);
      return;
    case 'double':
      // The official emulator writes -0.0 as 0.0.
      writer.double(VALUE.double, value.value === 0 ? 0 : value.value);
      return;
    case 'timestamp':
      writer.varint(VALUE.int64, microseconds(value.value));
      return;
    case 'string':
      writer.string(VALUE.string, value.value);
      return;
    case 'bytes':
      writer.bytes(VALUE.string, value.value);
      return;
    case 'geoPoint':
      writer.group(VALUE.point, (point) => {
        point.double(POINT.x, value.value.latitude).double(POINT.y, value.value.longitude);
      });
      return;
    case 'reference':
      writeReference(writer, value.value);
      return;
    case 'map':
      writer.bytes(VALUE.string, encodeMap(value.fields));
      return;
    case 'array':
      throw new RangeError('an array inside an array cannot be exported');
  }
}

export function microseconds({ seconds, nanos }: Timestamp): bigint {
  return seconds * 1_000_000n + BigInt(Math.floor(nanos / 1_000));
}

function writeReference(writer: WireWriter, name: string): void {
  const { project, database, segments } = parseDocumentName(name);
  writer.group(VALUE.reference, (reference) => {
    reference.string(REFERENCE.app, `dev~${project}`);
    writeElements(reference, segments, REFERENCE);
    if (database !== DEFAULT_DATABASE) reference.string(REFERENCE.databaseId, database);
  });
}

/** A map is an entity with an empty key; a vector one whose properties are its elements. */
function encodeMap(fields: Fields): Uint8Array {
  const entity = new WireWriter();
  entity.message(ENTITY.key, (key) => key.string(KEY.app, '').bytes(KEY.path, new Uint8Array()));
  const elements = vectorElements(fields);
  if (elements) for (const element of elements) writeProperty(entity, VECTOR_PROPERTY, element, true);
  else writeProperties(entity, fields);
  return entity.bytes(ENTITY.entityGroup, new Uint8Array()).finish();
}

function vectorElements(fields: Fields): readonly Value[] | undefined {
  const type = fields.get(VECTOR_TYPE_KEY);
  const values = fields.get(VECTOR_VALUES_KEY);
  if (type?.kind !== 'string' || type.value !== VECTOR_PROPERTY || values?.kind !== 'array') return undefined;
  return values.values.length > 0 ? values.values : undefined;
}
