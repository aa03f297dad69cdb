/** Small parts of cards and guide pages that work without Material UI. */
import { initialsOf } from '../../domain/guide/profile.ts';
import { langOfText } from '../../domain/guide/text-lang.ts';
import { FIXED_RATING, FIXED_REVIEW_COUNT } from '../../domain/settings.ts';
import { formatNumber } from '../../i18n/dates.ts';
import type { GuideText } from '../../i18n/guide-texts.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { MarkedList } from '../../ui/text/MarkedList.tsx';
import './guide-parts.css';

interface GuideAvatarProps {
  readonly name: string;
  readonly url: string | null;
  /** Width and height in CSS pixels. */
  readonly size: number;
}

/**
 * A guide's picture over the initials, which are visible if there is none. Decorative: the name is always
 * next to it.
 */
export function GuideAvatar({ name, url, size }: GuideAvatarProps) {
  return (
    <span
      className="guide-avatar"
      aria-hidden="true"
      lang={langOfText(name)}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.36 }}
    >
      {initialsOf(name)}
      {url ? <img src={url} alt="" width={size} height={size} loading="lazy" decoding="async" /> : null}
    </span>
  );
}

interface GuideFactListProps {
  readonly className: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** The facts about a guide, one per line. */
export function GuideFactList({ className, facts }: GuideFactListProps) {
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <MarkedList text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The guide's location: an address as written, or regions and the country. */
export function GuidePlace({ address: { text, lang } }: { readonly address: GuideText }) {
  return <span lang={lang}>{lang === undefined ? <MarkedList text={text} /> : text}</span>;
}

/** The fixed rating of the specification, until real reviews exist. */
export function GuideRating() {
  const t = useT();
  const rating = formatNumber(FIXED_RATING, useLang());
  return (
    <span
      role="img"
      aria-label={t('guides.rating', { rating, count: FIXED_REVIEW_COUNT })}
      className="guide-rating"
    >
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="currentcolor"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M12 17.3 6.2 21l1.5-6.6-5.1-4.5 6.8-.6L12 3l2.6 6.3 6.8.6-5.1 4.5L17.8 21z" />
      </svg>
      <strong>{rating}</strong> {t('guides.reviews', { count: FIXED_REVIEW_COUNT })}
    </span>
  );
}

/** Specialties as named in the response: in the language of the page, unknown ones as typed. */
export function GuideTags({ specialties }: { readonly specialties: readonly string[] }) {
  const t = useT();
  return (
    <ul aria-label={t('field.specialties')} className="plain-list guide-tags">
      {specialties.map((specialty) => (
        <li key={specialty} className="guide-tag" lang={langOfText(specialty)}>
          {specialty}
        </li>
      ))}
    </ul>
  );
}
