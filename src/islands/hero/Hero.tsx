import { startTransition, useState } from 'react';
import type { HomePage } from '../../content/schema.ts';
import { HERO_INTERVAL_MS } from '../../domain/settings.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useInterval } from '../../browser/use-timer.ts';
import { REDUCED_MOTION_QUERY, useMedia } from '../../browser/use-media.ts';
import './Hero.css';

/**
 * Shows the next slide every `HERO_INTERVAL_MS` until paused; does not move under reduced motion. Counts half
 * intervals: each even one shows the next slide, each odd one loads its picture.
 */
function useSlideshow(count: number) {
  const prefersStill = useMedia(REDUCED_MOTION_QUERY);
  const [choice, setChoice] = useState<'moving' | 'paused'>();
  const [halves, setHalves] = useState(0);
  const isMoving = choice === undefined ? !prefersStill : choice === 'moving';
  useInterval(
    () => startTransition(() => setHalves((number) => number + 1)),
    isMoving ? HERO_INTERVAL_MS / 2 : undefined,
  );
  return {
    shown: Math.floor(halves / 2) % count,
    /** Number of slides in the page: those shown so far and, half an interval ahead, the next one. */
    rendered: Math.floor((halves + 1) / 2) + 1,
    isMoving,
    toggle: () => {
      setChoice(isMoving ? 'paused' : 'moving');
      // After a pause the slide is shown for a complete interval.
      setHalves((number) => number - (number % 2));
    },
  };
}

/** The first picture is part of the HTML; each other one is loaded shortly before it is shown. */
export function Hero({ hero }: { readonly hero: HomePage['hero'] }) {
  const { title, subtitle, slides } = hero;
  const t = useT();
  const lang = useLang();
  const { shown, rendered, isMoving, toggle } = useSlideshow(slides.length);
  return (
    <div className="hero">
      <div className="hero__slides">
        {slides.slice(0, rendered).map((slide, index) => (
          <div
            key={slide.name}
            className={index === shown ? 'hero__slide is-shown' : 'hero__slide'}
            aria-hidden={index !== shown}
          >
            <Picture
              {...slide}
              sizes="(max-width: 37.49rem) calc(100vw - 1px), max(100vw, 82rem)"
              priority={index === 0}
            />
          </div>
        ))}
      </div>
      <div className="hero__inner">
        <div className="hero__text">
          <h1 tabIndex={-1}>{title[lang]}</h1>
          <p>{subtitle[lang]}</p>
          <div className="hero__actions">
            <LocalButtonLink to="/guides" variant="contained" color="secondary" size="large">
              {t('home.findGuide')}
            </LocalButtonLink>
            <LocalButtonLink to="/becoming-guide" variant="outlined" color="inherit" size="large">
              {t('home.becomeGuide')}
            </LocalButtonLink>
            <LocalButtonLink to="/association/about" variant="outlined" color="inherit" size="large">
              {t('home.learnMore')}
              <span className="visually-hidden"> {t('home.learnMoreAbout')}</span>
            </LocalButtonLink>
          </div>
        </div>
        <div className="hero__control">
          <span className="hero__count" aria-hidden="true">
            {shown + 1}/{slides.length}
          </span>
          <button
            type="button"
            aria-label={t(isMoving ? 'home.hero.pause' : 'home.hero.play')}
            onClick={toggle}
          >
            <Icon name={isMoving ? 'pause' : 'play'} />
          </button>
        </div>
      </div>
    </div>
  );
}
