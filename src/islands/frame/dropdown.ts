/** Works the menus of the header (`DropdownMenu.tsx`). */

/** Milliseconds of hovering before the menu opens, and of leaving before it closes. */
const HOVER_MS = 150;
const AWAY_MS = 350;

/**
 * The menu opens on click, touch, Enter, Space or an arrow key, and on hover; a click keeps a hovered menu open. It
 * closes on Escape, which returns the focus, when focus or pointer go elsewhere, and with the page.
 *
 * No `popover`: its list would have to follow the button of a header that moves, and its own answer to a click
 * would close the menu that hovering has just opened.
 */
export function startDropdown(menu: HTMLElement): void {
  const button = menu.querySelector('button');
  const list = menu.querySelector('ul');
  if (!button || !list) return;
  /** A menu opened by hovering closes when the mouse leaves; one opened by a press stays. */
  let opened: 'hover' | 'press' | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isInside = (target: EventTarget | null) => target instanceof Node && menu.contains(target);
  const set = (by: typeof opened) => {
    clearTimeout(timer);
    opened = by;
    button.setAttribute('aria-expanded', String(by !== undefined));
    list.hidden = by === undefined;
  };

  menu.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(timer);
    if (pointerType === 'mouse' && !opened) timer = setTimeout(set, HOVER_MS, 'hover');
  });
  menu.addEventListener('pointerleave', () => {
    clearTimeout(timer);
    if (opened === 'hover') timer = setTimeout(set, AWAY_MS, undefined);
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    set('press');
    // The next link, around both ends.
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const links = [...list.querySelectorAll('a')];
    const present = links.findIndex((link) => link === document.activeElement);
    links.at((Math.max(present, step === 1 ? -1 : 0) + step) % links.length)?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // A press on a link moves no focus in Safari: the link must stay for its click.
    if (!isInside(relatedTarget) && !(relatedTarget === null && menu.matches(':active'))) set(undefined);
  });
  button.addEventListener('click', () => set(opened === 'press' ? undefined : 'press'));
  // Back may show this document again.
  list.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) set(undefined);
  });
  // Also a menu opened by hovering closes on Escape, wherever the focus is (WCAG 1.4.13).
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !opened) return;
    const hadFocus = isInside(document.activeElement);
    set(undefined);
    if (hadFocus) button.focus();
  });
  // Where a press moves no focus, as in Safari.
  document.addEventListener('pointerdown', ({ target }) => {
    if (opened && !isInside(target)) set(undefined);
  });
}
