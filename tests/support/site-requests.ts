/** Pages of the site by HTTP behind Hosting, as browsers without scripts ask for them and read them. */
import { Window } from 'happy-dom';
import { LOCAL } from '../../scripts/local-project.ts';

let networks = 0;

/** A network of its own for each question: limits are counted by network. */
export function newNetwork(): string {
  networks += 1;
  return `198.51.${Math.floor(networks / 250)}.${networks % 250}`;
}

/** @param form is posted; without one the page is read. */
export async function ask(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
  const forwarded = `${newNetwork()}, 66.249.93.${networks % 250}`;
  const response = await fetch(`${LOCAL.site}${path}`, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': forwarded, ...headers },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const text = await response.text();
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  const document = new window.DOMParser().parseFromString(text, 'text/html');
  const said = document.querySelector('main')?.textContent ?? '';
  return { status: response.status, headers: response.headers, text, document, said };
}
