/**
 * The card that a member saves on this device: a document in Cache Storage, which the service worker serves
 * online and offline. Saved on request only, and removed when that account signs out.
 */
import { logFailure } from './log-failure.ts';
import { SAVED_CARD } from '../domain/membership/card-constants.ts';

const OWNER = 'x-card-of';

/** While developing there is no service worker. */
export function canSaveCard(): boolean {
  return !import.meta.env.DEV && 'serviceWorker' in navigator && 'caches' in window;
}

/** The account whose card is saved here. */
async function ownerOfSaved(): Promise<string | undefined> {
  if (!canSaveCard() || !(await caches.has(SAVED_CARD.store))) return undefined;
  const saved = await (await caches.open(SAVED_CARD.store)).match(SAVED_CARD.path);
  return saved?.headers.get(OWNER) ?? undefined;
}

export async function isCardSaved(uid: string): Promise<boolean> {
  return (await ownerOfSaved()) === uid;
}

/** @param html the whole page. */
export async function saveCard(uid: string, html: string): Promise<void> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    [OWNER]: uid,
  };
  await (await caches.open(SAVED_CARD.store)).put(SAVED_CARD.path, new Response(html, { headers }));
}

/** Removes the card, unless it is of that account. @throws never. */
export async function deleteCardExceptOf(uid: string | undefined): Promise<void> {
  if (!canSaveCard()) return;
  try {
    if (uid === undefined || (await ownerOfSaved()) !== uid) await caches.delete(SAVED_CARD.store);
  } catch (error) {
    logFailure('Removing the saved card', error);
  }
}
