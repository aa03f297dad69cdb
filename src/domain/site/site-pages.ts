import type { Lang } from '../lang.ts';
import type { MembershipCheck } from '../membership/public-membership.ts';
import type { FormPage } from '../messages/message-page.ts';
import type { DirectoryPage } from '../directory/directory-page.ts';
import type { Intake } from '../school/intakes.ts';
import type { PublicGuide } from '../directory/public-guide.ts';

/** Of a picture of 1200 × 630 pixels; texts are Pango's markup. */
export interface ShareCard {
  /** SVG, with a circle for the guide's picture. */
  readonly background: string;
  readonly texts: string;
  readonly foot: string;
}

/** What a page about guides, memberships, messages or applications shows. */
export type PageData =
  | { readonly kind: 'directory'; readonly page: DirectoryPage }
  | { readonly kind: 'guide'; readonly guide: PublicGuide }
  /** There is no such guide, or none that may be seen. */
  | { readonly kind: 'missing' }
  /** Nothing could be read. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'check'; readonly check: MembershipCheck }
  | FormPage;

/** The parts of the site's code that the function `site` needs to render complete pages. */
export interface SitePages {
  /**
   * Returns the HTML of the page at an address (path and query, with the language prefix) for this
   * response.
   */
  readonly renderResponse: (address: string, response: PageData) => Promise<string>;
  readonly shareCard: (guide: PublicGuide, lang: Lang) => ShareCard;
  /** Takes over what was published; what cannot be read leaves the former record. */
  readonly showRecords: (records: { readonly contact: unknown; readonly intakes: unknown }) => void;
  /** Changes with what pages show besides their data. */
  readonly contactTag: () => string;
  /** The published address of the office, where there is one. */
  readonly officeEmail: () => string | undefined;
  readonly intakes: () => readonly Intake[];
  /** Returns the sitemap of the guides with these slugs. */
  readonly renderSitemap: (slugs: readonly string[]) => string;
}
