import { adoptStyles } from '../adopt-styles.ts';

/** The part of a page that the script replaces with the same part of an answered page. */
export function partOf(page: ParentNode, name: string): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[data-part="${name}"]`);
}

/** Fetches a page of the directory, with the styles of its parts. @throws Error when there is no answer, or one without results. */
export async function readPage(address: string, signal: AbortSignal | null = null): Promise<Document> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, signal });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (!response.ok || !partOf(page, 'results')) throw new Error('The server could not read the guides');
  adoptStyles(page);
  return page;
}
