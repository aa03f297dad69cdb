import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import type { Lang, Localized } from '../../domain/lang.ts';
import { parsePath } from '../../domain/paths.ts';
import type { CompiledMessages } from '../../i18n/catalogue.ts';
import { asLoadError } from './recovery/load-error.ts';

/** The language of an address with the messages in it. */
export interface Language {
  readonly lang: Lang;
  readonly messages: CompiledMessages;
}

const CATALOGUES: Localized<() => Promise<{ readonly messages: CompiledMessages }>> = {
  ka: () => import('./catalogues/ka.ts'),
  en: () => import('./catalogues/en.ts'),
};

/** @throws LoadError when the messages cannot be fetched. */
export async function loadLanguage(lang: Lang): Promise<Language> {
  const { messages } = await CATALOGUES[lang]().catch(asLoadError);
  return { lang, messages };
}

/** Loads the language of the address, so that the page changes only once it has its texts. */
export function languageLoader({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Language> {
  return loadLanguage(parsePath(new URL(request.url).pathname).lang);
}

export function isOtherLanguage({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  return parsePath(currentUrl.pathname).lang !== parsePath(nextUrl.pathname).lang;
}
