/** Posts a form as the browser would, and returns the page that answers it. */

/** A small file of the site that always exists. */
const PROBE = '/favicon.svg';

/** Milliseconds after which the network counts as unavailable. */
const PROBE_MS = 10_000;

/** Milliseconds after which no answer is expected any more. */
const ANSWER_MS = 30_000;

interface Answer {
  readonly page: Document;
  readonly url: string;
}

/** `unreached`: nothing was sent; `unanswered`: it may have arrived. */
export type PostFailure = 'unreached' | 'unanswered';

async function isReachable(): Promise<boolean> {
  try {
    await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
    return true;
  } catch {
    return false;
  }
}

/** @param place what every page that answers this form contains: a network that asks for a login has pages of its own. */
export async function post(form: HTMLFormElement, place: string): Promise<Answer | PostFailure> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  // Otherwise nobody could tell whether something was sent.
  if (!(await isReachable())) return 'unreached';
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(form.action, { method: 'POST', body, signal });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.querySelector(place) ? { page, url: response.url } : 'unanswered';
  } catch {
    return 'unanswered';
  }
}
