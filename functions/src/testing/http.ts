/** Calls a function as its HTTP server does, without one. */
import * as z from 'zod/mini';

export interface Sent {
  readonly method?: string | undefined;
  /** In small letters. */
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON where the function reads it. */
  readonly body?: string;
  readonly url?: string;
  /** Is filled with the headers that are set one by one. */
  readonly set?: Map<string, unknown>;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Those of the page itself. */
  readonly headers?: unknown;
}

const handlerSchema = z.custom<(request: unknown, response: unknown) => unknown>(
  (value) => typeof value === 'function',
);

/** @param handler an exported function. */
export function answerOf(
  handler: unknown,
  { method = 'POST', headers = { 'content-type': 'application/json' }, body = '', url, set }: Sent,
): Promise<Answer> {
  const request = {
    method,
    url,
    headers,
    header: (name: string) => headers[name.toLowerCase()],
    // As of a request without a body.
    get body(): unknown {
      return body === '' ? {} : JSON.parse(body);
    },
    rawBody: body === '' ? undefined : Buffer.from(body),
    on: () => request,
  };
  return new Promise((resolve, reject) => {
    let status = 200;
    let written: object | undefined;
    const send = (sent?: unknown) => resolve({ status, body: sent, ...(written && { headers: written }) });
    const response = {
      status: (code: number) => {
        status = code;
        return response;
      },
      writeHead: (code: number, own?: object) => {
        written = own;
        return response.status(code);
      },
      send,
      json: send,
      end: send,
      on: () => response,
      setHeader: (name: string, value: unknown) => {
        set?.set(name.toLowerCase(), value);
        return response;
      },
      getHeader: () => undefined,
      vary: () => response,
    };
    Promise.resolve(handlerSchema.parse(handler)(request, response)).catch(reject);
  });
}
