import { partnerUrl } from '../../content/contact.ts';
import type { Partner } from '../../content/schema.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { PartnerLink } from '../../ui/links/PartnerLink.tsx';
import { PartnerLogo } from '../../ui/pictures/PartnerLogo.tsx';
import { StateButton } from '../controls/StateButton.tsx';
import './PartnerCarousel.css';

/**
 * Partners' logos in a row that moves automatically (`carousel.ts`). Until that is loaded near the viewport, and
 * without scripts, the row can be scrolled.
 */
export function PartnerCarousel({ partners }: { readonly partners: readonly Partner[] }) {
  const t = useT();
  const lang = useLang();
  return (
    <div className="partner-carousel" data-island="carousel">
      <div className="swiper">
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
        <StateButton
          name="previous"
          className="tool-button"
          states={[{ icon: 'chevron', label: t('home.partners.previous') }]}
        />
        <StateButton
          name="move"
          className="tool-button"
          states={[
            { icon: 'pause', label: t('home.partners.pause') },
            { icon: 'play', label: t('home.partners.play') },
          ]}
        />
        <StateButton
          name="next"
          className="tool-button"
          states={[{ icon: 'chevron', label: t('home.partners.next') }]}
        />
      </div>
    </div>
  );
}
