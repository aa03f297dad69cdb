import { useCallback, useRef, useState } from 'react';
import { partnerUrl } from '../../content/contact.ts';
import type { Partner } from '../../content/schema.ts';
import { PARTNERS_INTERVAL_MS } from '../../domain/settings.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { PartnerLink } from '../../ui/links/PartnerLink.tsx';
import { PartnerLogo } from '../../ui/pictures/PartnerLogo.tsx';
import { REDUCED_MOTION_QUERY, useMedia } from '../../browser/use-media.ts';
import { useInterval } from '../../browser/use-timer.ts';
import { onNearViewport } from '../../browser/near-viewport.ts';
import type { Carousel } from './carousel.ts';
import type { ControlProps } from '../film/RidgeVideo.tsx';
import './PartnerCarousel.css';

/**
 * Partners' logos in a row that moves automatically. Swiper is loaded when the row comes near the
 * viewport; until then, and without scripts, the row can be scrolled.
 */
export function PartnerCarousel({ partners }: { readonly partners: readonly Partner[] }) {
  const t = useT();
  const lang = useLang();
  const carousel = useRef<Carousel>(null);
  const prefersStill = useMedia(REDUCED_MOTION_QUERY);
  const [choice, setChoice] = useState<'moving' | 'paused'>();
  const isMoving = choice === undefined ? !prefersStill : choice === 'moving';

  const fetchNear = useCallback((row: HTMLDivElement) => {
    let isGone = false;
    const stopWaiting = onNearViewport(row, () => {
      void import('./carousel.ts').then(({ startCarousel }) => {
        if (!isGone) carousel.current = startCarousel(row);
      });
    });
    return () => {
      isGone = true;
      stopWaiting();
      carousel.current?.destroy();
      carousel.current = null;
    };
  }, []);
  const step = () => {
    if (carousel.current?.holdsFocus() === false) carousel.current.next();
  };
  useInterval(step, isMoving ? PARTNERS_INTERVAL_MS : undefined);

  return (
    <div className="partner-carousel">
      <div className="swiper" ref={fetchNear}>
        <ul className="swiper-wrapper">
          {partners.map((partner) => (
            <li key={partner.slug} className="swiper-slide">
              <PartnerLink url={partnerUrl(partner)}>
                <PartnerLogo name={partner.logo} />
                <span>{partner.name[lang]}</span>
              </PartnerLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="partner-carousel__controls">
        <Control
          icon="chevron"
          label={t('home.partners.previous')}
          onClick={() => carousel.current?.previous()}
        />
        <Control
          icon={isMoving ? 'pause' : 'play'}
          label={t(isMoving ? 'home.partners.pause' : 'home.partners.play')}
          onClick={() => setChoice(isMoving ? 'paused' : 'moving')}
        />
        <Control icon="chevron" label={t('home.partners.next')} onClick={() => carousel.current?.next()} />
      </div>
    </div>
  );
}

function Control({ icon, label, onClick }: ControlProps) {
  return (
    <button type="button" className="tool-button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
