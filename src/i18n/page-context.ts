import { createContext, use } from 'react';

/** The address of the page that is rendered. */
export interface PageAddress {
  /** Without the language prefix. */
  readonly path: string;
  /** '' or '?…'. */
  readonly search: string;
}

export const PageContext = createContext<PageAddress>({ path: '/', search: '' });

export function usePage(): PageAddress {
  return use(PageContext);
}
