import type { Lang } from '../lang.ts';
import type { CheckPage } from '../membership/check-answer.ts';
import type { MessagePage } from '../messages/message-page.ts';
import type { PublicAnswer } from './public-answer.ts';
import type { PublicGuide } from './public-guide.ts';

/** File beside the function's copy of the site: the page for visits that cannot be answered at all. */
export function unavailableFile(lang: Lang): string {
  return `unavailable-${lang}.html`;
}

/** What the function `site` needs of the site's own code to answer with whole pages. */
export interface SitePages {
  /** Loads what all pages are made of, so that the first visit does not wait for it. */
  readonly warmUp: () => Promise<void>;
  /** The HTML of the page at an address (path and query, with the language prefix) that says this. */
  readonly renderAnswer: (address: string, answer: PublicAnswer | CheckPage | MessagePage) => Promise<string>;
  /**
   * The picture of a guide's page for messengers as SVG, 1200 × 630, all text as paths.
   * @param portrait the guide's picture as a `data:` address.
   */
  readonly drawShareCard: (guide: PublicGuide, lang: Lang, portrait?: string) => Promise<string>;
  /** The sitemap of the guides with these slugs. */
  readonly renderSitemap: (slugs: readonly string[]) => string;
}
