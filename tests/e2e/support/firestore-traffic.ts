/** What a page asks Firestore for, read off the requests that it sends. */
import type { Page, Request } from '@playwright/test';

export interface SentQuery {
  readonly collection: string;
  /** Rows asked for; Infinity without a limit. */
  readonly limit: number;
  /** Values of an `in` filter. */
  readonly keys: number;
  /** Counted by the server: no document is read. */
  readonly isCount: boolean;
  readonly text: string;
}

interface Recording {
  /** Ends the recording. */
  stop(): SentQuery[];
  /** Everything that was sent, as text. */
  texts(): string[];
}

/** Targets of listeners (WebChannel sends them in a form) and queries sent alone. */
function queriesIn(text: string): SentQuery[] {
  return [...text.matchAll(/"structuredQuery":\{/gu)].map(({ index }) => {
    const query = objectAt(text, index + '"structuredQuery":'.length);
    const limit = /"limit":(?:\{"value":)?"?(\d+)/u.exec(query)?.[1];
    const isLookUp = query.includes('"op":"IN"');
    return {
      collection: /"collectionId":"([a-z_]+)"/u.exec(query)?.[1] ?? '?',
      limit: limit === undefined ? Number.POSITIVE_INFINITY : Number(limit),
      keys: isLookUp ? (query.match(/"(?:referenceValue|stringValue)":/gu)?.length ?? 0) : 0,
      isCount: text.slice(0, index).includes('"structuredAggregationQuery"'),
      text: query,
    };
  });
}

/** The JSON object that begins here. */
function objectAt(text: string, start: number): string {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, index + 1);
  }
  return text.slice(start);
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
    stop: () => {
      page.off('request', record);
      return sent.flatMap(queriesIn);
    },
    texts: () => [...sent],
  };
}
