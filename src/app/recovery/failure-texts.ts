import type { Localized } from '../../domain/lang.ts';

interface FailureTexts {
  /** The application failed as a whole. */
  readonly title: string;
  /** What is shown can be read, and no more. */
  readonly incomplete: string;
  readonly text: string;
  readonly retry: string;
}

/** Not in the message catalogue: it may be the catalogue that could not be fetched. */
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
