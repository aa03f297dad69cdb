import { ownPage } from '../../browser/own-page.ts';

/** Shows the way to the editor on the page of the guide who is signed in. */
export function showOwnPage(): void {
  const own = ownPage();
  for (const note of document.querySelectorAll<HTMLElement>('[data-own-page]')) {
    note.hidden = note.dataset['ownPage'] !== own;
  }
}
