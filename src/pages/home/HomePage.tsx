import { useLang } from '../../i18n/lang-context.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Hero } from '../../islands/hero/Hero.tsx';
import { HomePart, preloadParts } from './HomePart.tsx';
import { PartnerCarousel } from '../../islands/carousel/PartnerCarousel.tsx';
import { RidgeVideo } from '../../islands/film/RidgeVideo.tsx';
import './HomePage.css';
import { home } from '../../content/home.ts';
import { partners } from '../../content/partners.ts';

export { preloadParts };

export function HomePage() {
  const lang = useLang();
  return (
    <>
      <PageHead title={home.meta.title[lang]} description={home.meta.description[lang]} />
      <HomePart name="Data" />
      <Hero hero={home.hero} />
      <HomePart name="About" />
      <HomePart name="Professions" />
      <HomePart name="Reasons" />
      <Section tone="night" title={home.video.title[lang]}>
        <RidgeVideo film={home.video} />
      </Section>
      <HomePart name="News" />
      <Section tone="ice" title={home.partners.title[lang]} intro={home.partners.intro[lang]}>
        <PartnerCarousel partners={partners} />
      </Section>
      <HomePart name="Closing" />
    </>
  );
}
