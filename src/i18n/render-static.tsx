/** For tests of islands: puts into the document what the server sends, without React behind it. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import type { Lang } from '../domain/lang.ts';
import { parsePath } from '../domain/paths.ts';
import { PageTheme } from '../theme/MaterialTheme.tsx';
import { loadMessages, type Area } from './catalogue.ts';
import { reportIntlError } from './intl-errors.ts';
import { LangContext } from './lang-context.ts';
import { PageContext } from './page-context.ts';

export async function renderStatic(
  element: ReactNode,
  lang: Lang,
  areas: readonly Area[],
  address = '/',
): Promise<void> {
  const { pathname, search } = new URL(address, 'https://guides.test');
  const messages = await loadMessages(lang, areas);
  document.body.innerHTML = renderToStaticMarkup(
    <PageContext value={{ path: parsePath(pathname).path, search }}>
      <LangContext value={lang}>
        <IntlProvider locale={lang} defaultLocale={lang} messages={messages} onError={reportIntlError}>
          <PageTheme>{element}</PageTheme>
        </IntlProvider>
      </LangContext>
    </PageContext>,
  );
}
