import type { HomePage } from '../../content/schema.ts';
import { site } from '../../content/site.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localized } from '../../i18n/localized.ts';
import { useT } from '../../i18n/use-t.ts';
import { FactBox } from '../../ui/text/FactBox.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { NewsCards } from '../news/NewsCards.tsx';
import { ProfessionCards } from '../professions/ProfessionCards.tsx';
import { useHome, useLatestNews, usePartners, useProfessionCards } from '../content.ts';
import { organizationData } from '../../seo/structured-data.ts';
import { Hero } from './Hero.tsx';
import { PartnerCarousel } from './PartnerCarousel.tsx';
import { RidgeVideo } from './RidgeVideo.tsx';
import './HomeScreen.css';

export function Screen() {
  const t = useT();
  const lang = useLang();
  const { home } = useHome();
  const { latestNews } = useLatestNews();
  const { partners } = usePartners();
  const { HOME_PROFESSIONS, professionCards } = useProfessionCards();
  const cards = HOME_PROFESSIONS.flatMap((slug) => professionCards.filter((card) => card.slug === slug));
  return (
    <>
      <PageHead
        title={localized(home.meta.title, lang)}
        description={localized(home.meta.description, lang)}
        jsonLd={[
          organizationData(lang),
          { '@type': 'WebSite', name: localized(site.shortName, lang), inLanguage: lang },
        ]}
      />
      <Hero hero={home.hero} />
      <About home={home} />
      <Section
        tone="ice"
        title={localized(home.professions.title, lang)}
        intro={localized(home.professions.intro, lang)}
      >
        <ProfessionCards cards={cards} leading />
        <p className="after-cards">
          <LocalButtonLink to="/guides" variant="contained">
            {t('home.findGuide')}
          </LocalButtonLink>{' '}
          <LocalButtonLink to="/professions" variant="outlined">
            {t('shell.allProfessions')}
          </LocalButtonLink>{' '}
          <LocalButtonLink to="/check" variant="outlined">
            {t('home.checkMember')}
          </LocalButtonLink>
        </p>
      </Section>
      <Reasons home={home} />
      <Section tone="night" title={localized(home.video.title, lang)}>
        <RidgeVideo film={home.video} />
      </Section>
      <Section title={localized(home.news.title, lang)} intro={localized(home.news.intro, lang)}>
        <NewsCards articles={latestNews} />
        <p className="after-cards">
          <LocalButtonLink to="/news" variant="outlined">
            {t('home.allNews')}
          </LocalButtonLink>
        </p>
      </Section>
      <Section
        tone="ice"
        title={localized(home.partners.title, lang)}
        intro={localized(home.partners.intro, lang)}
      >
        <PartnerCarousel partners={partners} />
      </Section>
      <Closing home={home} />
    </>
  );
}

interface PartProps {
  readonly home: HomePage;
}

function About({ home }: PartProps) {
  const lang = useLang();
  return (
    <Section title={localized(home.about.title, lang)}>
      <div className="home-about">
        <div>
          {home.about.text.map((paragraph) => (
            <p key={localized(paragraph, lang)}>{localized(paragraph, lang)}</p>
          ))}
        </div>
        <FactBox entries={home.figures} lang={lang} />
      </div>
    </Section>
  );
}

function Reasons({ home }: PartProps) {
  const lang = useLang();
  return (
    <Section title={localized(home.reasons.title, lang)}>
      <ul className="home-reasons">
        {home.reasons.items.map(({ title, text }) => (
          <li key={localized(title, lang)}>
            <h3>{localized(title, lang)}</h3>
            <p>{localized(text, lang)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Closing({ home }: PartProps) {
  const t = useT();
  const lang = useLang();
  return (
    <Section
      tone="night"
      className="home-closing"
      title={localized(home.closing.title, lang)}
      intro={localized(home.closing.text, lang)}
    >
      <LocalButtonLink to="/becoming-guide" variant="contained" color="secondary" size="large">
        {t('home.becomeGuide')}
      </LocalButtonLink>
    </Section>
  );
}
