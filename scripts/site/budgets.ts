/** What a page may weigh; the build fails over it. KiB of gzip. */
export const BUDGETS = {
  /** JavaScript that a static public page loads by itself. */
  staticPageScriptKiB: 125,
  /** The same for pages of the function `site`, which come with data; Material UI comes with the dialog that asks for it. */
  guidePageScriptKiB: 140,
  /** HTML of a prerendered page, styles included; the heaviest is the privacy policy, which has both languages. */
  pageHtmlKiB: 26,
  /** Bytes, not compressed again: the first picture, as a telephone of 412 × 1.75 pixels chooses it. */
  firstPictureKiB: 72,
} as const;

/** Parts of file names or contents that must not be in the JavaScript of a static public page. */
export const FORBIDDEN_ON_STATIC_PAGES: readonly RegExp[] = [/@firebase\//u, /firestore\.googleapis\.com/u];
