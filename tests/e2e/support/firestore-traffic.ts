/** Records what a page requests from Firestore. */
import type { Page, Request } from '@playwright/test';

interface Recording {
  /** Everything that was sent, as text. */
  texts(): string[];
  /** Stops recording. @returns what was sent with queries: listeners of lists, and separate ones. */
  stop(): string[];
}

/** @param host `host:port` of Firestore. */
export function sentTo(page: Page, host: string): Recording {
  const sent: string[] = [];
  const record = (request: Request) => {
    if (new URL(request.url()).host !== host) return;
    const body = request.postData() ?? '';
    sent.push(decodeURIComponent(`${request.url()} ${body}`.replaceAll('+', ' ')));
  };
  page.on('request', record);
  return {
    texts: () => sent,
    stop: () => {
      page.off('request', record);
      return sent.filter((text) => text.includes('"structuredQuery":{'));
    },
  };
}
