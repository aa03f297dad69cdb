/** Paths of the pages for writing to a guide, without the language prefix. */

/** The form. */
export function messagePath(slug: string): string {
  return `/messages/to/${slug}`;
}

/** Where the form is posted to. */
export function sendPath(slug: string): string {
  return `/messages/send/${slug}`;
}

/** The links of emails; `{token}` is filled in. */
export const CONFIRM_PATH = '/messages/confirm/{token}';
export const REPORT_PATH = '/messages/report/{token}';
