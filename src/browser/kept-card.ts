/**
 * The card that a member saves on this device: a document in Cache Storage, which the service worker serves
 * online and offline. Saved on request only, and removed when that account signs out.
 */
import { logFailure } from './log-failure.ts';
import { KEPT_CARD } from '../domain/membership/kept-card.ts';

const OWNER = 'x-card-of';

/** While developing there is no service worker. */
export function canKeepCard(): boolean {
  return !import.meta.env.DEV && 'serviceWorker' in navigator && 'caches' in window;
}

/** The account whose card is kept here. */
async function ownerOfKept(): Promise<string | undefined> {
  if (!canKeepCard() || !(await caches.has(KEPT_CARD.store))) return undefined;
  const kept = await (await caches.open(KEPT_CARD.store)).match(KEPT_CARD.path);
  return kept?.headers.get(OWNER) ?? undefined;
}

export async function isCardKept(uid: string): Promise<boolean> {
  return (await ownerOfKept()) === uid;
}

/** @param html the whole page. */
export async function keepCard(uid: string, html: string): Promise<void> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    [OWNER]: uid,
  };
  await (await caches.open(KEPT_CARD.store)).put(KEPT_CARD.path, new Response(html, { headers }));
}

/** Removes the card, unless it is of that account. @throws never. */
export async function forgetCardExceptOf(uid: string | undefined): Promise<void> {
  if (!canKeepCard()) return;
  try {
    if (uid === undefined || (await ownerOfKept()) !== uid) await caches.delete(KEPT_CARD.store);
  } catch (error) {
    logFailure('Removing the kept card', error);
  }
}
