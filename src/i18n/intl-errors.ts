/**
 * Chromium has no Georgian locale data, which react-intl reports although nothing here depends on it:
 * `dates.ts` formats dates and numbers. Every other error is logged in development.
 */
export function reportIntlError(error: Error & { readonly code?: string }): void {
  if (error.code === 'MISSING_DATA') return;
  if (import.meta.env.DEV) console.error(error);
}
