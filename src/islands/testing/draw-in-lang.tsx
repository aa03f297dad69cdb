/** For tests of scripts: the HTML that the server draws is the document's. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { parsePath } from '../../domain/paths.ts';
import { loadMessages, type Area } from '../../i18n/catalogue.ts';
import { reportIntlError } from '../../i18n/intl-errors.ts';
import { LangContext } from '../../i18n/lang-context.ts';
import { PageContext } from '../../i18n/page-context.ts';
import { PageTheme } from '../../theme/MaterialTheme.tsx';

/** @param address with the prefix of its language. */
export async function htmlAt(
  element: ReactNode,
  address: string,
  areas: readonly Area[] = ['shell'],
): Promise<string> {
  const { pathname, search } = new URL(address, window.location.origin);
  const { lang, path } = parsePath(pathname);
  const messages = await loadMessages(lang, areas);
  return renderToStaticMarkup(
    <PageContext value={{ path, search }}>
      <LangContext value={lang}>
        <IntlProvider locale={lang} defaultLocale={lang} messages={messages} onError={reportIntlError}>
          <PageTheme>{element}</PageTheme>
        </IntlProvider>
      </LangContext>
    </PageContext>,
  );
}

/** Shows the page at an address. */
export async function drawAt(element: ReactNode, address: string, areas?: readonly Area[]): Promise<void> {
  const html = await htmlAt(element, address, areas);
  window.history.replaceState(null, '', address);
  document.documentElement.lang = parsePath(window.location.pathname).lang;
  document.body.innerHTML = html;
}
