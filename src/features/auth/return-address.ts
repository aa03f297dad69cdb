/**
 * Where to go after sign-in. It travels in the state of the browser history, which no link from
 * elsewhere can set, and even so only the members' own pages are accepted.
 */
import * as z from 'zod/mini';

const MEMBERS_PAGES = ['/guide-profile', '/profile', '/admin'] as const;

const stateSchema = z.object({ next: z.enum(MEMBERS_PAGES) });

/** The page asked for before sign-in, else the start page (specification, section 4). */
export function returnAddress(historyState: unknown): string {
  const state = stateSchema.safeParse(historyState);
  return state.success ? state.data.next : '/';
}
