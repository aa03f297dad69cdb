import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { contact } from '../../content/contact.ts';
import { site } from '../../content/site.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { officePath } from '../../domain/messages/message-paths.ts';
import { Actions } from '../../ui/links/Actions.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { Icon, type IconName } from '../../ui/pictures/Icon.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { PeopleList } from '../association/PeopleList.tsx';
import { PageTop } from '../PageTop.tsx';
import { organizationData } from '../../seo/structured-data.ts';
import { contactPage } from '../../content/front-pages.ts';

export function ContactPage() {
  const t = useT();
  const lang = useLang();
  const { phone, email, instagram, facebook, address, hours } = contact;
  return (
    <>
      <PageTop page={contactPage} jsonLd={[organizationData(lang, false)]} />
      <Section title={site.name[lang]}>
        <Ways>
          <Way icon="phone" label={t('pages.contact.phone')} href={phone?.href} text={phone?.display} />
          <Way icon="mail" label={t('pages.contact.email')} text={email} />
          <Way icon="instagram" label="Instagram" href={instagram} />
          <Way icon="facebook" label="Facebook" href={facebook} />
          <Way icon="place" label={t('pages.contact.address')} text={address[lang]} />
          <Way icon="clock" label={t('pages.contact.hours')} text={hours?.[lang]} />
        </Ways>
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
          <Link href={href} translate="no" rel={href.startsWith('https:') ? 'noopener' : undefined}>
            {text}
          </Link>
        )}
      </dd>
    </div>
  );
}

const Ways = styled('dl')(({ theme }) => ({
  maxInlineSize: '48rem',
  borderBlockStart: `3px solid ${theme.vars.palette.primary.main}`,
  '& > div': {
    display: 'grid',
    gap: theme.spacing(0.5, 4),
    paddingBlock: theme.spacing(2),
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '12rem minmax(0, 1fr)' },
  },
  '& dt': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', paddingBlock: 2 },
}));
