/** Works header and footer of every page. */
import { repeatEarlyPress } from '../early-press.ts';
import { showToday } from './aging-dates.ts';
import { showColorScheme, startColorScheme } from './color-scheme.ts';
import { startDropdown } from './dropdown.ts';
import { followStoredLanguage } from './language.ts';
import { startMessages } from './messages.ts';
import { showOwnPage } from './own-page-links.ts';
import { showSavedNote } from './saved-note.ts';
import { startSideMenu } from './side-menu.ts';
import { showNotFound } from './not-found.ts';
import { showSession, startSignOut } from './user-block.ts';

/** Shows what was stored, here or in another tab. */
function showStored(): void {
  showColorScheme();
  showSession();
  showOwnPage();
}

/** Works the elements of the frame; again after they were replaced. */
export function workFrame(): void {
  document.querySelectorAll<HTMLElement>('.dropdown').forEach(startDropdown);
  document.querySelectorAll<HTMLDialogElement>('dialog.side-menu').forEach(startSideMenu);
  showStored();
  showToday();
  showSavedNote();
}

export function startFrame(): void {
  showNotFound();
  workFrame();
  startColorScheme();
  startSignOut();
  startMessages();
  repeatEarlyPress();
  // By another tab, or by the members' application in this one.
  window.addEventListener('storage', showStored);
  window.addEventListener('pageshow', ({ persisted }) => {
    // Back shows a document of before: its user may have signed out since.
    if (!persisted) return;
    followStoredLanguage();
    showStored();
    showToday();
  });
}
