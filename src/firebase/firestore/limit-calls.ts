/**
 * Ends calls of Firestore that get no answer. The SDK (version 12) asks for 15 s, but the library below
 * it ignores that; and since the SDK waits for a commit before it does anything else, one that hangs
 * would stop every later save and every live update of the page.
 */

/** What the SDK asks for. */
const CALL_TIMEOUT_MS = 15_000;

/** Calls with one answer, in the paths of Firestore's REST API; its streams stay open for minutes. */
const SINGLE_CALL = /\/documents:\w+(?:\?|$)/u;

class LimitedRequest extends XMLHttpRequest {
  #isSingleCall = false;

  override open(
    method: string,
    url: string | URL,
    isAsync = true,
    username?: string | null,
    password?: string | null,
  ): void {
    this.#isSingleCall = SINGLE_CALL.test(String(url));
    super.open(method, url, isAsync, username, password);
  }

  override send(body?: Document | XMLHttpRequestBodyInit | null): void {
    super.send(body);
    if (!this.#isSingleCall) return;
    const timer = setTimeout(() => this.abort(), CALL_TIMEOUT_MS);
    this.addEventListener('loadend', () => clearTimeout(timer), { once: true });
  }
}

/** To be called before the SDK makes its first call. */
export function limitCalls(): void {
  window.XMLHttpRequest = LimitedRequest;
}
