/**
 * The checks of `npm run content:check`, on plain values: schemas, language, links, editor marks and
 * uniqueness. Every finding names the file and the field.
 */
import * as z from 'zod/mini';
import { isUntranslated, lintEnglish, lintGeorgian } from './georgian.ts';

// Without a locale, every message of zod mini would be “Invalid input”.
z.config(z.locales.en());

/** One record with its file and the name under which it is reported. */
export interface ContentSource {
  readonly file: string;
  /** Export name, with the index for a record of a list: `news[3]`. */
  readonly name: string;
  readonly schema: z.ZodMiniType;
  readonly value: unknown;
  /** Records of one collection must differ in `slug` or `id`. */
  readonly collection: string;
}

export interface Finding {
  readonly file: string;
  readonly field: string;
  readonly message: string;
}

/** A fault at a place within a record. */
interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What the association still has to confirm or supply, by record. */
export interface PendingMark {
  readonly file: string;
  readonly name: string;
  readonly toConfirm: readonly string[];
  readonly toSupply: string | undefined;
}

type Json = Readonly<Record<string, unknown>>;

const LINK = /\[([^\]]*)\]\(([^)\s]*)\)/g;
const LOOSE_MARKUP = /<[a-z/]|\*\*|\]\s+\(|https?:\/\/|www\./i;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldPath(name: string, path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}.${String(part)}`),
    name,
  );
}

/** Returns a value and all that it contains, with their paths. */
function nested(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { item: unknown; path: readonly PropertyKey[] }[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const keyOf = (key: string) => (Array.isArray(value) ? Number(key) : key);
  const inner = parts.flatMap(([key, part]) => nested(part, [...path, keyOf(key)]));
  return [{ item: value, path }, ...inner];
}

function linksOf(text: string): string[] {
  return [...text.matchAll(LINK)].map((match) => match[2] ?? '');
}

function linkComplaints(text: string, knownPaths: ReadonlySet<string>): string[] {
  const complaints = linksOf(text).flatMap((target) => {
    if (/^tel:\d+$/u.test(target)) return [];
    if (target.startsWith('https://'))
      return URL.canParse(target) ? [] : [`the address ${target} is not valid`];
    if (knownPaths.has(target)) return [];
    return [`the link ${target} leads to no page of the site`];
  });
  if (LOOSE_MARKUP.test(text.replace(LINK, ''))) complaints.push('markup other than [text](/path)');
  return complaints;
}

function sameLinks(en: string, ka: string): boolean {
  return linksOf(en).sort().join(' ') === linksOf(ka).sort().join(' ');
}

function textFaults({ en, ka }: Json, knownPaths: ReadonlySet<string>): Fault[] {
  if (typeof en !== 'string' || typeof ka !== 'string') return [];
  const english = [...lintEnglish(en), ...linkComplaints(en, knownPaths)];
  const georgian = [...lintGeorgian(ka), ...linkComplaints(ka, knownPaths)];
  if (isUntranslated(en, ka)) georgian.push('is the English text');
  if (!sameLinks(en, ka)) georgian.push('does not lead to the same pages as the English text');
  return [
    ...english.map((message) => ({ path: ['en'], message })),
    ...georgian.map((message) => ({ path: ['ka'], message })),
  ];
}

/** The numbers of a programme must match its text in both languages. */
function numberFaults(item: Json): Fault[] {
  const { text } = item;
  if (!isObject(text)) return [];
  return Object.entries(text).flatMap(([lang, words]) => {
    const said = new Set<string>(
      String(words)
        .replace(/(\d),(\d{3})/g, '$1$2')
        .match(/\d+/g),
    );
    return Object.entries(item)
      .filter(([, number]) => typeof number === 'number' && !said.has(String(number)))
      .map(([key, number]) => ({
        path: ['text', lang],
        message: `does not say the ${String(number)} of ${key}`,
      }));
  });
}

function headingFaults(items: readonly unknown[]): Fault[] {
  const ids = items.map((entry) => isObject(entry) && entry['kind'] === 'heading' && entry['id']);
  return ids.flatMap((id, index) =>
    typeof id !== 'string' || ids.indexOf(id) === index
      ? []
      : [{ path: [index, 'id'], message: `“${id}” is there twice` }],
  );
}

function itemFaults(item: unknown, knownPaths: ReadonlySet<string>): Fault[] {
  if (isObject(item)) return [...textFaults(item, knownPaths), ...numberFaults(item)];
  return Array.isArray(item) ? headingFaults(item) : [];
}

function markFaults(value: unknown): Fault[] {
  if (!isObject(value) || !Array.isArray(value['toConfirm'])) return [];
  return value['toConfirm']
    .filter((field) => typeof field === 'string' && !(field in value))
    .map((field) => ({ path: ['toConfirm'], message: `names “${String(field)}”, which is not there` }));
}

function checkRecord(
  { file, name, schema, value }: ContentSource,
  knownPaths: ReadonlySet<string>,
): Finding[] {
  const ofItems = nested(value).flatMap(({ item, path }) =>
    itemFaults(item, knownPaths).map((fault) => ({ ...fault, path: [...path, ...fault.path] })),
  );
  const faults = [...(z.safeParse(schema, value).error?.issues ?? []), ...ofItems, ...markFaults(value)];
  return faults.map(({ path, message }) => ({ file, field: fieldPath(name, path), message }));
}

/** Finds values that must be unique: slugs in a collection, summaries of pages. */
function uniqueValues({ name, value, collection }: ContentSource): { key: string; field: string }[] {
  if (!isObject(value)) return [];
  const names = Object.entries(value)
    .filter(([field, text]) => /^(?:slug|id)$/u.test(field) && typeof text === 'string')
    .map(([field, text]) => ({ key: `${collection} ${field} “${String(text)}”`, field: `${name}.${field}` }));
  const texts = Object.entries(isObject(value['summary']) ? value['summary'] : {}).map(([lang, words]) => ({
    key: `page summary (${lang}) “${String(words)}”`,
    field: `${name}.summary.${lang}`,
  }));
  return [...names, ...texts];
}

function checkUnique(sources: readonly ContentSource[]): Finding[] {
  const first = new Map<string, string>();
  const findings: Finding[] = [];
  for (const source of sources) {
    for (const { key, field } of uniqueValues(source)) {
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, `${source.file} ${field}`);
      else findings.push({ file: source.file, field, message: `${key} is already used by ${earlier}` });
    }
  }
  return findings;
}

/** Returns all findings, in the order of the sources. `knownPaths` are the valid link targets. */
export function checkContent(sources: readonly ContentSource[], knownPaths: ReadonlySet<string>): Finding[] {
  const single = sources.flatMap((source) => checkRecord(source, knownPaths));
  return [...single, ...checkUnique(sources)];
}

/** Returns the records with a mark for the editor. */
export function pendingMarks(sources: readonly ContentSource[]): PendingMark[] {
  return sources.flatMap(({ file, name, value }) => {
    if (!isObject(value)) return [];
    const toConfirm = Array.isArray(value['toConfirm']) ? value['toConfirm'].map(String) : [];
    const toSupply = typeof value['toSupply'] === 'string' ? value['toSupply'] : undefined;
    return toConfirm.length > 0 || toSupply !== undefined ? [{ file, name, toConfirm, toSupply }] : [];
  });
}

/** Returns the base names of all pictures in a record: rendered pictures and wordmarks. */
export function pictureNames({ value }: ContentSource): { field: string; name: string }[] {
  return nested(value).flatMap(({ item, path }) => {
    if (!isObject(item)) return [];
    const { name, logo } = item;
    return [
      ...('alt' in item && typeof name === 'string'
        ? [{ field: fieldPath('', [...path, 'name']), name }]
        : []),
      ...(typeof logo === 'string' ? [{ field: fieldPath('', [...path, 'logo']), name: logo }] : []),
    ];
  });
}
