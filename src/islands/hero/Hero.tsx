import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { HomePage } from '../../content/schema.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { Actions } from '../../ui/links/Actions.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { StateButton } from '../controls/StateButton.tsx';
import heroStyles from './Hero.css?inline';

type Slide = HomePage['hero']['slides'][number];

/** The first picture is part of the page; `hero.ts` takes in each other one shortly before it is shown. */
export function Hero({ hero }: { readonly hero: HomePage['hero'] }) {
  const { title, subtitle, slides } = hero;
  const { t, lang } = useI18n();
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: heroStyles }} />
      <div className="hero" data-island="hero">
        <div className="hero__slides no-print">
          {slides.map((slide, index) =>
            index === 0 ? (
              <HeroSlide key={slide.name} slide={slide} shown />
            ) : (
              <template key={slide.name}>
                <HeroSlide slide={slide} />
              </template>
            ),
          )}
        </div>
        <Container className="hero__inner">
          <div className="hero__text">
            <Typography variant="h1" tabIndex={-1}>
              {title[lang]}
            </Typography>
            <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '36rem' }}>
              {subtitle[lang]}
            </Typography>
            <Actions>
              <LocalButtonLink to="/guides" variant="contained" color="secondary" size="large">
                {t('home.findGuide')}
              </LocalButtonLink>
              <LocalButtonLink to="/becoming-guide" variant="contained" color="secondary" size="large">
                {t('home.becomeGuide')}
              </LocalButtonLink>
              <LocalButtonLink to="/association/about" variant="contained" color="secondary" size="large">
                {t('home.learnMore')}
                <span className="visually-hidden"> {t('home.learnMoreAbout')}</span>
              </LocalButtonLink>
            </Actions>
          </div>
          <div className="hero__control no-print">
            <span className="hero__count" aria-hidden="true" translate="no">
              {`1/${slides.length}`}
            </span>
            <StateButton name="hero" states={{ pause: t('home.hero.pause'), play: t('home.hero.play') }} />
          </div>
        </Container>
      </div>
    </>
  );
}

function HeroSlide({ slide, shown = false }: { readonly slide: Slide; readonly shown?: boolean }) {
  return (
    <div className={shown ? 'hero__slide is-shown' : 'hero__slide'} aria-hidden={!shown}>
      <Picture
        {...slide}
        sizes="(max-width: 37.49rem) calc(100vw - 1px), max(100vw, 82rem)"
        priority={shown}
      />
    </div>
  );
}
