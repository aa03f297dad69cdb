import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useTimeout } from '../../browser/use-timer.ts';
import { parsePath } from '../../domain/paths.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import type { MenuLink } from './association-links.ts';
import { MenuLinks } from '../../ui/links/MenuLinks.tsx';

/** First segment of a site path: `professions` for `/professions/ski-guide`. */
function sectionOf(path: string): string | undefined {
  return path.split('/')[1];
}

/** A menu opened by hovering closes on Escape, regardless of the focus (WCAG 1.4.13). */
function useEscape(isActive: boolean, close: () => void): void {
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: globalThis.KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive]);
}

interface DropdownMenuProps {
  readonly label: string;
  readonly links: readonly MenuLink[];
}

/** Milliseconds of hovering before the menu opens, and of leaving before it closes. */
const HOVER_MS = 150;
const AWAY_MS = 350;

interface Opened {
  /** Key of the page on which it was opened: it closes on the next page. */
  readonly key: string;
  /** A menu opened by hovering closes when the mouse leaves; one opened by a click stays. */
  readonly by: 'hover' | 'press';
}

/**
 * A button that opens a list of links (disclosure pattern of the ARIA practices: links stay links). Opens
 * on click, touch, Enter, Space or arrow down, and on hover; a click keeps a hovered menu open. Escape
 * closes it and returns the focus; leaving it or navigating also closes it.
 */
export function DropdownMenu({ label, links }: DropdownMenuProps) {
  const listId = useId();
  const { key, pathname } = useLocation();
  const { path } = parsePath(pathname);
  const [opened, setOpened] = useState<Opened>();
  const isOpen = opened?.key === key;
  const isHeld = isOpen && opened.by === 'press';
  const [mouse, setMouse] = useState<'came' | 'went'>();
  // A page of the section counts as current even if the menu does not list it.
  const isCurrent = links.some(({ to }) => sectionOf(to) === sectionOf(path));
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // A menu closed while hovered opens again only after the mouse has left and returned.
  const set = (by?: Opened['by']) => {
    setMouse(undefined);
    setOpened(by && { key, by });
  };
  const close = () => set();
  const press = () => set('press');

  useTimeout(() => set('hover'), mouse === 'came' && !isOpen ? HOVER_MS : undefined);
  useTimeout(close, mouse === 'went' && isOpen && !isHeld ? AWAY_MS : undefined);
  useEscape(isOpen, close);

  const onPointer = (came: 'came' | 'went') => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setMouse(came);
  };

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
      if (!isHeld) press();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // The list must be visible before one of its links can be focused.
      requestAnimationFrame(() => focusLink(step));
    }
  };

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    // The keys work for the button and the links inside; the wrapper itself takes no focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="dropdown"
      ref={root}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={onPointer('came')}
      onPointerLeave={onPointer('went')}
    >
      <button
        type="button"
        ref={button}
        className={isCurrent ? 'dropdown__button is-current' : 'dropdown__button'}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={isHeld ? close : press}
      >
        {label}
        <Icon name="chevron" size={16} />
      </button>
      <ul id={listId} className="dropdown__list" hidden={!isOpen}>
        <MenuLinks links={links} />
      </ul>
    </div>
  );
}
