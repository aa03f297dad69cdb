/**
 * Where to go after sign-in. It travels in the state of the browser history, and across Google's page in
 * the storage of the tab; no link from elsewhere can set either, and even so only the members' own pages
 * are accepted.
 */
import * as z from 'zod/mini';

const MEMBERS_PAGES = ['/guide-profile', '/profile', '/admin'] as const;

const stateSchema = z.object({ next: z.enum(MEMBERS_PAGES) });

const KEY = 'sign-in-return';

/** Keeps the page asked for, before the sign-in leaves the site. */
export function keepReturnAddress(address: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ next: address }));
  } catch {
    // Without storage the way back ends on the start page.
  }
}

function takeKeptAddress(): unknown {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}

/**
 * The page asked for before sign-in, else the start page (specification, section 4). One that was kept
 * before the sign-in left the site is told once.
 */
export function takeReturnAddress(historyState: unknown): string {
  const kept = takeKeptAddress();
  const state = [historyState, kept].map((one) => stateSchema.safeParse(one)).find(({ success }) => success);
  return state?.data?.next ?? '/';
}
