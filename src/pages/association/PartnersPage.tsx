import { partnerUrl } from '../../content/contact.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { PartnerLink } from '../../ui/links/PartnerLink.tsx';
import { PartnerLogo } from '../../ui/pictures/PartnerLogo.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { PageTop } from '../PageTop.tsx';
import { AssociationLinks } from './AssociationLinks.tsx';
import './PartnersPage.css';
import { partners, partnersPage } from '../../content/partners.ts';

export function PartnersPage() {
  const t = useT();
  const lang = useLang();
  return (
    <>
      <PageTop
        page={partnersPage}
        parents={[{ to: '/association/about', text: t('shell.nav.association') }]}
      />
      <Section title={t('pages.allPartners')}>
        <div className="side-by-side">
          <ul className="plain-list partner-grid">
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
          <AssociationLinks />
        </div>
      </Section>
    </>
  );
}
