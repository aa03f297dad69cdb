import type { GuideProfile } from '../../../domain/guide/guide-profile.ts';
import { matchesSearch } from '../../../domain/guide/matches-search.ts';

/** Not a stored value: '' stands for "not chosen". */
export const ANY_PROFESSION = 'any';

export interface RequestFilter {
  readonly text: string;
  /** A stored profession, '' for none, or `ANY_PROFESSION`. */
  readonly profession: string;
}

export const NO_FILTER: RequestFilter = { text: '', profession: ANY_PROFESSION };

export function isFiltering({ text, profession }: RequestFilter): boolean {
  return text.trim() !== '' || profession !== ANY_PROFESSION;
}

/** Whether the filter matches the guide; a profile that has not been read yet never matches. */
export function passesFilter(guide: GuideProfile | undefined, { text, profession }: RequestFilter): boolean {
  if (!guide) return false;
  if (profession !== ANY_PROFESSION && guide.profession !== profession) return false;
  const searched = [guide.full_name, guide.address, ...guide.specialties].join(' ');
  return text.trim() === '' || matchesSearch(searched, text);
}
