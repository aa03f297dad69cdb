/**
 * Renders a page of the site as HTML, for the static files of the build and for the function's responses.
 */
import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../members/app/App.tsx';

export interface RenderedPage {
  /** Markup of the root element. */
  readonly html: string;
  /** The content of `<head>`: title, meta, links, emotion's styles. */
  readonly head: string;
}

/** The key of emotion's default cache, so that the browser adopts the styles of the HTML. */
const EMOTION_KEY = 'css';

/** React writes hoistable elements first when there is no `<head>` to put them in. */
const HOISTED = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)+/u;

interface RenderOptions {
  /** The server's data about guides; screens that show them start with it. */
  readonly response?: unknown;
  /** Rendered instead of the page at the address. */
  readonly content?: ReactNode;
}

/**
 * Renders the page at an address (with its language prefix, and a query if it has one). Its modules must
 * have been loaded (`members/app/preload.ts`).
 */
export async function renderAt(
  address: string,
  { response, content }: RenderOptions = {},
): Promise<RenderedPage> {
  const cache = createCache({ key: EMOTION_KEY });
  const emotion = createEmotionServer(cache);
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <StaticRouter location={address}>
        <App initialResponse={response === undefined ? undefined : { address, response }}>{content}</App>
      </StaticRouter>
    </CacheProvider>,
    {
      // Otherwise large parts are streamed out of order and need a script to be moved into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const hoisted = HOISTED.exec(html)?.[0] ?? '';
  return {
    html: html.slice(hoisted.length),
    head: hoisted + emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
  };
}
