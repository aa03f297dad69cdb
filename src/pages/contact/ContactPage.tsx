import { contact } from '../../content/contact.ts';
import { site } from '../../content/site.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { officePath } from '../../domain/messages/message-paths.ts';
import { Actions } from '../../ui/links/Actions.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { FactBox } from '../../ui/text/FactBox.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { PeopleList } from '../association/PeopleList.tsx';
import { PageTop } from '../PageTop.tsx';
import { organizationData } from '../../seo/structured-data.ts';
import { contactPage } from '../../content/front-pages.ts';

function linkTo(url: string | undefined): string | undefined {
  return url && `[${url.replace('https://www.', '')}](${url})`;
}

export function ContactPage() {
  const { t, lang } = useI18n();
  const { phone, email, instagram, facebook, address, hours } = contact;
  const ways = [
    [t('pages.contact.phone'), phone && `[${phone.display}](${phone.href})`],
    [t('pages.contact.email'), email],
    ['Instagram', linkTo(instagram)],
    ['Facebook', linkTo(facebook)],
    [t('pages.contact.address'), address[lang]],
    [t('pages.contact.hours'), hours?.[lang]],
  ] as const;
  return (
    <>
      <PageTop page={contactPage} jsonLd={[organizationData(lang, false)]} />
      <Section title={site.name[lang]}>
        {/* What has not been supplied is not shown. */}
        <FactBox lang={lang} entries={ways.flatMap(([label, value]) => (value ? [{ label, value }] : []))} />
        <Actions>
          <LocalButtonLink to={officePath('general')} variant="contained">
            {t('pages.writeToOffice')}
          </LocalButtonLink>
        </Actions>
        <PeopleList groups={['press']} />
      </Section>
    </>
  );
}
