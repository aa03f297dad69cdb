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

/** What the modules with several or differing exports export together. */
type Contents = typeof becomingGuide &
  typeof frontPages &
  typeof home &
  typeof latestNews &
  typeof news &
  typeof partners &
  typeof professionCards &
  typeof schoolPrograms;
/** A module that exports one text. */
type Sole<Text> = Readonly<Record<string, Text>>;
type Files<Module> = Readonly<Record<string, () => Promise<Module>>>;

/** Modules of one shape, by their names below `src/` without `.ts`; unknown names are undefined. */
function contentGroup<Module>(ka: Files<Module>, en: Files<Module>) {
  const files = { ka, en };
  const cache = createModuleCache<Module | undefined>();
  const fetchModule = (name: string, lang: Lang) => async () => files[lang][`../${name}.ts`]?.();
  const load = (name: string, lang: Lang) => cache.load(`${lang}:${name}`, fetchModule(name, lang));
  /** Suspends until the module is loaded. */
  const useModule = (name: string): Module | undefined => {
    const lang = useLang();
    return cache.useModule(`${lang}:${name}`, fetchModule(name, lang));
  };
  return { load, useModule };
}

const GROUPS = {
  pages: contentGroup(
    import.meta.glob<Partial<Contents>>(
      [
        '../content/{becoming-guide,front-pages,home,latest-news,news,partners}.ts',
        '../content/professions/cards.ts',
        '../content/school-programs.ts',
      ],
      { query: '?lang=ka' },
    ),
    import.meta.glob<Partial<Contents>>(
      [
        '../content/{becoming-guide,front-pages,home,latest-news,news,partners}.ts',
        '../content/professions/cards.ts',
        '../content/school-programs.ts',
      ],
      { query: '?lang=en' },
    ),
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

/**
 * Returns an export of a content module, named as in the route table.
 * @throws when the module has no such export.
 */
export function useContent<Name extends keyof Contents>(file: string, name: Name): Contents[Name] {
  const content = GROUPS.pages.useModule(file)?.[name];
  if (content === undefined) throw new Error(`The build has no ${name} in ${file}`);
  return content;
}

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
