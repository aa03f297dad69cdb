/**
 * Texts of the account chooser. Not in the message catalogue, so that a production build does not contain
 * them.
 */
import type { Localized } from '../../domain/lang.ts';

export const CHOOSER_TEXTS = {
  en: {
    title: 'Choose an account',
    text: 'This is a local copy of the site. It signs in without Google, as one of these accounts or as a new one.',
    new: 'Email of a new account',
    use: 'Sign in',
    cancel: 'Cancel',
  },
  ka: {
    title: 'აირჩიეთ ანგარიში',
    text: 'ეს საიტის ადგილობრივი ასლია. აქ შესვლა Google-ის გარეშე ხდება: ერთ-ერთი ამ ანგარიშით ან ახლით.',
    new: 'ახალი ანგარიშის ელფოსტა',
    use: 'შესვლა',
    cancel: 'გაუქმება',
  },
} satisfies Localized<Readonly<Record<string, string>>>;
