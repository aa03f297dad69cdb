/** Records what a page requests from Firestore. */
import type { Page, Request } from '@playwright/test';

export interface SentQuery {
  readonly collection: string;
  /** Requested rows; Infinity without a limit. */
  readonly limit: number;
  /** Values of an `in` filter. */
  readonly keys: number;
  /** A count query: reads no documents. */
  readonly isCount: boolean;
  readonly text: string;
}

interface Recording {
  /** Stops recording. */
  stop(): SentQuery[];
  /** Everything that was sent, as text. */
  texts(): string[];
}

/** Returns the targets of listeners (WebChannel sends them in a form) and separate queries. */
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

/** Returns the JSON object that starts here. */
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
