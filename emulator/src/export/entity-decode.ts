/** EntityProto records as documents; the mapping is described in `entity-format.ts`. */
import type { Fields, Value } from '../model/value.ts';
import { readFields, type WireField } from '../protobuf/wire-reader.ts';
import {
  DEFAULT_DATABASE,
  documentName,
  ENTITY,
  KEY,
  MEANING,
  PATH,
  POINT,
  PROPERTY,
  REFERENCE,
  VALUE,
  VECTOR_PROPERTY,
  VECTOR_TYPE_KEY,
  VECTOR_VALUES_KEY,
} from './entity-format.ts';

export interface ImportedDocument {
  /** In the importing project, whatever project was exported. */
  readonly name: string;
  readonly database: string;
  readonly fields: Fields;
}

/** Throws a RangeError when the bytes are no entity. */
export function decodeEntity(bytes: Uint8Array, importingProject: string): ImportedDocument {
  const entity = readFields(bytes);
  const key = subFields(only(entity, ENTITY.key));
  const database = textOr(only(key, KEY.databaseId), DEFAULT_DATABASE);
  const segments = decodeElements(subFields(only(key, KEY.path)), PATH);
  if (segments.length === 0) throw new RangeError('an entity without a key');
  return {
    name: documentName({ project: importingProject, database, segments }),
    database,
    fields: decodeProperties(entity, importingProject),
  };
}

/**
 * A reference in a top-level indexed property belongs to the importing project (so the official
 * emulator reads managed exports); `relativeTo` is undefined inside maps.
 */
function decodeProperties(entity: readonly WireField[], relativeTo: string | undefined): Map<string, Value> {
  const fields = new Map<string, Value>();
  for (const property of entity) {
    if (property.field === ENTITY.property) addProperty(fields, subFields(property), relativeTo);
    else if (property.field === ENTITY.rawProperty) addProperty(fields, subFields(property), undefined);
  }
  return fields;
}

function addProperty(
  fields: Map<string, Value>,
  property: readonly WireField[],
  relativeTo: string | undefined,
): void {
  const name = textOr(only(property, PROPERTY.name), '');
  const meaning = Number(integer(only(property, PROPERTY.meaning)) ?? 0n);
  const before = fields.get(name);
  const elements = before?.kind === 'array' ? before.values : [];
  if (meaning === MEANING.emptyArray) {
    fields.set(name, { kind: 'array', values: elements });
    return;
  }
  const value = decodeValue(subFields(only(property, PROPERTY.value)), meaning, relativeTo);
  const multiple = integer(only(property, PROPERTY.multiple)) === 1n;
  fields.set(name, multiple ? { kind: 'array', values: [...elements, value] } : value);
}

function decodeValue(fields: readonly WireField[], meaning: number, relativeTo: string | undefined): Value {
  const [field] = fields;
  if (!field) return { kind: 'null' };
  switch (field.field) {
    case VALUE.int64:
      return decodeInteger(signed(field), meaning);
    case VALUE.boolean:
      return { kind: 'boolean', value: signed(field) !== 0n };
    case VALUE.double:
      return { kind: 'double', value: double(field) };
    case VALUE.string:
      return decodeString(bytesOf(field), meaning);
    case VALUE.point: {
      const point = subFields(field);
      return {
        kind: 'geoPoint',
        value: { latitude: double(only(point, POINT.x)), longitude: double(only(point, POINT.y)) },
      };
    }
    case VALUE.reference:
      return { kind: 'reference', value: decodeReference(subFields(field), relativeTo) };
    default:
      throw new RangeError(`unknown property value ${field.field}`);
  }
}

function decodeInteger(value: bigint, meaning: number): Value {
  if (meaning !== MEANING.timestamp) return { kind: 'integer', value };
  const micros = ((value % 1_000_000n) + 1_000_000n) % 1_000_000n;
  return {
    kind: 'timestamp',
    value: { seconds: (value - micros) / 1_000_000n, nanos: Number(micros) * 1_000 },
  };
}

function decodeString(bytes: Uint8Array, meaning: number): Value {
  if (meaning === MEANING.bytes || meaning === MEANING.byteString) return { kind: 'bytes', value: bytes };
  if (meaning === MEANING.map) return { kind: 'map', fields: decodeMap(readFields(bytes)) };
  return { kind: 'string', value: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
}

function decodeMap(entity: readonly WireField[]): Fields {
  const fields = decodeProperties(entity, undefined);
  const elements = fields.get(VECTOR_PROPERTY);
  if (elements?.kind !== 'array' || fields.size !== 1) return fields;
  return new Map<string, Value>([
    [VECTOR_TYPE_KEY, { kind: 'string', value: VECTOR_PROPERTY }],
    [VECTOR_VALUES_KEY, elements],
  ]);
}

function decodeReference(reference: readonly WireField[], relativeTo: string | undefined): string {
  // `dev~project`, or `s~project` in production.
  const project = textOr(only(reference, REFERENCE.app), '').replace(/^[^~]*~/, '');
  return documentName({
    project: relativeTo ?? project,
    database: textOr(only(reference, REFERENCE.databaseId), DEFAULT_DATABASE),
    segments: decodeElements(reference, REFERENCE),
  });
}

function decodeElements(
  fields: readonly WireField[],
  numbers: { readonly element: number; readonly type: number; readonly id: number; readonly name: number },
): string[] {
  return fields
    .filter(({ field }) => field === numbers.element)
    .flatMap((group) => {
      const element = subFields(group);
      const id = integer(only(element, numbers.id));
      const name = id === undefined ? textOr(only(element, numbers.name), '') : `__id${id}__`;
      return [textOr(only(element, numbers.type), ''), name];
    });
}

function only(fields: readonly WireField[], number: number): WireField | undefined {
  return fields.find(({ field }) => field === number);
}

function subFields(field: WireField | undefined): readonly WireField[] {
  if (field?.wire === 'group') return field.value;
  return field ? readFields(bytesOf(field)) : [];
}

function bytesOf(field: WireField): Uint8Array {
  if (field.wire !== 'bytes') throw new RangeError(`field ${field.field} is not a byte string`);
  return field.value;
}

function textOr(field: WireField | undefined, absent: string): string {
  const text = field ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf(field)) : '';
  return text === '' ? absent : text;
}

function integer(field: WireField | undefined): bigint | undefined {
  return field && signed(field);
}

function signed(field: WireField): bigint {
  if (field.wire !== 'varint') throw new RangeError(`field ${field.field} is not a number`);
  return BigInt.asIntN(64, field.value);
}

function double(field: WireField | undefined): number {
  if (field?.wire !== 'fixed64') throw new RangeError('a double is expected');
  return new DataView(field.value.buffer, field.value.byteOffset, 8).getFloat64(0, true);
}
