/**
 * `onCall` of the library for requests that a page of the site may send. Of others the library writes an error into the log,
 * some with all that they contain, before it looks at who sends them.
 */
import {
  onCall as libraryOnCall,
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  type HttpsFunction,
} from 'firebase-functions/v2/https';
import * as z from 'zod/mini';

/** Several times the longest input: a decision with what the card showed of a guide. */
const MOST_BYTES = 256 * 1024;
/** Several times the deepest input. */
const MOST_LEVELS = 10;

const bodySchema = z.strictObject({ data: z.unknown() });

type Http = Parameters<HttpsFunction>;

export function onCall<Result>(
  handler: (call: CallableRequest<unknown>) => Promise<Result>,
  options: CallableOptions = {},
): CallableFunction<unknown, Promise<Result>> {
  const callable = libraryOnCall<unknown, Promise<Result>>(options, handler);
  const guarded = (...[request, response]: Http): ReturnType<HttpsFunction> => {
    if (request.method === 'OPTIONS' || isCall(request)) return callable(request, response);
    response.status(400).end();
  };
  return Object.assign(guarded, callable);
}

function isCall({ method, body, rawBody, headers }: Http[0]): boolean {
  const isJson = /^application\/json\s*(?:;|$)/iu.test(String(headers['content-type']));
  const data = bodySchema.safeParse(body).data?.data;
  if (method !== 'POST' || !isJson || data === undefined) return false;
  return rawBody.length <= MOST_BYTES && isPlain(data, MOST_LEVELS);
}

/** The library reads values with a type as numbers, and throws at any type but theirs. */
function isPlain(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && !('@type' in value) && Object.values(value).every((one) => isPlain(one, levels - 1));
}
