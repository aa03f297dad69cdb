/** Fixed values of the specification, section 9, used by more than one screen. */
export const HERO_INTERVAL_MS = 5000;
export const HOME_NEWS_COUNT = 3;

/** Shown until real reviews exist; never included in structured data. */
export const FIXED_RATING = 4.8;
export const FIXED_REVIEW_COUNT = 0;
