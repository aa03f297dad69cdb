/** Places for dates in texts of the page, which scripts fill. */
export const DATE_PLACE = '[date]';
export const TIME_PLACE = '[time]';
export const YEAR_PLACE = '[year]';
