import { createContext } from 'react';
import { ANSWER_ELEMENT } from '../domain/directory/answer-element.ts';
import type { PublicAnswer } from '../domain/directory/public-answer.ts';

/** What the server said about guides when it made this page. */
export interface InitialAnswer {
  /** Path and query of the page. */
  readonly address: string;
  /** Not read yet: the screens that show it know its schema. */
  readonly answer: unknown;
}

/** What is known of guides since the page was loaded. */
export interface Answers {
  readonly initial: InitialAnswer | undefined;
  /** Answers by address, and when they came, so that Back shows at once what was seen. */
  readonly kept: Map<string, { readonly answer: PublicAnswer; readonly at: number }>;
}

export function createAnswers(initial: InitialAnswer | undefined): Answers {
  return { initial, kept: new Map() };
}

export const AnswersContext = createContext<Answers>(createAnswers(undefined));

/** The answer of the page that the browser has loaded; undefined where it was made without one. */
export function readInitialAnswer(): InitialAnswer | undefined {
  const text = document.getElementById(ANSWER_ELEMENT)?.textContent;
  if (!text) return undefined;
  const answer: unknown = JSON.parse(text);
  return { address: window.location.pathname + window.location.search, answer };
}
