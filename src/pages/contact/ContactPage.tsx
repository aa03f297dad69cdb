import { contact } from '../../content/contact.ts';
import { site } from '../../content/site.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon, type IconName } from '../../ui/pictures/Icon.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { PageTop } from '../PageTop.tsx';
import { organizationData } from '../../seo/structured-data.ts';
import './ContactPage.css';
import { contactPage } from '../../content/front-pages.ts';

export function ContactPage() {
  const t = useT();
  const lang = useLang();
  const { phone, email, instagram, facebook } = contact;
  return (
    <>
      <PageTop page={contactPage} jsonLd={[organizationData(lang, false)]} />
      <Section title={site.name[lang]}>
        <dl className="contact-ways">
          <Way icon="phone" label={t('pages.contact.phone')} href={phone?.href} text={phone?.display} />
          <Way icon="mail" label={t('pages.contact.email')} href={email && `mailto:${email}`} text={email} />
          <Way icon="instagram" label="Instagram" href={instagram} />
          <Way icon="facebook" label="Facebook" href={facebook} />
          <Way icon="place" label={t('pages.contact.address')} text={site.address[lang]} />
        </dl>
      </Section>
    </>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly href?: string | undefined;
  /** For a website its address by default; nothing is shown if it has not been supplied. */
  readonly text?: string | undefined;
}

function Way({ icon, label, href, text = href?.replace('https://www.', '') }: WayProps) {
  if (!text) return null;
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>
        {href === undefined ? (
          text
        ) : (
          <a href={href} rel={href.startsWith('https:') ? 'noopener' : undefined}>
            {text}
          </a>
        )}
      </dd>
    </div>
  );
}
