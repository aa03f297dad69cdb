/**
 * Content of the pages, loaded only in the language of the page (`scripts/site/content-plugin.ts`):
 * localized texts contain only that language.
 */
import type * as becomingGuide from '../content/becoming-guide.ts';
import type * as frontPages from '../content/front-pages.ts';
import type * as home from '../content/home.ts';
import type * as latestNews from '../content/latest-news.ts';
import type * as news from '../content/news.ts';
import type * as partners from '../content/partners.ts';
import type * as professionCards from '../content/professions/cards.ts';
import type { Article, LegalPage, ProfessionDetails } from '../content/schema.ts';
import type * as schoolPrograms from '../content/school-programs.ts';
import type { Lang } from '../domain/lang.ts';
import { useLang } from '../i18n/lang-context.ts';
import { createModuleCache } from '../i18n/module-cache.ts';

type Files<Module> = Readonly<Record<string, () => Promise<Module>>>;
/** A module that exports one text. */
type Sole<Text> = Readonly<Record<string, Text>>;

interface ContentGroup<Module> {
  readonly load: (name: string, lang: Lang) => Promise<Module | undefined>;
  /** Call it like a hook; suspends until the module is loaded. */
  readonly useModule: (name: string) => Module | undefined;
}

/** Modules of one shape, by their names below `src/` without `.ts`; unknown names are undefined. */
function contentGroup<Module>(ka: Files<Module>, en: Files<Module>): ContentGroup<Module> {
  const files = { ka, en };
  const cache = createModuleCache<Module | undefined>();
  const fetchModule = (name: string, lang: Lang) => async () => files[lang][`../${name}.ts`]?.();
  const load = (name: string, lang: Lang) => cache.load(`${lang}:${name}`, fetchModule(name, lang));
  const useModule = (name: string): Module | undefined => {
    const lang = useLang();
    return cache.useModule(`${lang}:${name}`, fetchModule(name, lang));
  };
  return { load, useModule };
}

const GROUPS = {
  home: contentGroup(
    import.meta.glob<typeof home>('../content/home.ts', { query: '?lang=ka' }),
    import.meta.glob<typeof home>('../content/home.ts', { query: '?lang=en' }),
  ),
  news: contentGroup(
    import.meta.glob<typeof news>('../content/news.ts', { query: '?lang=ka' }),
    import.meta.glob<typeof news>('../content/news.ts', { query: '?lang=en' }),
  ),
  latestNews: contentGroup(
    import.meta.glob<typeof latestNews>('../content/latest-news.ts', { query: '?lang=ka' }),
    import.meta.glob<typeof latestNews>('../content/latest-news.ts', { query: '?lang=en' }),
  ),
  partners: contentGroup(
    import.meta.glob<typeof partners>('../content/partners.ts', { query: '?lang=ka' }),
    import.meta.glob<typeof partners>('../content/partners.ts', { query: '?lang=en' }),
  ),
  frontPages: contentGroup(
    import.meta.glob<typeof frontPages>('../content/front-pages.ts', { query: '?lang=ka' }),
    import.meta.glob<typeof frontPages>('../content/front-pages.ts', { query: '?lang=en' }),
  ),
  becomingGuide: contentGroup(
    import.meta.glob<typeof becomingGuide>('../content/becoming-guide.ts', { query: '?lang=ka' }),
    import.meta.glob<typeof becomingGuide>('../content/becoming-guide.ts', { query: '?lang=en' }),
  ),
  professionCards: contentGroup(
    import.meta.glob<typeof professionCards>('../content/professions/cards.ts', { query: '?lang=ka' }),
    import.meta.glob<typeof professionCards>('../content/professions/cards.ts', { query: '?lang=en' }),
  ),
  schoolPrograms: contentGroup(
    import.meta.glob<typeof schoolPrograms>('../content/school-programs.ts', {
      query: '?lang=ka',
    }),
    import.meta.glob<typeof schoolPrograms>('../content/school-programs.ts', {
      query: '?lang=en',
    }),
  ),
  articles: contentGroup(
    import.meta.glob<Sole<Article>>('../content/association/*.ts', { query: '?lang=ka' }),
    import.meta.glob<Sole<Article>>('../content/association/*.ts', { query: '?lang=en' }),
  ),
  legalPages: contentGroup(
    import.meta.glob<Sole<LegalPage>>('../content/legal/*.ts', { query: '?lang=ka' }),
    import.meta.glob<Sole<LegalPage>>('../content/legal/*.ts', { query: '?lang=en' }),
  ),
  professionDetails: contentGroup(
    import.meta.glob<Sole<ProfessionDetails>>('../content/professions/details/*.ts', { query: '?lang=ka' }),
    import.meta.glob<Sole<ProfessionDetails>>('../content/professions/details/*.ts', { query: '?lang=en' }),
  ),
};

/** Prefetches content modules (named below `src/`, without `.ts`); ignores unknown ones. */
export async function preloadContent(names: readonly string[], lang: Lang): Promise<void> {
  const groups = Object.values(GROUPS);
  await Promise.all(
    names.flatMap((name) => groups.map(async (group) => void (await group.load(name, lang)))),
  );
}

function present<Module>(module: Module | undefined): Module {
  if (module === undefined) throw new Error('A content module is not in the build');
  return module;
}

export const useHome = () => present(GROUPS.home.useModule('content/home'));
export const useNews = () => present(GROUPS.news.useModule('content/news'));
export const useLatestNews = () => present(GROUPS.latestNews.useModule('content/latest-news'));
export const usePartners = () => present(GROUPS.partners.useModule('content/partners'));
export const useFrontPages = () => present(GROUPS.frontPages.useModule('content/front-pages'));
export const useBecomingGuide = () => present(GROUPS.becomingGuide.useModule('content/becoming-guide'));
export const useProfessionCards = () =>
  present(GROUPS.professionCards.useModule('content/professions/cards'));
export const useSchoolPrograms = () => present(GROUPS.schoolPrograms.useModule('content/school-programs'));

function soleExport<Text>(module: Sole<Text> | undefined): Text | undefined {
  return module === undefined ? undefined : Object.values(module)[0];
}

/** Returns the article with this name; undefined if there is none. */
export function useArticle(name: string): Article | undefined {
  return soleExport(GROUPS.articles.useModule(`content/association/${name}`));
}

export function useLegalPage(name: string): LegalPage | undefined {
  return soleExport(GROUPS.legalPages.useModule(`content/legal/${name}`));
}

export function useProfessionDetails(slug: string): ProfessionDetails | undefined {
  return soleExport(GROUPS.professionDetails.useModule(`content/professions/details/${slug}`));
}
