/**
 * What a browser reports about an error: its kind and its position in the code. The format cannot
 * hold typed text, an address or a name. Every page loads this module, so it does not use zod.
 */

/** Where browsers post it. */
export const BROWSER_ERRORS_PATH = '/api/browser-errors';
/** Stack frames in one report. */
export const MAX_FRAMES = 12;
/** Reports per page load: a repeating error is known after a few. */
export const MAX_REPORTS = 5;

export interface BrowserError {
  /** What failed, as named in the code. */
  readonly what: string;
  /** Name of the error, and its code if it has one. */
  readonly kind: string;
  /** Positions in the built code: file, line, column. */
  readonly frames: readonly string[];
}

/** A position in the built code, anywhere in a line of a stack trace. */
export const FRAME = /\/assets\/[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}/u;

/** The pattern of each part, shared by browsers and the function that receives reports. */
export const BROWSER_ERROR_FORMS = {
  what: /^[A-Z][A-Za-z ]{0,59}$/u,
  kind: /^[A-Za-z]{1,40}(?: [a-z/-]{1,60})?$/u,
  frame: new RegExp(`^${FRAME.source}$`, 'u'),
} as const;

/**
 * Returns the report of an error, or undefined when its kind cannot be determined without reading
 * its message.
 */
export function toBrowserError(what: string, error: unknown): BrowserError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const kind = `${error.name}${code}`;
  if (!BROWSER_ERROR_FORMS.what.test(what) || !BROWSER_ERROR_FORMS.kind.test(kind)) return undefined;
  const frames = (error.stack ?? '').split('\n').flatMap((line) => FRAME.exec(line)?.[0] ?? []);
  return { what, kind, frames: frames.slice(0, MAX_FRAMES) };
}
