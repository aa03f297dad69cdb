/** Lists every content file with its schema. A file of `src/content` that is not listed is an error. */
import type * as z from 'zod/mini';
import { about } from '../../src/content/association/about.ts';
import { ats } from '../../src/content/association/ats.ts';
import { governance } from '../../src/content/association/governance.ts';
import { history } from '../../src/content/association/history.ts';
import { ifmga } from '../../src/content/association/ifmga.ts';
import { mediaKit } from '../../src/content/association/media-kit.ts';
import { mission } from '../../src/content/association/mission.ts';
import { safetyGuidelines } from '../../src/content/association/safety-guidelines.ts';
import { whatWeDo } from '../../src/content/association/what-we-do.ts';
import { becomingGuide } from '../../src/content/becoming-guide.ts';
import { contactPage, newsPage, professionsPage } from '../../src/content/front-pages.ts';
import { home } from '../../src/content/home.ts';
import { privacy } from '../../src/content/legal/privacy.ts';
import { terms } from '../../src/content/legal/terms.ts';
import { news } from '../../src/content/news.ts';
import { partners, partnersPage } from '../../src/content/partners.ts';
import { professionCards } from '../../src/content/professions/cards.ts';
import { PROFESSION_DETAILS } from '../../src/content/professions/details.ts';
import { MEMBERS_PATHS, PUBLIC_PATHS } from '../../src/content/routes.ts';
import * as schema from '../../src/content/schema.ts';
import { schoolPrograms } from '../../src/content/school-programs.ts';
import { site } from '../../src/content/site.ts';
import { PROFESSION_SLUGS } from '../../src/domain/guide/professions.ts';
import type { ContentSource } from './check.ts';

const ROOT = 'src/content';

/** Files of `src/content` that contain no records. */
export const NOT_CONTENT: readonly string[] = [
  'contact.ts',
  'schema.ts',
  'professions/details.ts',
  'routes.ts',
  // Part of other records, and checked with them.
  'professions/training-outside-school.ts',
];

function single(file: string, name: string, shape: z.ZodMiniType, value: unknown): ContentSource {
  return { file: `${ROOT}/${file}`, name, schema: shape, value };
}

function list(
  file: string,
  name: string,
  shape: z.ZodMiniType,
  records: readonly unknown[],
): ContentSource[] {
  return records.map((value, index) => ({
    ...single(file, `${name}[${index}]`, shape, value),
    collection: name,
  }));
}

function professionDetails(): ContentSource[] {
  return PROFESSION_SLUGS.map((slug) =>
    single(`professions/details/${slug}.ts`, 'details', schema.professionDetails, PROFESSION_DETAILS[slug]),
  );
}

/** Returns all records of the site's static content. */
export function contentSources(): ContentSource[] {
  const article = (file: string, name: string, value: unknown): ContentSource =>
    single(`association/${file}.ts`, name, schema.article, value);
  return [
    single('site.ts', 'site', schema.siteSettings, site),
    single('home.ts', 'home', schema.homePage, home),
    ...list('professions/cards.ts', 'professionCards', schema.professionCard, professionCards),
    ...professionDetails(),
    article('about', 'about', about),
    article('history', 'history', history),
    article('governance', 'governance', governance),
    article('safety-guidelines', 'safetyGuidelines', safetyGuidelines),
    article('media-kit', 'mediaKit', mediaKit),
    article('mission', 'mission', mission),
    article('ifmga', 'ifmga', ifmga),
    article('ats', 'ats', ats),
    article('what-we-do', 'whatWeDo', whatWeDo),
    ...list('school-programs.ts', 'schoolPrograms', schema.schoolProgram, schoolPrograms),
    ...list('news.ts', 'news', schema.newsArticle, news),
    single('partners.ts', 'partnersPage', schema.partnersPage, partnersPage),
    ...list('partners.ts', 'partners', schema.partner, partners),
    single('becoming-guide.ts', 'becomingGuide', schema.becomingGuidePage, becomingGuide),
    single('front-pages.ts', 'professionsPage', schema.frontPage, professionsPage),
    single('front-pages.ts', 'newsPage', schema.frontPage, newsPage),
    single('front-pages.ts', 'contactPage', schema.frontPage, contactPage),
    single('legal/privacy.ts', 'privacy', schema.legalPage, privacy),
    single('legal/terms.ts', 'terms', schema.legalPage, terms),
  ];
}

/** Valid link targets, without language prefix. */
export const KNOWN_PATHS: ReadonlySet<string> = new Set([...PUBLIC_PATHS, ...MEMBERS_PATHS]);
