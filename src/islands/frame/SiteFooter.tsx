import { contact } from '../../content/contact.ts';
import { site } from '../../content/site.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { useToday } from '../../i18n/use-today.ts';
import { FOOTER_LEGAL, FOOTER_MENU } from './menu-links.ts';
import { MenuLinks, type MenuLink } from '../../ui/links/MenuLinks.tsx';
import { YEAR_PLACE } from './text-places.ts';
import './SiteFooter.css';

export function SiteFooter() {
  const t = useT();
  const lang = useLang();
  const year = useToday().slice(0, 4);
  const copyright = (when: string) => t('shell.footer.copyright', { year: when, name: site.name[lang] });
  return (
    <footer className="site-footer" data-frame="footer">
      <div className="site-footer__columns">
        <FooterColumn title={t('shell.footer.menu')} links={FOOTER_MENU} />
        <div>
          <h2>{t('shell.footer.contact')}</h2>
          <ul className="plain-list">
            {contact.email ? (
              <li>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </li>
            ) : null}
            {contact.phone ? (
              <li>
                <a href={contact.phone.href}>{contact.phone.display}</a>
              </li>
            ) : null}
            <li>{site.address[lang]}</li>
          </ul>
        </div>
        <FooterColumn title={t('shell.footer.legal')} links={FOOTER_LEGAL} />
      </div>
      <p className="site-footer__copyright" data-year={year} data-text={copyright(YEAR_PLACE)}>
        {copyright(year)}
      </p>
    </footer>
  );
}

function FooterColumn({ title, links }: { readonly title: string; readonly links: readonly MenuLink[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className="plain-list">
        <MenuLinks links={links} />
      </ul>
    </div>
  );
}
