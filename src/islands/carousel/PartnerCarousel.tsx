import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { partnerUrl } from '../../content/contact.ts';
import type { Partner } from '../../content/schema.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { PartnerLink, PartnerLogo } from '../../ui/links/PartnerLink.tsx';
import { StateButton } from '../controls/StateButton.tsx';

/**
 * Partners' logos in a row that moves automatically (`carousel.ts`). Until that is loaded near the viewport, and
 * without scripts, the row can be scrolled.
 */
export function PartnerCarousel({ partners }: { readonly partners: readonly Partner[] }) {
  const { t, lang } = useI18n();
  return (
    <Row className="partner-carousel" data-island="carousel">
      <div className="swiper">
        <ul className="swiper-wrapper plain-list">
          {partners.map((partner) => (
            <Card component="li" key={partner.name.en} className="swiper-slide">
              <PartnerLink url={partnerUrl(partner)}>
                <PartnerLogo name={partner.logo} />
                <span translate="no">{partner.name[lang]}</span>
              </PartnerLink>
            </Card>
          ))}
        </ul>
      </div>
      <Stack direction="row" className="partner-carousel__controls no-print" spacing={0.5} sx={{ mt: 1.5 }}>
        <StateButton name="previous" states={{ chevron: t('home.partners.previous') }} />
        <StateButton
          name="move"
          states={{ pause: t('home.partners.pause'), play: t('home.partners.play') }}
        />
        <StateButton name="next" states={{ chevron: t('home.partners.next') }} />
      </Stack>
    </Row>
  );
}

/** The width of one of the cards in a row. */
const share = (count: number, gap: number) => ({
  inlineSize: `calc((100% - ${(count - 1) * gap}px) / ${count})`,
  marginInlineEnd: gap,
});

/** With the part of Swiper's styles that a plain row needs. */
const Row = styled('div')(({ theme: { breakpoints, typography, vars } }) => ({
  '& [data-control=previous]': { rotate: '90deg' },
  '& [data-control=next]': { rotate: '-90deg' },
  '& .swiper': { overflow: 'hidden' },
  '& .swiper:not(.swiper-initialized)': { overflowX: 'auto' },
  '& .swiper-wrapper': {
    display: 'flex',
    boxSizing: 'content-box',
    paddingBlock: 4,
    transitionProperty: 'transform',
    transitionTimingFunction: 'ease-out',
  },
  '& .swiper-slide': {
    flex: 'none',
    blockSize: 'auto',
    ...share(2, 16),
    [breakpoints.up('sm')]: share(4, 20),
    [breakpoints.up('lg')]: share(6, 24),
  },
  '& .swiper-slide > *': {
    ...typography.body2,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 8,
    blockSize: '100%',
    minBlockSize: '9.5rem',
    padding: '1rem 0.75rem',
    color: vars.palette.text.primary,
    textAlign: 'center',
    textDecoration: 'none',
    '&:is(a):hover': { color: vars.palette.primary.main, textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: -3 },
  },
}));
