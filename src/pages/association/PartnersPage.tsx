import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { partnerUrl } from '../../content/contact.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { PartnerLink, PartnerLogo } from '../../ui/links/PartnerLink.tsx';
import { AssociationPage } from './AssociationPage.tsx';
import { partnersPage } from '../../content/front-pages.ts';
import { published } from '../../content/published.ts';

export function PartnersPage() {
  const { t, lang } = useI18n();
  return (
    <AssociationPage page={partnersPage} title={t('pages.allPartners')}>
      <Partners className="plain-list">
        {published.partners.map((partner) => (
          <Card key={partner.name.en} component="li">
            <PartnerLogo name={partner.logo} />
            <Typography variant="h4" component="h3">
              <PartnerLink url={partnerUrl(partner)}>{partner.name[lang]}</PartnerLink>
            </Typography>
            <Typography variant="body2">{partner.description[lang]}</Typography>
          </Card>
        ))}
      </Partners>
    </AssociationPage>
  );
}

/** Cards that are links as a whole. */
const Partners = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: theme.spacing(2.5),
  '& > li': { position: 'relative', padding: theme.spacing(3) },
  '& img': { display: 'block' },
  '& h3': { marginBlock: theme.spacing(2, 1), '& a': { color: 'inherit' } },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& p': { color: theme.vars.palette.text.secondary },
}));
