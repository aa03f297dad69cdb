import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { MENUS } from '../../content/routes.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { FEDERATION_LINK, MenuItems, useMenuLinks } from './MenuItems.tsx';
import { UserBlock } from './UserBlock.tsx';

const slideIn = keyframes({ from: { translate: '100% 0' } });

const Panel = styled('dialog')(({ theme }) => ({
  insetBlock: 0,
  insetInline: 'auto 0',
  inlineSize: 'min(88vw, 24rem)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: '-12px 0 48px rgb(var(--shade) / 30%)',
  '&::backdrop': { backgroundColor: 'rgb(var(--shade) / 55%)' },
  '&[open]': { animation: `${slideIn} 220ms ease-out` },
  'html:has(&[open])': { overflow: 'hidden' },
  '& .side-menu__close': { display: 'flex', marginInlineStart: 'auto' },
  '& nav': { marginBlockEnd: '1.25rem' },
  // Texts are aligned with the headings.
  '& nav > ul': { marginInline: '-1rem' },
  '& nav a': { gap: '0.4rem' },
  '& nav li': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
}));

/** The menu of small screens, from the right; worked by `side-menu.ts`. */
export function SideMenu() {
  const t = useT();
  const links = useMenuLinks(['/', ...MENUS.pages, '/check']);
  return (
    <>
      <IconButton
        className="menu-button"
        color="inherit"
        aria-label={t('shell.menu.open')}
        aria-haspopup="dialog"
        aria-expanded={false}
      >
        <Icon name="menu" size={24} />
      </IconButton>
      <Panel className="side-menu" aria-label={t('shell.menu.title')}>
        {/* Fills the panel: a press on the panel itself is one on the page behind it. */}
        <Box sx={{ minBlockSize: '100%', padding: '0.875rem 1.25rem 2rem' }}>
          <IconButton className="side-menu__close" color="inherit" aria-label={t('shell.menu.close')}>
            <Icon name="close" size={24} />
          </IconButton>
          <UserBlock />
          <nav aria-label={t('shell.nav.label')}>
            <List>
              <MenuItems links={[...links, FEDERATION_LINK]} />
            </List>
            <Part title={t('shell.nav.professions')} paths={MENUS.professions} />
            <Part title={t('shell.nav.association')} paths={MENUS.association} />
          </nav>
          <ContactLinks />
        </Box>
      </Panel>
    </>
  );
}

function Part({ title, paths }: { readonly title: string; readonly paths: readonly string[] }) {
  return (
    <>
      <Typography component="h2" variant="subtitle2" color="text.secondary" sx={{ marginBlockStart: 2 }}>
        {title}
      </Typography>
      <List disablePadding>
        <MenuItems links={useMenuLinks(paths)} />
      </List>
    </>
  );
}
