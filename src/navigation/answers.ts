import { createContext } from 'react';
import { ANSWER_ELEMENT } from '../domain/directory/answer-element.ts';
import type { PublicAnswer } from '../domain/directory/public-answer.ts';

/** Server data about guides that this page was rendered from. */
export interface InitialAnswer {
  /** Path and query of the page. */
  readonly address: string;
  /** Unparsed: the screens that show it know its schema. */
  readonly answer: unknown;
}

/** Responses fetched since the page was loaded. */
export interface Answers {
  readonly initial: InitialAnswer | undefined;
  /** Responses by address, with their time, so that Back renders from the cache. */
  readonly kept: Map<string, { readonly answer: PublicAnswer; readonly at: number }>;
}

export function createAnswers(initial: InitialAnswer | undefined): Answers {
  return { initial, kept: new Map() };
}

export const AnswersContext = createContext<Answers>(createAnswers(undefined));

/** The data embedded in the page that the browser loaded; undefined where there is none. */
export function readInitialAnswer(): InitialAnswer | undefined {
  const text = document.getElementById(ANSWER_ELEMENT)?.textContent;
  if (!text) return undefined;
  const answer: unknown = JSON.parse(text);
  return { address: window.location.pathname + window.location.search, answer };
}
