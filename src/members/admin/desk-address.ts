/** What the desk shows, in its address: Back, a reload and a link for a colleague show the same. */
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { SortOrder } from '../../domain/desk/request-rows.ts';
import { EDITOR_PROFESSIONS } from '../../domain/guide/professions.ts';

export const TABS = ['pending', 'approved', 'rejected', 'users'] as const;
export type TabName = (typeof TABS)[number];

/** What cannot be read is left out. */
const addressSchema = z.object({
  tab: z.catch(z.enum(TABS), 'pending'),
  /** The search text. */
  q: z.catch(z.string().check(z.maxLength(100)), ''),
  /** '' stands for requests without a profession. */
  profession: z.catch(z.optional(z.enum(['', ...EDITOR_PROFESSIONS])), undefined),
  /** Undefined for the usual order of the list. */
  order: z.catch(z.optional(z.enum(['oldest', 'newest'])), undefined),
  /** The request whose card is open. */
  request: z.catch(z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/))), undefined),
});
export type DeskAddress = z.infer<typeof addressSchema>;

/** A list as it is opened, without a search, a filter or a card. */
export const NO_CHOICE = { q: '', profession: undefined, order: undefined, request: undefined } as const;

export function parseAddress(params: URLSearchParams): DeskAddress {
  return addressSchema.parse(Object.fromEntries(params));
}

/** Returns the query of an address, without what goes without saying. */
export function toSearch({ tab, q, profession, order, request }: DeskAddress): string {
  const all = [
    ['tab', tab === 'pending' ? undefined : tab],
    ['q', q || undefined],
    ['profession', profession],
    ['order', order],
    ['request', request],
  ] as const;
  const set = all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return new URLSearchParams(set).toString();
}

/** Pending requests are processed oldest first; decided ones are looked up newest first. */
export function orderOf({ tab, q, order }: DeskAddress): SortOrder {
  if (q !== '') return 'newest';
  return order ?? (tab === 'pending' ? 'oldest' : 'newest');
}

/** Goes to another view of the desk; the change is of the present address. */
export type GoTo = (change: Partial<DeskAddress>, options?: { readonly replace: boolean }) => void;

export function useDeskAddress(): { readonly address: DeskAddress; readonly goTo: GoTo } {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => parseAddress(params), [params]);
  const goTo = useCallback<GoTo>(
    (change, { replace } = { replace: false }) =>
      setParams((present) => toSearch({ ...parseAddress(present), ...change }), {
        replace,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { address, goTo };
}
