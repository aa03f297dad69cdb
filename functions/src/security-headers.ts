/** Hosting's security headers, for callers of a function's own address. */
import type { HttpsFunction, Request } from 'firebase-functions/v2/https';
import firebase from '../../firebase.json' with { type: 'json' };

type Response = Parameters<HttpsFunction>[1];

const headers = firebase.hosting.headers[0]?.headers ?? [];

/** Returns the handler with these headers in every response, unless it sets its own. */
export function secured<T>(handle: (request: Request, response: Response) => T) {
  return (request: Request, response: Response): T => {
    for (const { key, value } of headers) response.setHeader(key, value);
    return handle(request, response);
  };
}
