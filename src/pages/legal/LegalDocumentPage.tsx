import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { LegalPage } from '../../content/schema.ts';
import { PAGE_LANGS } from '../../domain/lang.ts';
import { formatDate, useToday } from '../../i18n/dates.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { Notice } from '../../ui/text/Notice.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { PageTop } from '../PageTop.tsx';

/**
 * `/legal/privacy` and `/legal/terms`: the English text is binding; the Georgian page shows both side by
 * side.
 */
export function LegalDocumentPage({ document: page }: { readonly document: LegalPage }) {
  const { t, lang } = useI18n();
  // A page drawn on an earlier day is put right by `islands/frame/start-frame.ts`.
  const today = useToday();
  return (
    <>
      <PageTop
        page={page}
        lead={
          <>
            {t('pages.lastUpdated')}{' '}
            <time data-today dateTime={today}>
              {formatDate(today, lang)}
            </time>
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
                <Typography
                  color="textSecondary"
                  sx={{ mb: 3, pb: 1.25, borderBottom: 3, borderColor: 'primary.main', fontWeight: 600 }}
                >
                  {page.title[each]}
                </Typography>
                <RichText blocks={page.body} lang={each} idPrefix={each === 'en' ? 'en-' : ''} />
              </Grid>
            ))}
          </Grid>
        )}
      </Section>
    </>
  );
}
