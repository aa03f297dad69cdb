import { partnerUrl } from '../../content/contact.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PageHero } from '../../ui/page/PageHero.tsx';
import { PartnerLink } from '../../ui/links/PartnerLink.tsx';
import { PartnerLogo } from '../../ui/pictures/PartnerLogo.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { usePartners } from '../content.ts';
import { AssociationLinks } from './AssociationLinks.tsx';
import './PartnersScreen.css';

const PATH = '/association/partners';

export function Screen() {
  const t = useT();
  const lang = useLang();
  const { partners, partnersPage } = usePartners();
  const title = partnersPage.title[lang];
  const crumbs = [
    { to: '/', text: t('shell.nav.home') },
    { to: '/association/about', text: t('shell.nav.association') },
  ];
  return (
    <>
      <PageHead
        title={partnersPage.meta.title[lang]}
        description={partnersPage.meta.description[lang]}
        jsonLd={breadcrumbData(crumbs, { to: PATH, text: title }, lang)}
      />
      <PageHero eyebrow={<Breadcrumbs crumbs={crumbs} />} title={title} lead={partnersPage.intro[lang]} />
      <Section title={t('pages.allPartners')}>
        <div className="side-by-side">
          <ul className="partner-grid">
            {partners.map((partner) => (
              <li key={partner.slug} className="partner-card">
                <PartnerLogo name={partner.logo} />
                <h3>
                  <PartnerLink url={partnerUrl(partner)}>{partner.name[lang]}</PartnerLink>
                </h3>
                <p>{partner.description[lang]}</p>
              </li>
            ))}
          </ul>
          <AssociationLinks shown={PATH} />
        </div>
      </Section>
    </>
  );
}
