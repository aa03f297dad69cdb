import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { site } from '../../content/site.ts';
import { localPath } from '../../domain/paths.ts';
import { useI18n, useT } from '../../i18n/use-t.ts';
import { night } from '../../theme/night.ts';
import { MARK_PATH } from '../../ui/pictures/mark-path.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MainNavigation, ROOMY } from './MainNavigation.tsx';
import { SideMenu } from './SideMenu.tsx';
import { UserBlock } from './UserBlock.tsx';

/** Large letters on a small screen: the name has a line of its own, which scrolls away above that of the tools. */
const LARGE_LETTERS = '@media (max-width: 19.49rem)';
const BRAND_ROW = '4rem';
/** As high as with 400 % zoom: the header scrolls away to leave room for the content. See `base.css`. */
const LOW = '@media (max-height: 25rem)';

/** Georgian words are wider than English ones. */
function hiddenAt(widths: string, georgianWidths: string) {
  const hidden = { display: 'none' };
  return { [widths]: { '&:not(:lang(ka))': hidden }, [georgianWidths]: { '&:lang(ka)': hidden } };
}

const Bar = styled(AppBar)(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.default,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { position: 'static' },
  // What is above the navigation scrolls away.
  [theme.breakpoints.up('md')]: { insetBlockStart: 'calc(-1 * var(--top-bar-height))' },
  [LARGE_LETTERS]: { insetBlockStart: `-${BRAND_ROW}` },
  [LOW]: { position: 'relative', insetBlockStart: 0 },
}));

const TopBar = styled('div')(({ theme }) => ({
  ...night(theme),
  ...theme.typography.body2,
  [theme.breakpoints.down('md')]: { display: 'none' },
  '& .MuiToolbar-root': { minBlockSize: 'var(--top-bar-height)', gap: '1.5rem' },
  '& ul': { flex: 'none', flexWrap: 'nowrap', whiteSpace: 'nowrap' },
  '& a, & button': { color: 'inherit' },
  '& [data-user-block]': { marginInlineStart: 'auto', minInlineSize: 0 },
}));

const Main = styled(Toolbar)(({ theme: { breakpoints } }) => ({
  minBlockSize: 'var(--header-height)',
  columnGap: '1.5rem',
  [breakpoints.down(ROOMY)]: { columnGap: '0.75rem' },
  [breakpoints.down('sm')]: { columnGap: '0.25rem' },
  [LARGE_LETTERS]: { flexWrap: 'wrap' },
  // Everything is in one line: the menu, or the button that opens it, and the name where there is room left.
  '& .main-nav': hiddenAt(breakpoints.down(64), breakpoints.down(70)),
  '& .menu-button': hiddenAt(breakpoints.up(64), breakpoints.up(70)),
  '& .brand__name': hiddenAt(breakpoints.between(64, 74), breakpoints.between(70, 79)),
  '@media print': {
    minBlockSize: 0,
    paddingBlockEnd: '0.75rem',
    '& .brand__name': { display: 'inline !important', maxInlineSize: 'none' },
  },
}));

/** Top bar (medium screens and up) and, sticky below it, the navigation. */
export function SiteHeader() {
  return (
    <Bar className="site-header" color="transparent" elevation={0} position="sticky">
      <TopBar className="no-print">
        <Container>
          <Toolbar>
            <ContactLinks />
            <UserBlock />
          </Toolbar>
        </Container>
      </TopBar>
      <Container>
        <Main className="site-header__main">
          <Brand />
          <MainNavigation />
          <Tools className="site-header__tools no-print">
            <LanguageSwitch />
            <SchemeSwitch />
            <SideMenu />
          </Tools>
        </Main>
      </Container>
    </Bar>
  );
}

const Home = styled('a')(({ theme: { vars, breakpoints } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.75rem',
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  color: vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { flex: 'none', inlineSize: '2.5rem', blockSize: '2.5rem', color: vars.palette.primary.main },
  '& span': { maxInlineSize: '11rem', fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  [breakpoints.down('sm')]: {
    gap: '0.5rem',
    '& svg': { inlineSize: '2rem', blockSize: '2rem' },
    '& span': { fontSize: '0.875rem', lineHeight: 1.3 },
  },
  [LARGE_LETTERS]: { flex: '1 0 100%', minBlockSize: BRAND_ROW },
}));

function Brand() {
  const { t, lang } = useI18n();
  const name = site.shortName[lang];
  return (
    <Home href={localPath('/', lang)} className="brand" aria-label={t('shell.siteHome', { name })}>
      {/* The mark of the association, as in `public/media/mark.svg`: a letter that holds the massif. */}
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path fill="currentcolor" fillRule="evenodd" d={MARK_PATH} />
      </svg>
      <span className="brand__name">{name}</span>
    </Home>
  );
}

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  // Depends on the attribute set before the first paint.
  'html:not([data-color-scheme="dark"]) & .scheme-switch svg:last-of-type': { display: 'none' },
  '[data-color-scheme="dark"] & .scheme-switch svg:first-of-type': { display: 'none' },
  [theme.breakpoints.down('sm')]: { '& > button': { minWidth: 0, inlineSize: '2.5rem', paddingInline: 0 } },
  [LARGE_LETTERS]: {
    flex: 1,
    justifyContent: 'flex-end',
    gap: 0,
    blockSize: 'var(--header-height)',
    '& > ul': { marginInlineEnd: 'auto' },
    '& > ul a': { minInlineSize: '1.75rem' },
    '& > button': { inlineSize: '2.25rem' },
  },
}));

/** Follows the system until it is pressed for the first time (`color-scheme.ts`). */
function SchemeSwitch() {
  const t = useT();
  return (
    <IconButton
      className="scheme-switch"
      color="inherit"
      aria-label={t('shell.darkColors')}
      aria-pressed={false}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </IconButton>
  );
}
