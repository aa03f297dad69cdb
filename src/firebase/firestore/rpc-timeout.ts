/**
 * Times out Firestore RPCs without a response. The SDK (version 12) requests 15 s, but the library below
 * ignores it; and since the SDK queues everything behind a commit, a hanging one would block every later save
 * and live update of the page.
 */

/** The timeout that the SDK requests. */
const CALL_TIMEOUT_MS = 15_000;

/** Unary calls, by their paths in Firestore's REST API; streams stay open for minutes. */
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

/** Call it before the SDK's first request. */
export function setRpcTimeout(): void {
  window.XMLHttpRequest = LimitedRequest;
}
