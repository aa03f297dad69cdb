/**
 * Content of the pages, fetched in the language of the page only (`scripts/site/content-plugin.ts`):
 * of every localized text only that language is there.
 */
import { use } from 'react';
import type * as becomingGuide from '../content/becoming-guide.ts';
import type * as frontPages from '../content/front-pages.ts';
import type * as home from '../content/home.ts';
import type * as news from '../content/news.ts';
import type * as partners from '../content/partners.ts';
import type * as professionCards from '../content/professions/cards.ts';
import type * as schoolPrograms from '../content/school-programs/school-programs.ts';
import type { Article, LegalPage, ProfessionDetails } from '../content/schema.ts';
import type { Lang } from '../domain/lang.ts';
import { useLang } from '../i18n/lang-context.ts';

interface ContentModules {
  'content/home': typeof home;
  'content/news': typeof news;
  'content/partners': typeof partners;
  'content/front-pages': typeof frontPages;
  'content/becoming-guide': typeof becomingGuide;
  'content/professions/cards': typeof professionCards;
  'content/school-programs/school-programs': typeof schoolPrograms;
}

const FILES = {
  ka: import.meta.glob(['../content/**/*.ts', '!**/*.test.ts', '!**/schema.ts', '!**/load-details.ts'], {
    query: '?lang=ka',
  }),
  en: import.meta.glob(['../content/**/*.ts', '!**/*.test.ts', '!**/schema.ts', '!**/load-details.ts'], {
    query: '?lang=en',
  }),
} as const;

const loaded = new Map<string, unknown>();
const loading = new Map<string, Promise<unknown>>();

function loadModule(name: string, lang: Lang): Promise<unknown> {
  const key = `${lang}:${name}`;
  const known = loading.get(key);
  if (known) return known;
  const load = FILES[lang][`../${name}.ts`];
  const pending = load
    ? load().then((module) => {
        loaded.set(key, module);
        return module;
      })
    : Promise.resolve(undefined);
  pending.catch(() => loading.delete(key));
  loading.set(key, pending);
  return pending;
}

/** Fetches content modules (named below `src/`, without `.ts`) ahead; unknown ones are passed over. */
export async function preloadContent(names: readonly string[], lang: Lang): Promise<void> {
  await Promise.all(names.map((name) => loadModule(name, lang)));
}

function useModule(name: string): unknown {
  const lang = useLang();
  return loaded.get(`${lang}:${name}`) ?? use(loadModule(name, lang));
}

/** What a content module exports; suspends until it is there. */
export function useContent<Name extends keyof ContentModules>(name: Name): ContentModules[Name] {
  // The build makes the module from the very file that the type names.
  return useModule(name) as ContentModules[Name];
}

/** The one text of a module, or undefined where there is none of this name. */
function useSoleExport(name: string): unknown {
  const module = useModule(name);
  return typeof module === 'object' && module !== null ? Object.values(module)[0] : undefined;
}

export function useArticle(name: string): Article | undefined {
  return useSoleExport(`content/association/${name}`) as Article | undefined;
}

export function useLegalPage(name: string): LegalPage | undefined {
  return useSoleExport(`content/legal/${name}`) as LegalPage | undefined;
}

export function useProfessionDetails(slug: string): ProfessionDetails | undefined {
  return useSoleExport(`content/professions/details/${slug}`) as ProfessionDetails | undefined;
}
