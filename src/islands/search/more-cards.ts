/** Adds further cards to a section: those of the page that its link leads to. */
import { logFailure } from '../../browser/log-failure.ts';
import { entryState, saveEntryState } from '../own-entries.ts';
import { readPage } from './read-page.ts';

const MORE = 'a[data-more]';

function sectionOf(page: ParentNode, group = ''): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[data-section="${CSS.escape(group)}"]`);
}

/** @throws Error when the page cannot be read. */
async function addPage(section: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  const next = sectionOf(await readPage(link.href), section.dataset['section']);
  const list = section.querySelector<HTMLElement>('[data-cards]');
  if (!next || !list) throw new Error('The page does not show the section');
  for (const card of next.querySelectorAll<HTMLElement>('[data-slug]'))
    if (!list.querySelector(`[data-slug="${card.dataset['slug']}"]`)) list.append(card);
  link.replaceWith(...next.querySelectorAll(MORE));
}

/** Shows the next page of the section of a link, with the focus on its first card. @param failure said if it does not come. */
export async function showMore(link: HTMLAnchorElement, failure: string): Promise<void> {
  const section = link.closest<HTMLElement>('[data-section]');
  const list = section?.querySelector<HTMLElement>('[data-cards]');
  if (!section || !list || link.hasAttribute('aria-busy')) return;
  link.setAttribute('aria-busy', 'true');
  section.querySelector('[role="alert"]')?.remove();
  const { length } = list.children;
  try {
    await addPage(section, link);
    // Results that were replaced meanwhile are no longer shown.
    if (!section.isConnected) return;
    list.children[length]?.querySelector('a')?.focus();
    const { opened = {} } = entryState();
    const { section: group = '' } = section.dataset;
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

/** Shows again the pages that were opened in this entry of the history, at the place where it was left. */
export async function restorePlace(root: HTMLElement): Promise<void> {
  const { opened, scroll = 0 } = entryState();
  if (!opened) return;
  const reopen = async ([group, pages]: [string, number]) => {
    const section = sectionOf(root, group);
    for (let page = 0; page < pages; page += 1) {
      const link = section?.querySelector<HTMLAnchorElement>(MORE);
      if (section && link) await addPage(section, link);
    }
  };
  try {
    await Promise.all(Object.entries(opened).map(reopen));
    document.documentElement.toggleAttribute('data-whole', true);
    window.scrollTo({ top: scroll, behavior: 'instant' });
  } catch (error) {
    logFailure('Reading more guides', error);
  }
}
