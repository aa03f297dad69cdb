/** What the desk shows, in its address: Back, a reload and a link for a colleague show the same. */
import { useCallback, useMemo } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import * as z from 'zod/mini';
import type { SortOrder } from '../../domain/desk/request-rows.ts';
import { SORTS, STATUSES } from '../../domain/desk/register.ts';
import { REQUEST_VIEW_NAMES, VIEW_NAMES } from '../../domain/desk/views.ts';
import { CERTIFICATION_LEVELS } from '../../domain/guide/certification.ts';
import { isoDate } from '../../domain/field-shapes.ts';
import { EDITOR_PROFESSIONS } from '../../domain/guide/professions.ts';
import { keysOf } from '../../domain/record-of.ts';
import { JOURNAL_ACTIONS } from '../../domain/verification/verification.ts';

export const TABS = ['pending', 'approved', 'rejected', 'users'] as const;
export type TabName = (typeof TABS)[number];

/** What else the desk shows in the place of a list. */
export const PANELS = ['applications', 'numbers', 'journal', 'content', 'roles'] as const;

function readable<T>(schema: z.ZodMiniType<T>) {
  return z.catch(z.optional(schema), undefined);
}

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));
export const MOST_SEARCHED = 100;
const shortText = z.string().check(z.maxLength(MOST_SEARCHED));

const addressSchema = z.object({
  tab: z.catch(z.enum([...TABS, ...PANELS]), 'pending'),
  /** Of the register. */
  view: readable(z.enum(VIEW_NAMES)),
  /** Of the open requests. */
  requests: readable(z.enum(REQUEST_VIEW_NAMES)),
  q: z.catch(shortText, ''),
  /** '' stands for people and requests without a profession; so do the next three. */
  profession: readable(z.enum(['', ...EDITOR_PROFESSIONS])),
  level: readable(z.enum(['', ...CERTIFICATION_LEVELS])),
  /** Codes of the catalogues, or as somebody typed it. */
  region: readable(shortText),
  language: readable(shortText),
  status: readable(z.enum(STATUSES)),
  /** The month in which the term ends. */
  ends: readable(z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))),
  sort: readable(z.enum(SORTS)),
  /** Of the lists of requests; undefined for the usual order of the list. */
  order: readable(z.enum(['oldest', 'newest'])),
  request: readable(id),
  person: readable(id),
  /** Whose actions it shows; '' for what happened by itself. */
  officer: readable(z.union([z.literal(''), id])),
  kind: readable(z.enum(JOURNAL_ACTIONS)),
  /** Also a day of the year 2 while 2026 is typed; it filters nothing. */
  from: readable(isoDate),
  to: readable(isoDate),
  record: readable(id),
  /** Of the applications: the start, and the number of the one that is open. */
  intake: readable(id),
  application: readable(id),
});
export type DeskAddress = z.infer<typeof addressSchema>;

const NAMES = keysOf(addressSchema.shape);

/** The first list as it is opened; each name is there, so that it also takes a search, a filter or a card back. */
export const NO_CHOICE: DeskAddress = {
  ...Object.fromEntries(NAMES.map((name) => [name, undefined])),
  ...addressSchema.parse({}),
};

export function parseAddress(params: URLSearchParams): DeskAddress {
  return addressSchema.parse(Object.fromEntries(params));
}

export function toSearch(address: DeskAddress): string {
  const { tab, q } = address;
  const said = { ...address, tab: tab === 'pending' ? undefined : tab, q: q || undefined };
  const set = NAMES.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]]));
  return new URLSearchParams(set).toString();
}

/** Returns a link to a list or panel of the desk, with nothing chosen but this. */
export function linkTo(choice: Partial<DeskAddress>): string {
  return `?${toSearch({ ...NO_CHOICE, ...choice })}`;
}

/** Pending requests are processed oldest first; decided ones are looked up newest first. */
export function orderOf({ tab, q, order }: DeskAddress): SortOrder {
  if (q !== '') return 'newest';
  return order ?? (tab === 'pending' ? 'oldest' : 'newest');
}

/** Not a stored value: '' stands for what is missing. */
export const ANY = '*';

export function useDeskAddress() {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => parseAddress(params), [params]);
  /** Goes to another view of the desk; the change is of the present address. */
  const goTo = useCallback(
    (change: Partial<DeskAddress>, options?: NavigateOptions) =>
      setParams((present) => toSearch({ ...parseAddress(present), ...change }), {
        preventScrollReset: true,
        ...options,
      }),
    [setParams],
  );
  /** Sets a filter to what was chosen in its field, and closes the card; `ANY`, and what cannot be read, set none. */
  const choose = (name: Exclude<keyof DeskAddress, 'tab' | 'q' | 'request'>, value: string) => {
    const { [name]: chosen } = parseAddress(new URLSearchParams(value === ANY ? [] : [[name, value]]));
    goTo({ request: undefined, [name]: chosen }, { replace: true });
  };
  return { address, goTo, choose };
}
