import { site } from '../../content/site.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { ContactLinks, SocialLinks } from './ContactLinks.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { SideMenu } from './SideMenu.tsx';
import { UserBlock } from './UserBlock.tsx';
import { MARK_PATH } from '../../ui/pictures/mark-path.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import './SiteHeader.css';

/** Top bar (medium screens and up) and, sticky below it, the navigation. */
export function SiteHeader() {
  return (
    <header className="site-header" data-frame="header">
      <div className="top-bar">
        <div className="top-bar__inner">
          <ContactLinks />
          <SocialLinks />
          <div className="top-bar__user">
            <UserBlock />
          </div>
        </div>
      </div>
      <div className="site-header__main">
        <Brand />
        <MainNavigation />
        <div className="site-header__tools">
          <LanguageSwitch />
          <SchemeSwitch />
          <SideMenu />
        </div>
      </div>
    </header>
  );
}

function Brand() {
  const t = useT();
  const name = site.shortName[useLang()];
  return (
    <LocalLink
      to="/"
      className="brand"
      underline="none"
      color="inherit"
      aria-label={t('shell.siteHome', { name })}
    >
      <Mark />
      <span className="brand__name">{name}</span>
    </LocalLink>
  );
}

/** The mark of the association, drawn as in `public/media/mark.svg`: a letter that holds the massif. */
function Mark({ size = 40 }: { readonly size?: number }) {
  return (
    <svg className="mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <path fill="currentcolor" fillRule="evenodd" d={MARK_PATH} />
    </svg>
  );
}

/** Follows the system until it is pressed for the first time (`color-scheme.ts`). */
function SchemeSwitch() {
  const t = useT();
  return (
    <button
      type="button"
      className="tool-button scheme-switch"
      aria-label={t('shell.darkColors')}
      aria-pressed={false}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  );
}
