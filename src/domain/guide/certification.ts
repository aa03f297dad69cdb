import { codeName, type Lang, type Localized } from '../lang.ts';
import { keysOf } from '../record-of.ts';

/** Certification levels of the editor, lowest first (specification, section 3). */
export const CERTIFICATION_NAMES = {
  trainee: { en: 'Trainee', ka: 'სტაჟიორი' },
  assistant: { en: 'Assistant Guide', ka: 'გამყოლის ასისტენტი' },
  certified: { en: 'Certified Guide', ka: 'სერტიფიცირებული გამყოლი' },
  master: { en: 'Master Guide', ka: 'ოსტატი გამყოლი' },
} as const satisfies Readonly<Record<string, Localized>>;

/** What a guide of each level does and may do, as one sentence for visitors. */
export const CERTIFICATION_MEANINGS: Readonly<Record<keyof typeof CERTIFICATION_NAMES, Localized>> = {
  trainee: {
    en: 'Still in training: leads guests only together with a certified guide.',
    ka: 'ჯერ სწავლობს: სტუმრებს მხოლოდ სერტიფიცირებულ გამყოლთან ერთად უძღვება.',
  },
  assistant: {
    en: 'Works alongside a certified guide.',
    ka: 'სერტიფიცირებული გამყოლის გვერდით მუშაობს.',
  },
  certified: { en: 'Leads groups independently.', ka: 'ჯგუფს დამოუკიდებლად უძღვება.' },
  master: {
    en: 'Leads groups independently and also trains other guides.',
    ka: 'ჯგუფს დამოუკიდებლად უძღვება და სხვა გამყოლებსაც ამზადებს.',
  },
};

export type CertificationLevel = keyof typeof CERTIFICATION_NAMES;

const SUPERVISED = ['trainee', 'assistant'] as const;

/** Whether a guide of this level guides only together with another one. */
export function isSupervised(code: string | undefined): code is (typeof SUPERVISED)[number] {
  return SUPERVISED.some((level) => level === code);
}

export const CERTIFICATION_LEVELS: readonly CertificationLevel[] = keysOf(CERTIFICATION_NAMES);

/** Returns the display name of a level; an unknown code is returned unchanged. */
export function certificationName(code: string, lang: Lang): string {
  return codeName(CERTIFICATION_NAMES, code, lang);
}
