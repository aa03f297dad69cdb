import type { ReactNode } from 'react';
import { about } from '../content/association/about.ts';
import { governance } from '../content/association/governance.ts';
import { history } from '../content/association/history.ts';
import { ifmga } from '../content/association/ifmga.ts';
import { mediaKit } from '../content/association/media-kit.ts';
import { mission } from '../content/association/mission.ts';
import { safetyGuidelines } from '../content/association/safety-guidelines.ts';
import { whatWeDo } from '../content/association/what-we-do.ts';
import { privacy } from '../content/legal/privacy.ts';
import { terms } from '../content/legal/terms.ts';
import { professionCards } from '../content/professions/cards.ts';
import { published } from '../content/published.ts';
import type { SinglePage } from '../content/routes.ts';
import { ArticlePage } from './association/ArticlePage.tsx';
import { PartnersPage } from './association/PartnersPage.tsx';
import { SchoolPage } from './association/SchoolPage.tsx';
import { BecomingGuidePage } from './becoming-guide/BecomingGuidePage.tsx';
import { ContactPage } from './contact/ContactPage.tsx';
import { HomePage } from './home/HomePage.tsx';
import { LegalDocumentPage } from './legal/LegalDocumentPage.tsx';
import { NewsArticlePage, NewsPage } from './news/NewsPages.tsx';
import { ProfessionPage, ProfessionsPage } from './professions/ProfessionPages.tsx';

const PAGES: Readonly<Record<SinglePage, ReactNode>> = {
  '/': <HomePage />,
  '/professions': <ProfessionsPage />,
  '/news': <NewsPage />,
  '/becoming-guide': <BecomingGuidePage />,
  '/contact': <ContactPage />,
  '/association/about': <ArticlePage article={about} />,
  '/association/history': <ArticlePage article={history} />,
  '/association/governance': <ArticlePage article={governance} />,
  '/association/safety-guidelines': <ArticlePage article={safetyGuidelines} />,
  '/association/partners': <PartnersPage />,
  '/association/media-kit': <ArticlePage article={mediaKit} />,
  '/association/mission': <ArticlePage article={mission} />,
  '/association/ifmga': <ArticlePage article={ifmga} />,
  '/association/ats': <SchoolPage />,
  '/association/what-we-do': <ArticlePage article={whatWeDo} />,
  '/legal/privacy': <LegalDocumentPage document={privacy} />,
  '/legal/terms': <LegalDocumentPage document={terms} />,
};

const STATIC_PAGES: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ...Object.entries(PAGES),
  ...professionCards.map(
    (card) => [`/professions/${card.slug}`, <ProfessionPage key={card.slug} card={card} />] as const,
  ),
]);

/** The static page at a path (`content/routes.ts`), without the language prefix. */
export function staticPageAt(path: string): ReactNode {
  const article = published.news.find(({ slug }) => path === `/news/${slug}`);
  return article ? <NewsArticlePage article={article} /> : STATIC_PAGES.get(path);
}
