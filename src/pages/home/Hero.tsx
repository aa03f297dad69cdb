import { startTransition, useEffect, useState } from 'react';
import type { HomePage } from '../../content/schema.ts';
import { HERO_INTERVAL_MS } from '../../domain/site-facts.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localized } from '../../i18n/localized.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { REDUCED_MOTION, useMedia } from '../../browser/use-media.ts';
import './Hero.css';

interface Slideshow {
  readonly shown: number;
  /** How many slides are there: the shown ones and, in good time, the next. */
  readonly present: number;
  readonly isMoving: boolean;
  readonly toggle: () => void;
}

/** The number of the slide, moved on every five seconds until paused; still under reduced motion. */
function useSlideshow(count: number): Slideshow {
  const prefersStill = useMedia(REDUCED_MOTION);
  const [choice, setChoice] = useState<'moving' | 'paused'>();
  const [shown, setShown] = useState(0);
  const [fetched, setFetched] = useState(1);
  const isMoving = choice === undefined ? !prefersStill : choice === 'moving';
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (!document.hidden) setShown((number) => (number + 1) % count);
    }, HERO_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isMoving, count]);
  useEffect(() => {
    if (!isMoving) return;
    const fetchNext = () => startTransition(() => setFetched((number) => Math.max(number, shown + 2)));
    const timer = setTimeout(fetchNext, HERO_INTERVAL_MS / 2);
    return () => clearTimeout(timer);
  }, [isMoving, shown]);
  return {
    shown,
    present: Math.max(fetched, shown + 1),
    isMoving,
    toggle: () => setChoice(isMoving ? 'paused' : 'moving'),
  };
}

/** The first picture stands in the HTML; each other one is fetched shortly before its turn. */
export function Hero({ hero }: { readonly hero: HomePage['hero'] }) {
  const { title, subtitle, slides } = hero;
  const t = useT();
  const lang = useLang();
  const { shown, present, isMoving, toggle } = useSlideshow(slides.length);
  return (
    <div className="hero">
      <div className="hero__slides">
        {slides.slice(0, present).map((slide, index) => (
          <div
            key={slide.name}
            className={index === shown ? 'hero__slide is-shown' : 'hero__slide'}
            aria-hidden={index !== shown}
          >
            <Picture
              {...slide}
              sizes="(max-width: 599.95px) 100vw, max(100vw, 82rem)"
              priority={index === 0}
            />
          </div>
        ))}
      </div>
      <div className="hero__inner">
        <div className="hero__text">
          <h1 tabIndex={-1}>{localized(title, lang)}</h1>
          <p>{localized(subtitle, lang)}</p>
          <div className="hero__actions">
            <LocalButtonLink to="/becoming-guide" variant="contained" color="secondary" size="large">
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
