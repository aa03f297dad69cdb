/** Maximum sizes of a page; the build fails when one is exceeded. KiB of gzip. */
export const BUDGETS = {
  /** JavaScript that a static public page loads automatically. */
  staticPageScriptKiB: 111,
  /**
   * The same for pages of the function `site`, which include data; Material UI is loaded with the dialog
   * that uses it.
   */
  guidePageScriptKiB: 136,
  /**
   * HTML of a prerendered page including its styles; the largest is the privacy policy, which contains
   * both languages.
   */
  pageHtmlKiB: 21,
  /** Uncompressed bytes of the first picture that a phone of 412 × 1.75 pixels selects. */
  firstPictureKiB: 32,
  /** Uncompressed bytes of the fonts for the page's language. */
  fontKiB: 40,
} as const;

/** Parts of file names or contents that must not occur in the JavaScript of a static public page. */
export const FORBIDDEN_ON_STATIC_PAGES: readonly RegExp[] = [/@firebase\//u, /firestore\.googleapis\.com/u];
