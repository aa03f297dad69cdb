import { site } from '../../content/site.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localized } from '../../i18n/localized.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { ContactLinks, SocialLinks } from './ContactLinks.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { Mark } from './Mark.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { SideMenu } from './SideMenu.tsx';
import { UserBlock } from './UserBlock.tsx';
import './SiteHeader.css';

/** Top bar (medium screens and up) and, sticky below it, the navigation. */
export function SiteHeader() {
  return (
    <header className="site-header">
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
  const name = localized(site.shortName, useLang());
  return (
    <LocalLink to="/" className="brand" aria-label={t('shell.siteHome', { name })}>
      <Mark />
      <span className="brand__name">{name}</span>
    </LocalLink>
  );
}
