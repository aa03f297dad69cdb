/** Shows who is signed in (`UserBlock.tsx`), and signs out. */
import { focusPage } from '../../browser/focus-page.ts';
import { hideSilentDatabase } from '../../browser/silent-database.ts';
import { readStored } from '../../browser/stored-item.ts';
import { formatNumber } from '../../i18n/dates.ts';
import type { SessionHint } from '../../members/firebase/auth/session-hint.ts';
import { say } from './messages.ts';
import { elementOf, langOf } from './page-texts.ts';
import { closeSideMenu } from './side-menu.ts';

/**
 * Returns who seems to be signed in, for display only: what `members/firebase/auth/session-hint.ts` wrote, which
 * public pages do not load.
 */
function toSessionHint(stored: string | null): SessionHint | null {
  try {
    const hint: SessionHint | null = JSON.parse(stored ?? 'null');
    return typeof hint === 'object' ? hint : null;
  } catch {
    return null;
  }
}

function showWaiting(place: HTMLElement, count: number): void {
  if (count <= 0) {
    place.remove();
    return;
  }
  const { one = '', other = '' } = place.dataset;
  const written = formatNumber(count, langOf(place));
  const [number, name] = place.children;
  if (number) number.textContent = written;
  if (name) name.textContent = count === 1 ? one : other.replace('0', written);
}

function showUser(block: HTMLElement, hint: SessionHint | null): void {
  const signIn = block.querySelector<HTMLElement>('.member-login');
  if (signIn) signIn.hidden = hint !== null;
  block.querySelector('.user-block')?.remove();
  const list = elementOf(block.querySelector('template'));
  if (!list || hint === null) return;
  block.append(list);
  const name = list.querySelector('.user-block__email');
  if (name) name.textContent = hint.email || hint.name;
  if (!hint.isAdmin) list.querySelector('[data-admin]')?.remove();
  for (const task of list.querySelectorAll<HTMLElement>('[data-task]'))
    if (task.dataset['task'] !== hint.task) task.remove();
  const waiting = list.querySelector<HTMLElement>('.waiting-count');
  if (waiting) showWaiting(waiting, hint.waiting ?? 0);
}

/** What each block shows: drawn again, it would lose the focus. */
const shown = new WeakMap<HTMLElement, string | null>();

export function showSession(): void {
  const stored = readStored('localStorage', 'session-hint');
  for (const block of document.querySelectorAll<HTMLElement>('[data-user-block]')) {
    if (shown.get(block) === stored) continue;
    shown.set(block, stored);
    showUser(block, toSessionHint(stored));
  }
}

async function pressSignOut(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  try {
    await hideSilentDatabase();
    // Loads Firebase, and asks first if unsaved work would be lost.
    const { signOutUnlessUnsaved } = await import('../../members/firebase/auth/sign-out.ts');
    if (!(await signOutUnlessUnsaved(button.dataset['signOut'] ?? ''))) return;
    closeSideMenu();
    showSession();
    say('signed-out');
    // The button disappeared.
    focusPage();
  } catch {
    say('sign-out-failed');
  } finally {
    button.disabled = false;
  }
}

export function startSignOut(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-sign-out]');
    if (button) void pressSignOut(button);
  });
}
