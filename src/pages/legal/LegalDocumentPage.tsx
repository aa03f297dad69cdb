import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import type { LegalPage } from '../../content/schema.ts';
import { PAGE_LANGS } from '../../domain/lang.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { Notice } from '../../ui/text/Notice.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Today } from '../../ui/text/Today.tsx';
import { PageTop } from '../PageTop.tsx';

/**
 * `/legal/privacy` and `/legal/terms`: the English text is binding; the Georgian page shows both side by
 * side.
 */
export function LegalDocumentPage({ document: page }: { readonly document: LegalPage }) {
  const t = useT();
  const lang = useLang();
  return (
    <>
      <PageTop
        page={page}
        lead={
          <>
            {t('pages.lastUpdated')} <Today />
          </>
        }
      />
      <Section>
        <Notice sx={{ mt: 0 }}>{page.binding[lang]}</Notice>
        {lang === 'en' ? (
          <RichText blocks={page.body} lang="en" />
        ) : (
          <Grid container rowSpacing="3rem" columnSpacing="clamp(2rem, 5vw, 5rem)">
            {PAGE_LANGS.map((each) => (
              <Grid key={each} lang={each} size={{ xs: 12, md: 6 }}>
                <Title>{page.title[each]}</Title>
                <RichText blocks={page.body} lang={each} idPrefix={each === 'en' ? 'en-' : ''} />
              </Grid>
            ))}
          </Grid>
        )}
      </Section>
    </>
  );
}

const Title = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 3),
  paddingBlockEnd: theme.spacing(1.25),
  borderBlockEnd: `3px solid ${theme.vars.palette.primary.main}`,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));
