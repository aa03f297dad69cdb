import type { Localized } from '../../../domain/lang.ts';

interface FailureTexts {
  /** The whole application failed. */
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** Not in the message catalogue, because the catalogue may be what failed to load. */
export const FAILURE_TEXTS: Localized<FailureTexts> = {
  en: {
    title: 'Unexpected Application Error!',
    text: 'Please check your connection and try again.',
    retry: 'Try again',
  },
  ka: {
    title: 'აპლიკაციაში მოულოდნელი შეცდომა მოხდა',
    text: 'გთხოვთ, შეამოწმოთ ინტერნეტკავშირი და სცადოთ ხელახლა.',
    retry: 'ხელახლა ცდა',
  },
};
