import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { usePage } from '../../i18n/page-context.ts';
import type { MenuLink } from '../../ui/links/MenuLinks.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { MenuItems } from './MenuItems.tsx';

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

const Dropdown = styled('div')({
  position: 'relative',
  '& > button .icon': { transition: 'rotate 160ms' },
  '& > button[aria-expanded="true"] .icon': { rotate: '180deg' },
});

const Links = styled(List)(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 0.5rem)',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: 'max-content',
  maxInlineSize: '22rem',
  maxBlockSize: 'calc(100vh - 8rem)',
  padding: '0.5rem',
  overflow: 'auto',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 'var(--shape-borderRadius)',
  boxShadow: '0 12px 32px rgb(var(--shade) / 18%)',
}));

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
    <Dropdown className="dropdown">
      <Button
        variant="nav"
        color="inherit"
        {...(isCurrent ? { className: 'is-current' } : {})}
        aria-expanded={false}
        aria-controls={listId}
      >
        {label}
        <Icon name="chevron" size={16} />
      </Button>
      <Links id={listId} hidden>
        <MenuItems links={links} />
      </Links>
    </Dropdown>
  );
}
