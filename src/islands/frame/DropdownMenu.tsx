import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { usePage } from '../../i18n/page-context.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { MenuItems, useMenuLinks } from './MenuItems.tsx';

interface DropdownMenuProps {
  /** Names the list within the page. */
  readonly name: string;
  readonly label: string;
  readonly paths: readonly string[];
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
export function DropdownMenu({ name, label, paths }: DropdownMenuProps) {
  // `professions` of `/professions/ski-guide`: also a page that the menu does not list is in its section.
  const [, section] = usePage().path.split('/');
  const isCurrent = paths.some((path) => path.split('/')[1] === section);
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
        <MenuItems links={useMenuLinks(paths)} />
      </Links>
    </Dropdown>
  );
}
