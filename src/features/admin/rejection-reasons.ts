/**
 * Common reasons for a rejection. The guide's language is not known, so a chosen reason goes into
 * the note in both.
 */
import type { Localized } from '../../domain/lang.ts';

interface RejectionReason {
  readonly id: string;
  readonly name: Localized;
  readonly text: Localized;
}

export const REJECTION_REASONS: readonly RejectionReason[] = [
  {
    id: 'certificate',
    name: { en: 'Certificate not confirmed', ka: 'სერტიფიკატი ვერ დადასტურდა' },
    text: {
      en: 'We could not confirm the certification level you chose. Please write to the association with a copy of your certificate.',
      ka: 'მითითებული სერტიფიცირების დონე ვერ დავადასტურეთ. გთხოვთ, ასოციაციას გამოუგზავნოთ სერტიფიკატის ასლი.',
    },
  },
  {
    id: 'incomplete',
    name: { en: 'Profile incomplete', ka: 'პროფილი არასრულია' },
    text: {
      en: 'The profile is not complete. Please add your profession, your certification level and a description of your work.',
      ka: 'პროფილი არასრულია. გთხოვთ, მიუთითოთ პროფესია, სერტიფიცირების დონე და აღწეროთ თქვენი საქმიანობა.',
    },
  },
  {
    id: 'picture',
    name: { en: 'Picture not suitable', ka: 'სურათი შეუსაბამოა' },
    text: {
      en: 'Please choose a picture on which your face can be recognised.',
      ka: 'გთხოვთ, აირჩიოთ სურათი, რომელზეც თქვენი სახე გამოჩნდება.',
    },
  },
  {
    id: 'not-member',
    name: { en: 'Not a member', ka: 'ასოციაციის წევრი არ არის' },
    text: {
      en: 'We did not find you among the members of the association. Please contact us about membership.',
      ka: 'ასოციაციის წევრებს შორის ვერ მოგძებნეთ. გაწევრიანებისთვის დაგვიკავშირდით.',
    },
  },
];

/** The note with the reason added to it, in Georgian first as the site's own language. */
export function withReason(note: string, { text }: RejectionReason): string {
  const reason = `${text.ka}\n${text.en}`;
  return note.trim() === '' ? reason : `${note.trim()}\n\n${reason}`;
}
