/** What a page may weigh; the build fails over it. KiB of gzip. */
export const BUDGETS = {
  /** JavaScript that a static public page loads automatically. */
  staticPageScriptKiB: 111,
  /** The same for pages of the function `site`, which come with data; Material UI comes with the dialog that asks for it. */
  guidePageScriptKiB: 136,
  /** HTML of a prerendered page with the styles that it shows; the heaviest is the privacy policy, which has both languages. */
  pageHtmlKiB: 21,
  /** Bytes, not compressed again: the first picture, as a phone of 412 × 1.75 pixels chooses it. */
  firstPictureKiB: 32,
  /** Bytes, not compressed again: the fonts of the page's language. */
  fontKiB: 40,
} as const;

/** Parts of file names or contents that must not be in the JavaScript of a static public page. */
export const FORBIDDEN_ON_STATIC_PAGES: readonly RegExp[] = [/@firebase\//u, /firestore\.googleapis\.com/u];
