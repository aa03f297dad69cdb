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
  readonly collection?: string;
}

export interface Finding {
  readonly file: string;
  readonly field: string;
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

/** Calls `visit` with every nested value and its path. */
function walk(
  value: unknown,
  visit: (value: unknown, path: readonly PropertyKey[]) => void,
  path: readonly PropertyKey[] = [],
): void {
  visit(value, path);
  if (Array.isArray(value)) value.forEach((item, index) => walk(item, visit, [...path, index]));
  else if (isObject(value))
    for (const [key, item] of Object.entries(value)) walk(item, visit, [...path, key]);
}

function checkShape({ file, name, schema, value }: ContentSource): Finding[] {
  const result = z.safeParse(schema, value);
  const wrong = result.success
    ? []
    : result.error.issues.map(({ path, message }) => ({ file, field: fieldPath(name, path), message }));
  walk(value, (item, path) => {
    if (typeof item === 'function' || item === undefined || typeof item === 'symbol') {
      wrong.push({ file, field: fieldPath(name, path), message: 'is not plain data' });
    }
  });
  return wrong;
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

function checkText({ file, name, value }: ContentSource, knownPaths: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = [];
  walk(value, (item, path) => {
    if (!isObject(item)) return;
    const { en, ka } = item;
    if (typeof en !== 'string' || typeof ka !== 'string') return;
    const add = (lang: string) => (message: string) =>
      findings.push({ file, field: fieldPath(name, [...path, lang]), message });
    [...lintEnglish(en), ...linkComplaints(en, knownPaths)].forEach(add('en'));
    [...lintGeorgian(ka), ...linkComplaints(ka, knownPaths)].forEach(add('ka'));
    if (isUntranslated(en, ka)) add('ka')('is the English text');
    if (!sameLinks(en, ka)) add('ka')('does not lead to the same pages as the English text');
  });
  return findings;
}

/** The numbers of a programme must match its text in both languages. */
function checkNumbers({ file, name, value }: ContentSource): Finding[] {
  const findings: Finding[] = [];
  walk(value, (item, path) => {
    if (!isObject(item) || !isObject(item['text'])) return;
    const numbers = Object.entries(item).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
    for (const [lang, text] of Object.entries(item['text'])) {
      const said: string[] =
        String(text)
          .replace(/(\d),(\d{3})/g, '$1$2')
          .match(/\d+/g) ?? [];
      for (const [key, number] of numbers) {
        if (said.includes(String(number))) continue;
        const field = fieldPath(name, [...path, 'text', lang]);
        findings.push({ file, field, message: `does not say the ${number} of ${key}` });
      }
    }
  });
  return findings;
}

function checkHeadingIds({ file, name, value }: ContentSource): Finding[] {
  const findings: Finding[] = [];
  walk(value, (item, path) => {
    if (!Array.isArray(item)) return;
    const ids = item.map((entry: unknown) =>
      isObject(entry) && entry['kind'] === 'heading' && typeof entry['id'] === 'string'
        ? entry['id']
        : undefined,
    );
    ids.forEach((id, index) => {
      if (id === undefined || ids.indexOf(id) === index) return;
      findings.push({
        file,
        field: fieldPath(name, [...path, index, 'id']),
        message: `“${id}” is there twice`,
      });
    });
  });
  return findings;
}

function checkMarks({ file, name, value }: ContentSource): Finding[] {
  if (!isObject(value) || !Array.isArray(value['toConfirm'])) return [];
  return value['toConfirm']
    .filter((field) => typeof field === 'string' && !(field in value))
    .map((field) => ({
      file,
      field: `${name}.toConfirm`,
      message: `names “${String(field)}”, which is not there`,
    }));
}

/** Finds values that must be unique: slugs in a collection, titles and descriptions of pages. */
function uniqueValues({ name, value, collection }: ContentSource): { key: string; field: string }[] {
  if (!isObject(value)) return [];
  const found: { key: string; field: string }[] = [];
  for (const field of ['slug', 'id'] as const) {
    if (collection !== undefined && typeof value[field] === 'string') {
      found.push({ key: `${collection} ${field} “${value[field]}”`, field: `${name}.${field}` });
    }
  }
  const { meta } = value;
  if (!isObject(meta)) return found;
  for (const part of ['title', 'description'] as const) {
    const text = meta[part];
    if (!isObject(text)) continue;
    for (const lang of ['en', 'ka'] as const) {
      found.push({
        key: `page ${part} (${lang}) “${String(text[lang])}”`,
        field: `${name}.meta.${part}.${lang}`,
      });
    }
  }
  return found;
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

/** Lists of dated records must be sorted newest first, because the home page shows the first ones. */
function checkOrder(sources: readonly ContentSource[]): Finding[] {
  const findings: Finding[] = [];
  const last = new Map<string, string>();
  for (const { file, name, value, collection } of sources) {
    if (collection === undefined || !isObject(value) || typeof value['date'] !== 'string') continue;
    const newer = last.get(collection);
    if (newer !== undefined && newer < value['date']) {
      findings.push({ file, field: `${name}.date`, message: `is later than the record above it (${newer})` });
    }
    last.set(collection, value['date']);
  }
  return findings;
}

/** Returns all findings, in the order of the sources. `knownPaths` are the valid link targets. */
export function checkContent(sources: readonly ContentSource[], knownPaths: ReadonlySet<string>): Finding[] {
  const single = sources.flatMap((source) => [
    ...checkShape(source),
    ...checkText(source, knownPaths),
    ...checkNumbers(source),
    ...checkHeadingIds(source),
    ...checkMarks(source),
  ]);
  return [...single, ...checkUnique(sources), ...checkOrder(sources)];
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
  const names: { field: string; name: string }[] = [];
  walk(value, (item, path) => {
    if (!isObject(item)) return;
    if (typeof item['name'] === 'string' && 'alt' in item) {
      names.push({ field: fieldPath('', [...path, 'name']), name: item['name'] });
    }
    if (typeof item['logo'] === 'string')
      names.push({ field: fieldPath('', [...path, 'logo']), name: item['logo'] });
  });
  return names;
}
