/** Texts of the page for an offline check. */
import type { Localized } from '../domain/lang.ts';
import { CARD_LABELS } from '../domain/membership/card-constants.ts';

export const CHECK_TEXTS = {
  title: { en: 'Check without a connection', ka: 'შემოწმება ინტერნეტის გარეშე' },
  home: { en: 'Home', ka: 'მთავარი' },
  signed: { en: 'Signed by the association', ka: 'ასოციაციის ხელმოწერა ნამდვილია' },
  over: { en: 'Signed, but the card has expired', ka: 'ხელმოწერილია, მაგრამ ბარათს ვადა გაუვიდა' },
  forged: { en: 'Not a card of the association', ka: 'ეს ასოციაციის ბარათი არ არის' },
  unknownKey: { en: 'This device cannot check the card', ka: 'ეს მოწყობილობა ბარათს ვერ ამოწმებს' },
  unsigned: { en: 'No answer without a connection', ka: 'ინტერნეტის გარეშე პასუხი არ არის' },
  noLevel: { en: 'No certification level is recorded', ka: 'სერტიფიცირების დონე მითითებული არ არის' },
  ...CARD_LABELS,
  proves: {
    en: 'This proves that the association issued this name, number, level and date. It does not prove that the membership is valid today: it may have been withdrawn since. It does not prove who the person in front of you is: compare the name with an identity document. Check again as soon as you have a connection.',
    ka: 'ეს ადასტურებს, რომ ეს სახელი, ნომერი, დონე და თარიღი ასოციაციამ ჩაწერა. ეს არ ადასტურებს, რომ წევრობა დღესაც ძალაშია: შესაძლოა, მას შემდეგ გაუქმდა. არც იმას ადასტურებს, ვინ დგას თქვენ წინაშე: სახელი პირადობის დამადასტურებელ საბუთს შეადარეთ. როცა ინტერნეტი გაჩნდება, ხელახლა შეამოწმეთ.',
  },
  forgedText: {
    en: 'The signature does not match what the code says: the code was altered or made by someone else. Do not rely on this card.',
    ka: 'ხელმოწერა კოდის შინაარსს არ შეესაბამება: კოდი შეცვლილია ან სხვის მიერ არის შექმნილი. ამ ბარათს ნუ ენდობით.',
  },
  unknownKeyText: {
    en: 'The card was signed with a key that this device does not know, so it can neither be confirmed nor ruled out. Open this address again when you have a connection.',
    ka: 'ბარათი ხელმოწერილია გასაღებით, რომელსაც ეს მოწყობილობა არ იცნობს. ეს არც ბარათის ნამდვილობას ნიშნავს და არც სიყალბეს. როცა ინტერნეტი გექნებათ, ეს მისამართი ხელახლა გახსენით.',
  },
  unsignedText: {
    en: 'A number alone can only be checked with a connection. Open this page again when you have one, or scan the code on the card.',
    ka: 'მარტო ნომრით წევრობა ინტერნეტის გარეშე ვერ მოწმდება. გახსენით ეს გვერდი, როცა ინტერნეტი გექნებათ, ან დაასკანირეთ ბარათის კოდი.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
