/** Common reasons for a rejection. Each asks only for what the site can take, or says where to send it. */
import { DEFAULT_LANG, type Lang, type Localized } from '../../../domain/lang.ts';

export interface Reason {
  readonly name: Localized;
  readonly text: Localized;
}

export const REJECTION_REASONS: readonly Reason[] = [
  {
    name: { en: 'Certificate not confirmed', ka: 'სერტიფიკატი ვერ დადასტურდა' },
    text: {
      en: 'We could not confirm the certification level you chose. Please send us a copy of your certificate in reply to the email about this decision.',
      ka: 'მითითებული სერტიფიცირების დონე ვერ დავადასტურეთ. გთხოვთ, სერტიფიკატის ასლი გამოგვიგზავნოთ ამ გადაწყვეტილების შესახებ მიღებული წერილის პასუხად.',
    },
  },
  {
    name: { en: 'Profile incomplete', ka: 'პროფილი არასრულია' },
    text: {
      en: 'The profile is not complete. Please make sure that it has your profession, certification level, languages and a description of your work.',
      ka: 'პროფილი არასრულია. გთხოვთ, მიუთითოთ პროფესია, სერტიფიცირების დონე და ენები და აღწეროთ თქვენი საქმიანობა.',
    },
  },
  {
    name: { en: 'Picture not suitable', ka: 'სურათი შესაფერისი არ არის' },
    text: {
      en: 'Please choose a picture in which your face can be seen clearly.',
      ka: 'გთხოვთ, აირჩიოთ სურათი, რომელზეც თქვენი სახე მკაფიოდ ჩანს.',
    },
  },
  {
    name: { en: 'Not a member', ka: 'ასოციაციის წევრი არ არის' },
    text: {
      en: 'We could not find you among the members of the association. To join, please reply to the email about this decision.',
      ka: 'ასოციაციის წევრებს შორის ვერ გიპოვეთ. გასაწევრიანებლად უპასუხეთ ამ გადაწყვეტილების შესახებ მიღებულ წერილს.',
    },
  },
];

export function holdsReason(note: string, reasons: readonly Pick<Reason, 'text'>[]): boolean {
  return reasons.some(({ text }) => Object.values(text).some((words) => note.includes(words)));
}

/** Adds the reason on a line of its own, unless the note has it. @param lang of the guide's emails, if it is known. */
export function withReason(note: string, { text }: Pick<Reason, 'text'>, lang: Lang = DEFAULT_LANG): string {
  if (holdsReason(note, [{ text }])) return note;
  const words = `${text[lang]}\n`;
  return note.trim() === '' ? words : `${note.trim()}\n\n${words}`;
}
