/**
 * Works the menu of small screens (`SideMenu.tsx`). A modal `<dialog>`: the browser itself traps the focus, makes the
 * page behind it inert, closes it on Escape and returns the focus.
 */

export function startSideMenu(menu: HTMLDialogElement): void {
  const button = menu.parentElement?.querySelector('.menu-button');
  button?.addEventListener('click', () => {
    menu.showModal();
    button.setAttribute('aria-expanded', 'true');
  });
  menu.addEventListener('close', () => button?.setAttribute('aria-expanded', 'false'));
  menu.addEventListener('click', ({ target }) => {
    // A click on the backdrop is reported on the dialog itself; a link leaves the menu.
    const closes = target instanceof Element && target.closest('a, .side-menu__close') !== null;
    if (closes || target === menu) menu.close();
  });
}

export function closeSideMenu(): void {
  document.querySelector<HTMLDialogElement>('dialog.side-menu[open]')?.close();
}
