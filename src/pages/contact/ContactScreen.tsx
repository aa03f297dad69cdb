import type { ReactNode } from 'react';
import { contact } from '../../content/contact.ts';
import { site } from '../../content/site.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon, type IconName } from '../../ui/pictures/Icon.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useContent } from '../content.ts';
import { PageTop } from '../PageTop.tsx';
import { organizationData } from '../../seo/structured-data.ts';
import './ContactScreen.css';

export function Screen() {
  const t = useT();
  const lang = useLang();
  const contactPage = useContent('content/front-pages', 'contactPage');
  const { phone, email, instagram, facebook } = contact;
  return (
    <>
      <PageTop page={contactPage} jsonLd={[organizationData(lang, false)]} />
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
