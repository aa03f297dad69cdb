/** Data about guides for the screens: embedded in the page, else fetched from the server. */
import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { noteSavedAt } from '../../browser/saved-copy.ts';
import { SAVED_AT } from '../../offline/rules.ts';
import { logFailure } from '../../browser/log-failure.ts';
import { publicAnswer, publicAnswerSchema, type PublicAnswer } from '../../domain/directory/public-answer.ts';
import type { Lang } from '../../domain/lang.ts';
import { localPath } from '../../domain/paths.ts';
import { keepLatest } from '../../domain/keep-latest.ts';
import { AnswersContext, type Answers } from '../../navigation/answers.ts';

/** The state of a screen's response. */
export type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly answer: PublicAnswer }
  | { readonly status: 'failed' };

/** ms during which a response counts as fresh: the same as the CDN's cache lifetime. */
const FRESH_MS = 60_000;
const MAX_KEPT = 40;

function keep({ kept }: Answers, address: string, answer: PublicAnswer): void {
  keepLatest(kept, address, { answer, at: Date.now() }, MAX_KEPT);
}

function isFresh({ kept }: Answers, address: string): boolean {
  const entry = kept.get(address);
  return entry !== undefined && Date.now() - entry.at < FRESH_MS;
}

const FAILED = publicAnswer({ kind: 'failed' });

/** Fetches a response. @throws Error when the server does not respond or reports an error. */
async function fetchAnswer(address: string): Promise<PublicAnswer> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  const answer = publicAnswerSchema.parse(await response.json());
  noteSavedAt(response.headers.get(SAVED_AT));
  if (answer.kind === 'failed') throw new Error('The server could not read the guides');
  return answer;
}

/** Access to responses of which a page shows a part. */
interface AnswersAccess {
  /**
   * Fetches from the server, or returns a fresh cached response. Rejects when the server does not respond, or
   * responds with an error.
   */
  readonly ask: (address: string) => Promise<PublicAnswer>;
  /** The cached response, however stale. */
  readonly known: (address: string) => PublicAnswer | undefined;
}

export function useAnswers(): AnswersAccess {
  const answers = use(AnswersContext);
  return useMemo(() => {
    const known = (address: string) => answers.kept.get(address)?.answer;
    const ask = async (address: string) => {
      const fresh = isFresh(answers, address) ? known(address) : undefined;
      if (fresh) return fresh;
      const answer = await fetchAnswer(address);
      keep(answers, address, answer);
      return answer;
    };
    return { ask, known };
  }, [answers]);
}

/** Returns the API address of the guide at a slug, with texts in the language. */
export function guideAnswerAddress(slug: string, lang: Lang): string {
  return localPath(`/api/guides/${slug}`, lang);
}

/** Returns the response from which this page was rendered, as long as the URL does not change. */
function useInitialAnswer(): PublicAnswer | undefined {
  const { pathname, search } = useLocation();
  const { initial } = use(AnswersContext);
  return useMemo(() => {
    if (initial?.address !== pathname + search) return undefined;
    // A response of another version is fetched again.
    return publicAnswerSchema.safeParse(initial.answer).data;
  }, [initial, pathname, search]);
}

interface Outcome {
  readonly address: string;
  /** Undefined while a retry is under way. */
  readonly answer: PublicAnswer | undefined;
}

/**
 * The response of an address, and `retry` to fetch it again. A failure is logged, as the specification says.
 * Stale-while-revalidate: a cached response is shown immediately and refreshed in the background.
 */
export function useAnswer(address: string): { readonly result: Loaded; readonly retry: () => void } {
  const answers = use(AnswersContext);
  const { ask } = useAnswers();
  const initial = useInitialAnswer();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    const isTold = attempt === 0 && initial !== undefined && !answers.kept.has(address);
    if (isTold && initial.kind !== 'failed') keep(answers, address, initial);
    if (isTold || isFresh(answers, address)) return undefined;
    let current = true;
    ask(address).then(
      (answer) => {
        if (current) setOutcome({ address, answer });
      },
      (error: unknown) => {
        logFailure('Reading guides', error);
        if (current) setOutcome({ address, answer: answers.kept.get(address)?.answer ?? FAILED });
      },
    );
    return () => {
      current = false;
    };
    // A retry requests the same address again.
  }, [address, answers, ask, initial, attempt]);

  const retry = useCallback(() => {
    setOutcome({ address, answer: undefined });
    setAttempt((count) => count + 1);
  }, [address]);

  const answer =
    outcome?.address === address ? outcome.answer : (answers.kept.get(address)?.answer ?? initial);
  return { result: resultOf(answer), retry };
}

function resultOf(answer: PublicAnswer | undefined): Loaded {
  if (answer === undefined) return { status: 'loading' };
  return answer.kind === 'failed' ? { status: 'failed' } : { status: 'ready', answer };
}
