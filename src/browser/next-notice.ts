/** A message of a page that is left, said by the next one: 'You are signed out'. */
import { readStored, writeStored } from './stored-item.ts';

const KEY = 'next-notice';

/** In the language of the next page. */
export function leaveNotice(text: string): void {
  writeStored('sessionStorage', KEY, text);
}

/** Returns the message that the previous page has left, once. */
export function takeNotice(): string | undefined {
  const text = readStored('sessionStorage', KEY) ?? undefined;
  writeStored('sessionStorage', KEY, undefined);
  return text;
}
