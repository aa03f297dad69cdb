/** Draws the pages about guides and memberships. */
import type { ReactNode } from 'react';
import { contact, showContact } from '../content/contact.ts';
import { intakes as BUILT_IN_INTAKES } from '../content/intakes.ts';
import { contactRecord } from '../content/schema.ts';
import { parseGuideQuery } from '../domain/directory/guide-query.ts';
import { parseAddress, parsePath } from '../domain/paths.ts';
import { intakesRecord } from '../domain/school/intakes.ts';
import type { PageData, SitePages } from '../domain/site/site-pages.ts';
import { ApplyPage } from '../pages/apply/ApplyPage.tsx';
import { CheckPage } from '../pages/check/CheckPage.tsx';
import { GuideNotFound, GuidePage } from '../pages/guides/GuidePage.tsx';
import { GuidesPage } from '../pages/guides/GuidesPage.tsx';
import { UnavailablePage } from '../pages/guides/UnavailablePage.tsx';
import { MessagePage } from '../pages/message/MessagePage.tsx';
import { absoluteUrl } from '../seo/site-url.ts';
import type { Assets } from './assets.ts';
import { pageDocument } from './document.tsx';
import { guideCard } from './guide-card.ts';
import { sitemapXml } from './sitemap.ts';

function pageOf(response: PageData, search: string): ReactNode {
  switch (response.kind) {
    case 'directory':
      return <GuidesPage page={response.page} query={parseGuideQuery(new URLSearchParams(search))} />;
    case 'guide':
      return <GuidePage guide={response.guide} />;
    case 'missing':
      return <GuideNotFound />;
    case 'failed':
      return <UnavailablePage />;
    case 'check':
      return <CheckPage check={response.check} />;
    case 'message':
      return <MessagePage step={response.step} />;
    case 'application':
      return <ApplyPage step={response.step} />;
  }
}

/** What the functions `site` and `messages` need of the site's code. */
export function sitePagesWith(assets: Assets): SitePages {
  let intakes = BUILT_IN_INTAKES;
  return {
    renderResponse: async (address, response) => {
      const { pathname, search } = parseAddress(address);
      const { lang, path } = parsePath(pathname);
      return pageDocument(assets, pageOf(response, search), lang, { path, search });
    },
    shareCard: guideCard,
    showRecords: (records) => {
      const read = contactRecord.safeParse(records.contact);
      if (read.success) showContact(read.data);
      intakes = intakesRecord.safeParse(records.intakes).data?.intakes ?? intakes;
    },
    contactTag: () => JSON.stringify(contact),
    officeEmail: () => contact.email,
    intakes: () => intakes,
    renderSitemap: (slugs) =>
      sitemapXml(
        absoluteUrl(''),
        slugs.map((slug) => `/${slug}`),
      ),
  };
}
