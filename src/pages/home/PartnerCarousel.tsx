import { useEffect, useRef, useState } from 'react';
import type { Partner } from '../../content/schema.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localized } from '../../i18n/localized.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { PartnerLogo } from '../../ui/pictures/PartnerLogo.tsx';
import { REDUCED_MOTION, useMedia } from '../../browser/use-media.ts';
import { useNear } from '../../browser/use-near.ts';
import type { Carousel } from './carousel.ts';
import './PartnerCarousel.css';

/**
 * Partners' logos in a row that moves on by itself. Swiper is fetched when the row comes near; until
 * then, and without scripts, it is a row to scroll.
 */
export function PartnerCarousel({ partners }: { readonly partners: readonly Partner[] }) {
  const t = useT();
  const lang = useLang();
  const root = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(null);
  const isNear = useNear(root);
  const prefersStill = useMedia(REDUCED_MOTION);
  const [choice, setChoice] = useState<'moving' | 'paused'>();
  const isMoving = choice === undefined ? !prefersStill : choice === 'moving';

  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    void import('./carousel.ts').then(({ startCarousel }) => {
      if (isGone || !root.current) return;
      carousel.current = startCarousel(root.current);
    });
    return () => {
      isGone = true;
      carousel.current?.destroy();
      carousel.current = null;
    };
  }, [isNear]);

  useEffect(() => {
    if (!isNear || !isMoving) return;
    const timer = setInterval(() => {
      if (!document.hidden) carousel.current?.next();
    }, 3000);
    return () => clearInterval(timer);
  }, [isNear, isMoving]);

  return (
    <div className="partner-carousel">
      <div className="swiper" ref={root}>
        <ul className="swiper-wrapper">
          {partners.map((partner) => (
            <li key={partner.slug} className="swiper-slide">
              <a href={partner.url} rel="noopener">
                <PartnerLogo name={partner.logo} />
                <span>{localized(partner.name, lang)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="partner-carousel__controls">
        <button
          type="button"
          className="tool-button"
          aria-label={t('home.partners.previous')}
          onClick={() => carousel.current?.previous()}
        >
          <Icon name="chevron" />
        </button>
        <button
          type="button"
          className="tool-button"
          aria-label={t(isMoving ? 'home.partners.pause' : 'home.partners.play')}
          onClick={() => setChoice(isMoving ? 'paused' : 'moving')}
        >
          <Icon name={isMoving ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          className="tool-button"
          aria-label={t('home.partners.next')}
          onClick={() => carousel.current?.next()}
        >
          <Icon name="chevron" />
        </button>
      </div>
    </div>
  );
}
