import { FIXED_RATING, FIXED_REVIEW_COUNT } from '../../domain/settings.ts';
import { formatNumber } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import './guide-parts.css';

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
