import { createContext } from 'react';
import { PAGE_DATA_ELEMENT } from './page-data-element.ts';
import type { GuidesResponse } from '../domain/directory/guides-response.ts';

/** Server data about guides that this page was rendered from. */
export interface InitialResponse {
  /** Path and query of the page. */
  readonly address: string;
  /** Unparsed: the screens that show it know its schema. */
  readonly response: unknown;
}

/** Responses fetched since the page was loaded. */
export interface Responses {
  readonly initial: InitialResponse | undefined;
  /** Responses by address, with their time, so that Back renders from the cache. */
  readonly cached: Map<string, { readonly response: GuidesResponse; readonly at: number }>;
}

export function createResponses(initial: InitialResponse | undefined): Responses {
  return { initial, cached: new Map() };
}

export const ResponsesContext = createContext<Responses>(createResponses(undefined));

/** The data embedded in the page that the browser loaded; undefined where there is none. */
export function readInitialResponse(): InitialResponse | undefined {
  const text = document.getElementById(PAGE_DATA_ELEMENT)?.textContent;
  if (!text) return undefined;
  const response: unknown = JSON.parse(text);
  return { address: window.location.pathname + window.location.search, response };
}
