import { regionName } from '../../../domain/guide/catalogues/regions.ts';
import { specialtyName } from '../../../domain/guide/catalogues/specialties.ts';
import type { GuideProfile } from '../../../domain/guide/guide-profile.ts';
import { LANGS } from '../../../domain/lang.ts';
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
  const searched = [
    guide.full_name,
    guide.georgian_name,
    guide.latin_name,
    guide.address,
    ...LANGS.flatMap((lang) => guide.regions.map((stored) => regionName(stored, lang))),
    ...LANGS.flatMap((lang) => guide.specialties.map((stored) => specialtyName(stored, lang))),
  ].join(' ');
  return text.trim() === '' || matchesSearch(searched, text);
}
