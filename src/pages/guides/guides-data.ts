/** Data about guides for the screens: embedded in the page, else fetched from the server. */
import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { noteSavedAt } from '../../browser/saved-copy.ts';
import { SAVED_AT } from '../../offline/rules.ts';
import { logFailure } from '../../browser/log-failure.ts';
import {
  guidesResponse,
  guidesResponseSchema,
  type GuidesResponse,
} from '../../domain/directory/guides-response.ts';
import type { Lang } from '../../domain/lang.ts';
import { localPath } from '../../domain/paths.ts';
import { keepLatest } from '../../domain/keep-latest.ts';
import { ResponsesContext, type Responses } from '../../navigation/responses.ts';

/** The state of a screen's response. */
export type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly response: GuidesResponse }
  | { readonly status: 'failed' };

/** ms during which a response counts as fresh: the same as the CDN's cache lifetime. */
const FRESH_MS = 60_000;
const MAX_CACHED = 40;

function cache({ cached }: Responses, address: string, response: GuidesResponse): void {
  keepLatest(cached, address, { response, at: Date.now() }, MAX_CACHED);
}

function isFresh({ cached }: Responses, address: string): boolean {
  const entry = cached.get(address);
  return entry !== undefined && Date.now() - entry.at < FRESH_MS;
}

const FAILED = guidesResponse({ kind: 'failed' });

/** Fetches a response. @throws Error when the server does not respond or reports an error. */
async function fetchResponse(address: string): Promise<GuidesResponse> {
  const http = await fetch(address, { headers: { accept: 'application/json' } });
  const response = guidesResponseSchema.parse(await http.json());
  noteSavedAt(http.headers.get(SAVED_AT));
  if (response.kind === 'failed') throw new Error('The server could not read the guides');
  return response;
}

/** Access to responses of which a page shows a part. */
export function useResponses() {
  const responses = use(ResponsesContext);
  return useMemo(() => {
    /** The cached response, however stale. */
    const known = (address: string) => responses.cached.get(address)?.response;
    /** Rejects when the server does not respond, or responds with an error. */
    const request = async (address: string) => {
      const fresh = isFresh(responses, address) ? known(address) : undefined;
      if (fresh) return fresh;
      const response = await fetchResponse(address);
      cache(responses, address, response);
      return response;
    };
    return { request, known };
  }, [responses]);
}

/** Returns the API address of the guide at a slug, with texts in the language. */
export function guideApiAddress(slug: string, lang: Lang): string {
  return localPath(`/api/guides/${slug}`, lang);
}

/** Returns the response from which this page was rendered, as long as the URL does not change. */
function useInitialResponse(): GuidesResponse | undefined {
  const { pathname, search } = useLocation();
  const { initial } = use(ResponsesContext);
  return useMemo(() => {
    if (initial?.address !== pathname + search) return undefined;
    // A response of another version is fetched again.
    return guidesResponseSchema.safeParse(initial.response).data;
  }, [initial, pathname, search]);
}

interface Outcome {
  readonly address: string;
  /** Undefined while a retry is under way. */
  readonly response: GuidesResponse | undefined;
}

/**
 * The response of an address, and `retry` to fetch it again. A failure is logged, as the specification says.
 * Stale-while-revalidate: a cached response is shown immediately and refreshed in the background.
 */
export function useResponse(address: string): { readonly result: Loaded; readonly retry: () => void } {
  const responses = use(ResponsesContext);
  const { request } = useResponses();
  const initial = useInitialResponse();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    const isEmbedded = attempt === 0 && initial !== undefined && !responses.cached.has(address);
    if (isEmbedded && initial.kind !== 'failed') cache(responses, address, initial);
    if (isEmbedded || isFresh(responses, address)) return undefined;
    let current = true;
    request(address).then(
      (response) => {
        if (current) setOutcome({ address, response });
      },
      (error: unknown) => {
        logFailure('Reading guides', error);
        if (current) setOutcome({ address, response: responses.cached.get(address)?.response ?? FAILED });
      },
    );
    return () => {
      current = false;
    };
    // A retry requests the same address again.
  }, [address, responses, request, initial, attempt]);

  const retry = useCallback(() => {
    setOutcome({ address, response: undefined });
    setAttempt((count) => count + 1);
  }, [address]);

  const response =
    outcome?.address === address ? outcome.response : (responses.cached.get(address)?.response ?? initial);
  return { result: resultOf(response), retry };
}

function resultOf(response: GuidesResponse | undefined): Loaded {
  if (response === undefined) return { status: 'loading' };
  return response.kind === 'failed' ? { status: 'failed' } : { status: 'ready', response };
}
