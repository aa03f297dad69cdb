/** Works header and footer of every page. */
import { showToday } from './aging-dates.ts';
import { startColorScheme } from './color-scheme.ts';
import { startDropdown } from './dropdown.ts';
import { startMessages } from './messages.ts';
import { showSavedNote } from './saved-note.ts';
import { startSideMenu } from './side-menu.ts';
import { showNotFound } from './not-found.ts';
import { showSession, startSignOut } from './user-block.ts';

export function startFrame(): void {
  showNotFound();
  document.querySelectorAll<HTMLElement>('.dropdown').forEach(startDropdown);
  document.querySelectorAll<HTMLDialogElement>('dialog.side-menu').forEach(startSideMenu);
  startColorScheme();
  showSession();
  startSignOut();
  showToday();
  showSavedNote();
  startMessages();
  // By another tab, or by the members' application in this one.
  window.addEventListener('storage', showSession);
  window.addEventListener('pageshow', ({ persisted }) => {
    // Back shows a document of before: its user may have signed out since.
    if (!persisted) return;
    showSession();
    showToday();
  });
}
