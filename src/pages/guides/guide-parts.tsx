/** Small parts of cards and guide pages. */
import Avatar from '@mui/material/Avatar';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { initialsOf } from '../../domain/guide/profile.ts';
import { langOfText } from '../../domain/guide/text-lang.ts';
import { FIXED_RATING, type FixedRating } from '../../domain/settings.ts';
import { formatNumber } from '../../i18n/dates.ts';
import type { GuideText, useGuideTexts } from '../../i18n/guide-texts.ts';
import { useI18n, useT } from '../../i18n/use-t.ts';
import { iconBefore } from '../../ui/pictures/Icon.tsx';
import { MarkedList } from '../../ui/text/MarkedList.tsx';

/** The content of a page about guides; little above it, so that a guide is visible on the first screen of a phone. */
export const GuideContainer = styled(Container)({
  paddingBlock: 'clamp(0.5rem, 1.5vw, 1.75rem) clamp(1.5rem, 1rem + 2vw, 3rem)',
});

/** What a certification level means. */
export const LevelNote = styled('p')(({ theme: { vars, spacing } }) => ({
  margin: 0,
  paddingInlineStart: spacing(1.5),
  borderInlineStart: `3px solid ${vars.palette.primary.main}`,
  '&[data-level=trainee]': { borderColor: vars.palette.warning.main },
}));

interface GuideAvatarProps {
  readonly name: string;
  readonly url: string | null;
  /** Width and height in CSS pixels. */
  readonly size: number;
}

/**
 * A guide's picture over the initials, which are visible if there is none. Decorative: the name is always
 * next to it, and comes first.
 */
export function GuideAvatar({ name, url, size }: GuideAvatarProps) {
  return (
    <Avatar
      aria-hidden
      lang={langOfText(name)}
      translate="no"
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.36 }}
    >
      {initialsOf(name)}
      {url ? (
        <img
          src={url}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
        />
      ) : null}
    </Avatar>
  );
}

/** The facts about a guide. */
export function GuideFacts({ facts }: Pick<ReturnType<typeof useGuideTexts>, 'facts'>) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            <MarkedList text={value} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

const { '&::before': PIN } = iconBefore('place', 18);

const Place = styled('span')({ '&::before': { ...PIN, marginInlineEnd: 4, verticalAlign: -3 } });

/** The guide's location: an address as written, or regions and the country. */
export function GuidePlace({ address: { text, lang } }: { readonly address: GuideText }) {
  return <Place lang={lang}>{lang === undefined ? <MarkedList text={text} /> : text}</Place>;
}

const { '&::before': STAR } = iconBefore('star', 18, 'currentcolor');

const Rating = styled('span')(({ theme: { vars, typography } }) => ({
  ...typography.body2,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem',
  color: vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { color: vars.palette.text.primary, fontWeight: 600 },
  '&::before': { ...STAR, background: vars.palette.secondary.main },
}));

/** The fixed rating of the specification, until real reviews exist. */
export function GuideRating({ fixed = FIXED_RATING }: { readonly fixed?: FixedRating | null }) {
  const { t, lang } = useI18n();
  if (!fixed) return null;
  const rating = formatNumber(fixed.stars, lang);
  const count = fixed.reviews;
  return (
    <Rating role="img" aria-label={t('guides.rating', { rating, count })}>
      <strong>{rating}</strong> {t('guides.reviews', { count })}
    </Rating>
  );
}

const Tags = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  '& > li': {
    padding: '3px 11px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    fontSize: '0.875rem',
    lineHeight: 1.43,
  },
}));

/** Specialties as named in the response: in the language of the page, unknown ones as typed. */
export function GuideTags({ specialties }: { readonly specialties: readonly string[] }) {
  const t = useT();
  return (
    <Tags className="plain-list" aria-label={t('field.specialties')}>
      {specialties.map((specialty) => (
        <li key={specialty} lang={langOfText(specialty)}>
          {specialty}
        </li>
      ))}
    </Tags>
  );
}
