import type { PublicAnswer } from './public-answer.ts';

/** What the function `site` needs of the site's own code to answer with whole pages. */
export interface SitePages {
  /** Loads what all pages are made of, so that the first visit does not wait for it. */
  readonly warmUp: () => Promise<void>;
  /** The HTML of the page at an address (path and query, with the language prefix) that says this. */
  readonly renderAnswer: (address: string, answer: PublicAnswer) => Promise<string>;
  /** The sitemap of the guides with these slugs. */
  readonly renderSitemap: (slugs: readonly string[]) => string;
}
