/**
 * Chromium has no Georgian locale data, which react-intl reports although nothing here relies on it:
 * dates and numbers are written by `dates.ts`. Every other error is shown while developing.
 */
export function reportIntlError(error: Error & { readonly code?: string }): void {
  if (error.code === 'MISSING_DATA') return;
  if (import.meta.env.DEV) console.error(error);
}
