/** What the page says that answers a check without network. */
import type { Localized } from '../domain/lang.ts';
import { CARD_LABELS } from '../domain/membership/card-labels.ts';

export const CHECK_TEXTS = {
  title: { en: 'Check without a connection', ka: 'შემოწმება ინტერნეტის გარეშე' },
  signed: { en: 'Signed by the association', ka: 'ასოციაციის მიერ ხელმოწერილია' },
  over: { en: 'Signed, but the membership has ended', ka: 'ხელმოწერილია, მაგრამ ვადა გასულია' },
  forged: { en: 'Not a card of the association', ka: 'ეს ასოციაციის ბარათი არ არის' },
  unknownKey: { en: 'This device cannot tell', ka: 'ეს მოწყობილობა ვერ ამოწმებს' },
  unsigned: { en: 'No answer without a connection', ka: 'ინტერნეტის გარეშე პასუხი არ არის' },
  ...CARD_LABELS,
  proves: {
    en: 'This proves that the association wrote this name, number, level and day. It does not prove that the membership is valid today: it may have been withdrawn since. It does not prove who the person in front of you is: compare the name with a document. Check again as soon as you have a connection.',
    ka: 'ეს ადასტურებს, რომ ეს სახელი, ნომერი, დონე და თარიღი ასოციაციამ ჩაწერა. ეს არ ადასტურებს, რომ წევრობა დღესაც ძალაშია: შესაძლოა, მას შემდეგ გაუქმდა. არც იმას ადასტურებს, ვინ დგას თქვენ წინაშე: სახელი საბუთს შეადარეთ. როცა ინტერნეტი გაჩნდება, ხელახლა შეამოწმეთ.',
  },
  forgedText: {
    en: 'The signature does not match what the code says: it was changed, or somebody else made it. Do not rely on this card.',
    ka: 'ხელმოწერა არ შეესაბამება იმას, რასაც კოდი ამბობს: ის შეცვლილია ან სხვამ შექმნა. ამ ბარათს ნუ ენდობით.',
  },
  unknownKeyText: {
    en: 'The card names a key that this device does not know. That says nothing for or against it. Open this address again when you have a connection.',
    ka: 'ბარათზე მითითებულ გასაღებს ეს მოწყობილობა არ იცნობს. ეს არც ბარათის სისწორეს ნიშნავს და არც სიყალბეს. ეს მისამართი ინტერნეტით ხელახლა გახსენით.',
  },
  unsignedText: {
    en: 'A number alone can only be checked with a connection. Open this page again when you have one, or scan the code on the card.',
    ka: 'მხოლოდ ნომრის შემოწმება ინტერნეტის გარეშე შეუძლებელია. გახსენით ეს გვერდი, როცა ინტერნეტი გექნებათ, ან დაასკანირეთ ბარათის კოდი.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
