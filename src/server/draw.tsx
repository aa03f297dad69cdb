import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import type { Lang } from '../domain/lang.ts';
import { reportIntlError } from '../i18n/intl-errors.ts';
import { LangContext } from '../i18n/lang-context.ts';
import { PageContext, type PageAddress } from '../i18n/page-context.ts';
import base from '../theme/base.css?inline';
import fonts from '../theme/fonts.css?inline';
import { PageTheme } from '../theme/MaterialTheme.tsx';
import print from '../theme/print.css?inline';
import { MESSAGES } from './messages.ts';

/** The style sheets of every page; other styles belong to components. */
export const STYLES = fonts + base + print;

export interface Drawing {
  /** What the page adds to `<head>`: title, meta, links. */
  readonly head: string;
  /** Elements with the styles of Material UI's components on it. */
  readonly styles: string;
  readonly body: string;
}

/**
 * Of all pages, so that each style is written once; of these a page gets those that it names. The key is that of emotion's
 * default cache, so that the members' application adopts the styles of its frame.
 */
const cache = createCache({ key: 'css', stylisPlugins: [] });
const emotion = createEmotionServer(cache);

/** What Material UI adds to each use of a variable of the theme, in case it is missing: it is always there. */
const FALLBACK =
  /(var\(--(?:palette|shape|shadows|overlays|opacity|font|spacing)[\w-]*), (?:[^()]|\([^()]*\))*\)/gu;

/** React writes hoistable elements first when there is no `<head>` to put them in. */
const HOISTED = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)+/u;

const MUI_CLASS = /\bMui[\w-]+/gu;
const NAMED_IN_SHEETS: ReadonlySet<string> = new Set(STYLES.match(MUI_CLASS));

/** Removes Material UI's own class names that no rule names: they are a thirtieth of a page. */
function withoutUnusedClasses(html: string, styles: string): string {
  const named = new Set(styles.match(MUI_CLASS));
  const isUsed = (name: string) => !name.startsWith('Mui') || named.has(name) || NAMED_IN_SHEETS.has(name);
  return html.replace(
    / class="([^"]*)"/gu,
    (_, names: string) => ` class="${names.split(' ').filter(isUsed).join(' ')}"`,
  );
}

export function draw(element: ReactNode, lang: Lang, address: PageAddress): Drawing {
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <PageTheme>
        <CssBaseline />
        <PageContext value={address}>
          <LangContext value={lang}>
            <IntlProvider
              locale={lang}
              defaultLocale={lang}
              messages={MESSAGES[lang]}
              onError={reportIntlError}
            >
              {element}
            </IntlProvider>
          </LangContext>
        </PageContext>
      </PageTheme>
    </CacheProvider>,
  );
  const head = HOISTED.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  const styles = emotion
    .constructStyleTagsFromChunks(emotion.extractCriticalToChunks(body))
    .replace(FALLBACK, '$1)');
  return { head, styles, body: withoutUnusedClasses(body, styles) };
}
