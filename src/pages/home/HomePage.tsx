import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { home } from '../../content/home.ts';
import { HOME_PROFESSIONS, professionCards } from '../../content/professions/cards.ts';
import { published } from '../../content/published.ts';
import { site } from '../../content/site.ts';
import { HOME_NEWS_COUNT } from '../../domain/settings.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { PartnerCarousel } from '../../islands/carousel/PartnerCarousel.tsx';
import { RidgeVideo } from '../../islands/film/RidgeVideo.tsx';
import { Hero } from '../../islands/hero/Hero.tsx';
import { organizationData } from '../../seo/structured-data.ts';
import { Actions } from '../../ui/links/Actions.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ContourLines } from '../../ui/pictures/ContourLines.tsx';
import { PictureCards } from '../../ui/pictures/PictureCards.tsx';
import { FactBox } from '../../ui/text/FactBox.tsx';
import { TitledTexts } from '../../ui/text/TitledTexts.tsx';

/** A number is above what it counts. */
const FIGURES = {
  '& .fact-box dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& dl > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dd': { typography: 'h3' },
};

export function HomePage() {
  const { t, lang } = useI18n();
  const { summary, hero, about, figures, professions, reasons, video, closing } = home;
  const website = { '@type': 'WebSite', name: site.shortName[lang], inLanguage: lang };
  const cards = HOME_PROFESSIONS.flatMap((slug) => professionCards.filter((card) => card.slug === slug));
  return (
    <>
      <PageHead
        title={site.tagline[lang]}
        description={summary[lang]}
        jsonLd={[organizationData(lang), website]}
      />
      <Hero hero={hero} />
      <Section title={about.title[lang]}>
        <Grid container rowSpacing="2rem" columnSpacing="clamp(2rem, 6vw, 6rem)">
          <Grid size={{ xs: 12, md: 7 }}>
            {about.text.map((paragraph) => (
              <Typography key={paragraph[lang]} sx={{ mb: 2, fontSize: '1.125rem' }}>
                {paragraph[lang]}
              </Typography>
            ))}
          </Grid>
          <Grid size={{ xs: 12, md: 5 }} sx={FIGURES}>
            <FactBox entries={figures} lang={lang} />
          </Grid>
        </Grid>
      </Section>
      <Section tone="ice" title={professions.title[lang]} intro={professions.intro[lang]}>
        <PictureCards cards={cards} leading />
        <Actions>
          <LocalButtonLink to="/guides" variant="contained">
            {t('home.findGuide')}
          </LocalButtonLink>
          <LocalButtonLink to="/professions" variant="outlined">
            {t('shell.page/professions')}
          </LocalButtonLink>
          <LocalButtonLink to="/check" variant="outlined">
            {t('shell.page/check')}
          </LocalButtonLink>
        </Actions>
      </Section>
      <Section title={reasons.title[lang]}>
        <TitledTexts items={reasons.items} component="ul" variant="h4" size={{ xs: 12, sm: 6, lg: 3 }} />
      </Section>
      <Section tone="night" className="no-print" title={video.title[lang]}>
        <RidgeVideo film={video} />
      </Section>
      <Section title={home.news.title[lang]} intro={home.news.intro[lang]}>
        <PictureCards cards={published.news.slice(0, HOME_NEWS_COUNT)} min="14.5rem" />
        <Actions>
          <LocalButtonLink to="/news" variant="outlined">
            {t('home.allNews')}
          </LocalButtonLink>
        </Actions>
      </Section>
      <Section tone="ice" title={home.partners.title[lang]} intro={home.partners.intro[lang]}>
        <PartnerCarousel partners={published.partners} />
      </Section>
      <Section tone="night" title={closing.title[lang]} intro={closing.text[lang]}>
        <LocalButtonLink to="/becoming-guide" variant="contained" color="secondary" size="large">
          {t('home.becomeGuide')}
        </LocalButtonLink>
        <ContourLines />
      </Section>
    </>
  );
}
