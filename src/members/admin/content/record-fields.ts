/** What a form needs to know of the schemas of records. */
import * as z from 'zod/mini';
import { PAGE_LANGS } from '../../../domain/lang.ts';

type Schema = z.core.$ZodType;

/** Fields that no editor fills in. */
const HIDDEN: ReadonlySet<string> = new Set(['id', 'toConfirm', 'toSupply']);

/** Returns the schema of the value itself, and whether it may be missing. */
export function plain(schema: Schema): { readonly schema: Schema; readonly isOptional: boolean } {
  return schema instanceof z.ZodMiniOptional
    ? { schema: plain(schema.def.innerType).schema, isOptional: true }
    : { schema, isOptional: false };
}

export function shapeOf(schema: Schema): [name: string, schema: Schema][] {
  return schema instanceof z.ZodMiniObject
    ? Object.entries<Schema>(schema.shape).filter(([name]) => !HIDDEN.has(name))
    : [];
}

/** A text in each language. */
export function isLocalized(schema: Schema): boolean {
  const names = shapeOf(schema).map(([name]) => name);
  return names.length === PAGE_LANGS.length && PAGE_LANGS.every((lang) => names.includes(lang));
}

export function elementOf(schema: Schema): Schema | undefined {
  return schema instanceof z.ZodMiniArray ? schema.def.element : undefined;
}

/** The kinds of a list's items, by the value of `kind`. */
export function kindsOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  if (!(schema instanceof z.ZodMiniDiscriminatedUnion)) return undefined;
  return Object.fromEntries(
    schema.def.options.flatMap((option) => {
      const kind = option instanceof z.ZodMiniObject ? option.shape['kind'] : undefined;
      return kind instanceof z.ZodMiniLiteral ? [[String(kind.def.values[0]), option]] : [];
    }),
  );
}

export function choicesOf(schema: Schema): readonly string[] | undefined {
  return schema instanceof z.ZodMiniEnum ? Object.values(schema.def.entries).map(String) : undefined;
}

/** A value to begin with: every field that must be filled in is there, and empty; an id is made. */
export function emptyOf(schema: Schema): unknown {
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values[0];
  if (elementOf(schema)) return [];
  if (!(schema instanceof z.ZodMiniObject)) return choicesOf(schema)?.[0] ?? '';
  const required = shapeOf(schema).filter(([, field]) => !plain(field).isOptional);
  const fields = Object.fromEntries(required.map(([name, field]) => [name, emptyOf(field)]));
  return 'id' in schema.shape ? { id: Date.now().toString(36), ...fields } : fields;
}

/** The words of a value, for a person to recognise it. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(wordsOf).join(' · ') : '';
}
