/**
 * What a browser tells the operator of an error: its kind and its place in the code, in forms that cannot
 * hold what someone typed, an address or a name. Every page loads this, so it does without zod.
 */

/** Where browsers post it. */
export const BROWSER_ERRORS_PATH = '/api/browser-errors';
/** Places of the code in one report. */
export const MAX_FRAMES = 12;
/** Reports of one page: an error that comes again and again is known after a few. */
export const MAX_REPORTS = 5;

export interface BrowserError {
  /** What failed, in the words of the code. */
  readonly what: string;
  /** Name of the error, and its code where it has one. */
  readonly kind: string;
  /** Places in the built code: file, line, column. */
  readonly frames: readonly string[];
}

/** A place in the built code, wherever it is in a line of a stack. */
export const FRAME = /\/assets\/[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}/u;

/** The form of each part, for browsers and for the function that takes reports. */
export const BROWSER_ERROR_FORMS = {
  what: /^[A-Z][A-Za-z ]{0,59}$/u,
  kind: /^[A-Za-z]{1,40}(?: [a-z/-]{1,60})?$/u,
  frame: new RegExp(`^${FRAME.source}$`, 'u'),
} as const;

/** The report of an error; undefined when its kind cannot be told without its words. */
export function toBrowserError(what: string, error: unknown): BrowserError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const kind = `${error.name}${code}`;
  if (!BROWSER_ERROR_FORMS.what.test(what) || !BROWSER_ERROR_FORMS.kind.test(kind)) return undefined;
  const frames = (error.stack ?? '').split('\n').flatMap((line) => FRAME.exec(line)?.[0] ?? []);
  return { what, kind, frames: frames.slice(0, MAX_FRAMES) };
}
