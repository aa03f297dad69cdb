/** What a visitor asks of the directory, and its one spelling as the query of an address. */
import { CERTIFICATION_LEVELS, type CertificationLevel } from '../guide/certification.ts';
import { DIRECTORY_GROUP_SLUGS, type DirectoryGroupSlug } from '../guide/professions.ts';
import { LIMITS } from '../limits.ts';

export interface DirectoryQuery {
  /** Free text: name, place, specialty or language; '' for all. */
  readonly q: string;
  /** A section of the directory; '' for all. */
  readonly profession: DirectoryGroupSlug | '';
  /** A spoken language as it is stored; '' for all. */
  readonly language: string;
  readonly level: CertificationLevel | '';
  /** Of the guides of one profession, from 1; without a profession always 1. */
  readonly page: number;
}

/** Characters of the free text. */
export const MAX_QUERY_TEXT = 80;
/** A visitor who turns so many pages should search instead. */
const MAX_PAGE = 500;
const PAGE = /^[1-9]\d{0,3}$/u;

export const WHOLE_DIRECTORY: DirectoryQuery = { q: '', profession: '', language: '', level: '', page: 1 };

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | '' {
  return values.find((value) => value === text) ?? '';
}

/** Free text as it is searched for: one line, without what nobody means to type. */
function plainText(text: string, limit: number): string {
  const line = text
    .normalize('NFC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, limit).join('').trim();
}

/** Reads the query of an address: what it does not know or allow counts as not said. */
export function parseDirectoryQuery(params: URLSearchParams): DirectoryQuery {
  const value = (name: keyof DirectoryQuery) => params.get(name) ?? '';
  const profession = oneOf(DIRECTORY_GROUP_SLUGS, value('profession'));
  const page = PAGE.test(value('page')) ? Math.min(Number(value('page')), MAX_PAGE) : 1;
  return {
    q: plainText(value('q'), MAX_QUERY_TEXT),
    profession,
    language: plainText(value('language'), LIMITS.listItem),
    level: oneOf(CERTIFICATION_LEVELS, value('level')),
    page: profession === '' ? 1 : page,
  };
}

/** The query as parameters, always in the same order: equal questions have equal addresses. */
export function directoryParams({ page, ...texts }: DirectoryQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of ['q', 'profession', 'language', 'level'] as const)
    if (texts[name] !== '') params.set(name, texts[name]);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** A path with the query of the directory, such as `/guides?q=svaneti`. */
export function withDirectoryQuery(path: string, query: DirectoryQuery): string {
  const params = directoryParams(query).toString();
  return params === '' ? path : `${path}?${params}`;
}
