import { usePage } from '../../i18n/page-context.ts';
import { MenuLinks, type MenuLink } from '../../ui/links/MenuLinks.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';

/** First segment of a site path: `professions` for `/professions/ski-guide`. */
function sectionOf(path: string): string | undefined {
  return path.split('/')[1];
}

interface DropdownMenuProps {
  /** Names the list within the page. */
  readonly name: string;
  readonly label: string;
  readonly links: readonly MenuLink[];
}

/**
 * A button that opens a list of links (disclosure pattern of the ARIA practices: links stay links), worked by
 * `dropdown.ts`.
 */
export function DropdownMenu({ name, label, links }: DropdownMenuProps) {
  const { path } = usePage();
  // A page of the section counts as current even if the menu does not list it.
  const isCurrent = links.some(({ to }) => sectionOf(to) === sectionOf(path));
  const listId = `menu-${name}`;
  return (
    <div className="dropdown">
      <button
        type="button"
        className={isCurrent ? 'dropdown__button is-current' : 'dropdown__button'}
        aria-expanded={false}
        aria-controls={listId}
      >
        {label}
        <Icon name="chevron" size={16} />
      </button>
      <ul id={listId} className="dropdown__list" hidden>
        <MenuLinks links={links} />
      </ul>
    </div>
  );
}
