import type { Localized } from '../lang.ts';

/** Certification levels of the editor, lowest first (specification, section 3). */
export const CERTIFICATION_LEVELS = ['trainee', 'assistant', 'certified', 'master'] as const;
export type CertificationLevel = (typeof CERTIFICATION_LEVELS)[number];

export const CERTIFICATION_NAMES: Readonly<Record<CertificationLevel, Localized>> = {
  trainee: { en: 'Trainee', ka: 'სტაჟიორი' },
  assistant: { en: 'Assistant Guide', ka: 'გამყოლის ასისტენტი' },
  certified: { en: 'Certified Guide', ka: 'სერტიფიცირებული გამყოლი' },
  master: { en: 'Master Guide', ka: 'ოსტატი გამყოლი' },
};
