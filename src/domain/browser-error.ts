/**
 * What a browser tells the operator of an error: its kind and its place in the code, in forms that cannot
 * hold what somebody typed, an address or a name.
 */
import * as z from 'zod/mini';

/** Where browsers post it. */
export const BROWSER_ERRORS_PATH = '/api/browser-errors';
export const MAX_FRAMES = 12;
/** Bytes of a post. */
export const MAX_REPORT_BYTES = 4096;

/** A place in the built code: file, line, column. */
const FRAME = /\/assets\/[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}/u;

export const browserErrorSchema = z.strictObject({
  /** What failed, in the words of the code. */
  what: z.string().check(z.regex(/^[A-Z][A-Za-z ]{0,59}$/u)),
  /** Name of the error, and its code where it has one. */
  kind: z.string().check(z.regex(/^[A-Za-z]{1,40}(?: [a-z/-]{1,60})?$/u)),
  frames: z
    .array(z.string().check(z.regex(new RegExp(`^${FRAME.source}$`, 'u'))))
    .check(z.maxLength(MAX_FRAMES)),
});
export type BrowserError = z.infer<typeof browserErrorSchema>;

/** The report of an error; undefined when its kind cannot be told without its words. */
export function toBrowserError(what: string, error: unknown): BrowserError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const frames = (error.stack ?? '').split('\n').flatMap((line) => FRAME.exec(line)?.[0] ?? []);
  const report = { what, kind: `${error.name}${code}`, frames: frames.slice(0, MAX_FRAMES) };
  const parsed = browserErrorSchema.safeParse(report);
  return parsed.success ? parsed.data : undefined;
}
