/** Texts of the card in both languages at once, because whoever checks it may read either. */
import type { Localized } from '../../../domain/lang.ts';
import { CARD_LABELS } from '../../../domain/membership/card-constants.ts';

export const CARD_TEXTS = {
  title: { en: 'Member card', ka: 'წევრის ბარათი' },
  ...CARD_LABELS,
  scan: {
    en: 'Scan the code or open the address to see whether the membership is valid today.',
    ka: 'დაასკანირეთ კოდი ან გახსენით მისამართი: ნახავთ, ძალაშია თუ არა წევრობა დღეს.',
  },
  compare: {
    en: 'Compare the name and picture there with the person in front of you.',
    ka: 'იქ მოცემული სახელი და სურათი შეადარეთ თქვენ წინაშე მყოფ პირს.',
  },
  savedOn: {
    en: 'Saved on this device on {date}. Later changes are not shown here.',
    ka: 'ამ მოწყობილობაზე შენახულია: {date}. მას შემდეგ მომხდარი ცვლილებები აქ არ ჩანს.',
  },
  account: { en: 'Your account', ka: 'თქვენი ანგარიში' },
} as const satisfies Readonly<Record<string, Localized>>;
