/**
 * The page to return to after sign-in. Stored in the state of the browser history, and in the tab's
 * storage during a redirect to Google; external links can set neither. As a further precaution only
 * members' pages are accepted, with their query: what is open there.
 */
import * as z from 'zod/mini';
import { readStoredJson, writeStored } from '../../browser/stored-item.ts';

const MEMBERS_PAGE = /^\/(?:guide-profile|profile|admin)(?:\?[^#]{0,2000})?$/;

const stateSchema = z.object({ next: z.string().check(z.regex(MEMBERS_PAGE)) });

const KEY = 'sign-in-return';

/** Stores the requested page before the sign-in leaves the site. */
export function storeReturnAddress(address: string): void {
  writeStored('sessionStorage', KEY, JSON.stringify({ next: address }));
}

/**
 * The page requested before sign-in, else the start page (specification, section 4). One that was stored
 * before the sign-in left the site is returned once.
 */
export function takeReturnAddress(historyState: unknown): string {
  const stored = readStoredJson('sessionStorage', KEY);
  writeStored('sessionStorage', KEY, undefined);
  const state = [historyState, stored]
    .map((one) => stateSchema.safeParse(one))
    .find(({ success }) => success);
  return state?.data?.next ?? '/';
}
