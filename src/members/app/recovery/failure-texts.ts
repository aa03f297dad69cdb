import type { Localized } from '../../../domain/lang.ts';

interface FailureTexts {
  /** The whole application failed. */
  readonly title: string;
  /** The content is readable, but not interactive. */
  readonly incomplete: string;
  readonly text: string;
  readonly retry: string;
}

/** Not in the message catalogue, because the catalogue may be what failed to load. */
export const FAILURE_TEXTS: Localized<FailureTexts> = {
  en: {
    title: 'Unexpected Application Error!',
    incomplete: 'Part of this page could not be loaded.',
    text: 'Please check your connection and try again.',
    retry: 'Try again',
  },
  ka: {
    title: 'აპლიკაციაში მოულოდნელი შეცდომა მოხდა',
    incomplete: 'გვერდის ნაწილი ვერ ჩაიტვირთა.',
    text: 'გთხოვთ, შეამოწმოთ ინტერნეტკავშირი და სცადოთ ხელახლა.',
    retry: 'ხელახლა ცდა',
  },
};
