import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Lang, Localized } from '../../domain/lang.ts';
import { parsePath } from '../../domain/paths.ts';
import type { CompiledMessages } from '../../i18n/catalogue.ts';

/** The language of an address with the messages in it. */
interface Language {
  readonly lang: Lang;
  readonly messages: CompiledMessages;
}

const CATALOGUES: Localized<() => Promise<{ readonly messages: CompiledMessages }>> = {
  ka: () => import('./catalogues/ka.ts'),
  en: () => import('./catalogues/en.ts'),
};

export async function languageLoader({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Language> {
  const { lang } = parsePath(new URL(request.url).pathname);
  const { messages } = await CATALOGUES[lang]();
  return { lang, messages };
}
