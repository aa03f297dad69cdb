import type { ReactNode } from 'react';
import { contact } from '../../content/contact.ts';
import { site } from '../../content/site.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { Icon, type IconName } from '../../ui/pictures/Icon.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PageHero } from '../../ui/page/PageHero.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useFrontPages } from '../content.ts';
import { organizationData } from '../../seo/structured-data.ts';
import './ContactScreen.css';

export function Screen() {
  const t = useT();
  const lang = useLang();
  const { contactPage } = useFrontPages();
  const { phone, email, instagram, facebook } = contact;
  const title = contactPage.title[lang];
  const crumbs = [{ to: '/', text: t('shell.nav.home') }];
  return (
    <>
      <PageHead
        title={contactPage.meta.title[lang]}
        description={contactPage.meta.description[lang]}
        jsonLd={[
          breadcrumbData(crumbs, { to: '/contact', text: title }, lang),
          organizationData(lang, false),
        ]}
      />
      <PageHero
        eyebrow={<Breadcrumbs crumbs={crumbs} />}
        title={title}
        lead={contactPage.intro[lang]}
        {...(contactPage.image ? { picture: contactPage.image } : {})}
      />
      <Section title={site.name[lang]}>
        <dl className="contact-ways">
          {phone ? (
            <Way icon="phone" label={t('pages.contact.phone')}>
              <a href={phone.href}>{phone.display}</a>
            </Way>
          ) : null}
          {email ? (
            <Way icon="mail" label={t('pages.contact.email')}>
              <a href={`mailto:${email}`}>{email}</a>
            </Way>
          ) : null}
          {instagram ? (
            <Way icon="instagram" label="Instagram">
              <ProfileLink address={instagram} />
            </Way>
          ) : null}
          {facebook ? (
            <Way icon="facebook" label="Facebook">
              <ProfileLink address={facebook} />
            </Way>
          ) : null}
          <Way icon="place" label={t('pages.contact.address')}>
            {site.address[lang]}
          </Way>
        </dl>
      </Section>
    </>
  );
}

function ProfileLink({ address }: { readonly address: string }) {
  return (
    <a href={address} rel="noopener">
      {address.replace('https://www.', '')}
    </a>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly children: ReactNode;
}

function Way({ icon, label, children }: WayProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
