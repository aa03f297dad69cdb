/** Puts the HTML that the site sends at an address into the document; its scripts do not run. */
import { afterEach } from 'vitest';

afterEach(() => {
  document.body.replaceChildren();
});

/** @returns the address after redirects. */
export async function openPublicPage(address: string): Promise<string> {
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.title = page.title;
  document.body.replaceChildren(...page.body.childNodes);
  return response.url;
}
