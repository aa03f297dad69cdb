import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { contact } from '../../content/contact.ts';
import { MENUS } from '../../content/routes.ts';
import { site } from '../../content/site.ts';
import { useToday } from '../../i18n/dates.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { night } from '../../theme/night.ts';
import { useMenuLinks } from './MenuItems.tsx';

const Footer = styled('footer')(({ theme }) => ({
  ...night(theme),
  ...theme.typography.body2,
  color: theme.vars.palette.scheme.onNightMuted,
  '& a:hover, & h2': { color: theme.vars.palette.scheme.onNight },
  '& li': { minBlockSize: '2.25rem', overflowWrap: 'anywhere' },
  '& li a': { paddingBlock: '0.375rem' },
}));

export function SiteFooter() {
  const { t, lang } = useI18n();
  const year = useToday().slice(0, 4);
  const { email, phone } = contact;
  return (
    <Footer className="site-footer no-print">
      <Container>
        <Grid container spacing={4} sx={{ paddingBlock: '3rem 2rem' }}>
          <Column title={t('shell.footer.menu')} items={useMenuLinks(MENUS.footer)} />
          <Column
            title={t('shell.footer.contact')}
            items={[
              ...(email ? [{ href: `mailto:${email}`, children: email }] : []),
              ...(phone ? [{ href: phone.href, children: phone.display }] : []),
              { children: contact.address[lang] },
            ]}
          />
          <Column title={t('shell.footer.legal')} items={useMenuLinks(MENUS.legal)} />
        </Grid>
        <Typography
          variant="inherit"
          className="site-footer__copyright"
          data-year={year}
          sx={{ paddingBlock: '1.25rem 2rem', borderBlockStart: '1px solid var(--line-on-night)' }}
        >
          {t('shell.footer.copyright', { year, name: site.name[lang] })}
        </Typography>
      </Container>
    </Footer>
  );
}

interface ColumnProps {
  readonly title: string;
  /** Links, and texts without an address. */
  readonly items: readonly { readonly href?: string; readonly children: ReactNode }[];
}

function Column({ title, items }: ColumnProps) {
  return (
    <Grid size={{ xs: 12, sm: 4 }}>
      <Typography component="h2" variant="subtitle2" gutterBottom>
        {title}
      </Typography>
      <List disablePadding>
        {items.map(({ href, children }) => (
          <ListItem key={href ?? ''} disablePadding>
            {href === undefined ? (
              children
            ) : (
              <Link
                color="inherit"
                underline="hover"
                href={href}
                translate={href.includes(':') ? 'no' : undefined}
              >
                {children}
              </Link>
            )}
          </ListItem>
        ))}
      </List>
    </Grid>
  );
}
