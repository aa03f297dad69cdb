/** The mark of the association as path data in a box of 32 × 32, filled with the even-odd rule. */
export const MARK_PATH =
  'M26 20.6V10C26 4.6 22.4 1.6 16.4 1.6 10.8 1.6 7 4.2 6.2 8.8h4.7c.6-2.1 2.4-3.2 5.3-3.2 3.4 0 5.2 1.6 5.2 4.6v2A10 10 0 1 0 26 20.6ZM9.5 22.9l4.7-8.3 2.6 3.6 1.5-1.9 4.2 6.6A6.9 6.9 0 0 1 9.5 22.9Z';
