import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import type { Lang } from '../domain/lang.ts';
import { reportIntlError } from '../i18n/intl-errors.ts';
import { LangContext } from '../i18n/lang-context.ts';
import { PageContext, type PageAddress } from '../i18n/page-context.ts';
import { PAGE_MESSAGES } from './messages.ts';

/** The HTML of a page. */
export interface Drawing {
  /** What the page adds to `<head>`: title, meta, links. */
  readonly head: string;
  readonly body: string;
}

/** React writes hoistable elements first when there is no `<head>` to put them in. */
const HOISTED = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)+/u;

/** Draws an element as it is shown at an address, in a language. */
export function draw(element: ReactNode, lang: Lang, address: PageAddress): Drawing {
  const html = renderToStaticMarkup(
    <PageContext value={address}>
      <LangContext value={lang}>
        <IntlProvider
          locale={lang}
          defaultLocale={lang}
          messages={PAGE_MESSAGES[lang]}
          onError={reportIntlError}
        >
          {element}
        </IntlProvider>
      </LangContext>
    </PageContext>,
  );
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
