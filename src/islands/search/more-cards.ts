/** Adds further cards to a section: those of the page that its link leads to. */
import { logFailure } from '../../browser/log-failure.ts';
import { entryState, saveEntryState } from '../own-entries.ts';
import { readPage } from './read-page.ts';

const MORE = 'a[data-more]';

function sectionOf(page: ParentNode, group: string): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[data-section="${CSS.escape(group)}"]`);
}

/** A narrow page hides some of the first cards. */
function countVisible(list: HTMLElement): number {
  return [...list.children].filter((card) => getComputedStyle(card).display !== 'none').length;
}

/** @returns false if the section is no longer shown. @throws Error when the page cannot be read. */
async function addPage(section: HTMLElement, link: HTMLAnchorElement): Promise<boolean> {
  const next = sectionOf(await readPage(link.href), section.dataset['section'] ?? '');
  const list = section.querySelector<HTMLElement>('[data-cards]');
  if (!next || !list) throw new Error('The page does not show the section');
  if (!section.isConnected) return false;
  const shown = new Set(
    [...list.querySelectorAll<HTMLElement>('[data-slug]')].map(({ dataset }) => dataset['slug']),
  );
  const cards = next.querySelectorAll<HTMLElement>('[data-slug]');
  delete list.dataset['short'];
  list.append(...[...cards].filter(({ dataset }) => !shown.has(dataset['slug'])));
  link.replaceWith(...next.querySelectorAll(MORE));
  return true;
}

/** Shows the next page of the section of a link, with the focus on its first card. @param failure said if it does not come. */
export async function showMore(link: HTMLAnchorElement, failure: string): Promise<void> {
  const section = link.closest<HTMLElement>('[data-section]');
  const list = section?.querySelector<HTMLElement>('[data-cards]');
  if (!section || !list || link.hasAttribute('aria-busy')) return;
  link.setAttribute('aria-busy', 'true');
  section.querySelector('[role="alert"]')?.remove();
  const visible = countVisible(list);
  try {
    if (!(await addPage(section, link))) return;
    list.children[visible]?.querySelector('a')?.focus();
    const { opened = {} } = entryState();
    const group = section.dataset['section'] ?? '';
    saveEntryState({ opened: { ...opened, [group]: (opened[group] ?? 0) + 1 } });
  } catch (error) {
    logFailure('Reading more guides', error);
    link.removeAttribute('aria-busy');
    const alert = document.createElement('p');
    alert.setAttribute('role', 'alert');
    alert.textContent = failure;
    link.before(alert);
  }
}

async function reopen(section: HTMLElement | null, pages: number): Promise<void> {
  for (let page = 0; page < pages; page += 1) {
    const link = section?.querySelector<HTMLAnchorElement>(MORE);
    if (!section || !link || !(await addPage(section, link))) return;
  }
}

/** Shows again the pages that were opened in this entry of the history, at the place where it was left. */
export async function restorePlace(root: HTMLElement): Promise<void> {
  const { opened, scroll = 0 } = entryState();
  if (!opened) return;
  try {
    await Promise.all(Object.entries(opened).map(([group, pages]) => reopen(sectionOf(root, group), pages)));
    window.scrollTo({ top: scroll, behavior: 'instant' });
  } catch (error) {
    logFailure('Reading more guides', error);
  }
}
