/** What a page may weigh; the build fails over it. KiB of gzip. */
export const BUDGETS = {
  /** JavaScript that a static public page loads by itself. */
  staticPageScriptKiB: 150,
  /** The same for the directory, whose filters and dialogs are Material UI's. */
  directoryScriptKiB: 210,
  /** HTML of a prerendered page, styles included. */
  pageHtmlKiB: 40,
} as const;

/** Parts of file names or contents that must not be in the JavaScript of a static public page. */
export const FORBIDDEN_ON_STATIC_PAGES: readonly RegExp[] = [/@firebase\//u, /firestore\.googleapis\.com/u];
