import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { parsePath } from '../../domain/paths.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import type { MenuLink } from '../../navigation/association-links.ts';
import { MenuLinkItem } from './MenuLinkItem.tsx';

/** First part of a site path: `professions` for `/professions/ski-guide`. */
function sectionOf(path: string): string | undefined {
  return path.split('/')[1];
}

interface DropdownMenuProps {
  readonly label: string;
  readonly links: readonly MenuLink[];
}

/**
 * A button that opens a list of links (disclosure pattern of the ARIA practices: links stay links).
 * Opens by click, touch, Enter, Space or arrow down; Escape closes and gives focus back; leaving it or
 * going to another page closes it too.
 */
export function DropdownMenu({ label, links }: DropdownMenuProps) {
  const listId = useId();
  const { key, pathname } = useLocation();
  const { path } = parsePath(pathname);
  const [openOnPage, setOpenOnPage] = useState<string>();
  const isOpen = openOnPage === key;
  // A page of the section that the menu does not list belongs to it all the same.
  const isCurrent = links.some(({ to }) => sectionOf(to) === sectionOf(path));
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => setOpenOnPage(undefined);

  const focusLink = (step: 1 | -1) => {
    const anchors = [...(root.current?.querySelectorAll('a') ?? [])];
    const present = anchors.findIndex((anchor) => anchor === document.activeElement);
    const next = present === -1 && step === -1 ? anchors.length - 1 : present + step;
    anchors[(next + anchors.length) % anchors.length]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      close();
      button.current?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) setOpenOnPage(key);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // The list must be visible before one of its links can take the focus.
      requestAnimationFrame(() => focusLink(step));
    }
  };

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    // The keys work for the button and the links inside; the wrapper itself takes no focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="dropdown" ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        ref={button}
        className={isCurrent ? 'dropdown__button is-current' : 'dropdown__button'}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenOnPage(isOpen ? undefined : key)}
      >
        {label}
        <Icon name="chevron" size={16} />
      </button>
      <ul id={listId} className="dropdown__list" hidden={!isOpen}>
        {links.map((link) => (
          <li key={link.to}>
            <MenuLinkItem link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
