/**
 * Mountain regions where guides work. Stored by code, like languages; a region that is not in the
 * table is stored as typed. Its towns and valleys are in `places.ts`.
 */
import type { Localized } from '../../lang.ts';
import { isKeyOf, keysOf } from '../../record-of.ts';

/** Ordered from the best-known mountains outwards; the filter uses this order. */
export const REGION_NAMES = {
  svaneti: { en: 'Svaneti', ka: 'სვანეთი' },
  kazbegi: { en: 'Kazbegi (Khevi)', ka: 'ყაზბეგი (ხევი)' },
  mtiuleti: { en: 'Gudauri and Mtiuleti', ka: 'გუდაური და მთიულეთი' },
  racha: { en: 'Racha-Lechkhumi', ka: 'რაჭა-ლეჩხუმი' },
  tusheti: { en: 'Tusheti', ka: 'თუშეთი' },
  khevsureti: { en: 'Khevsureti and Pshavi', ka: 'ხევსურეთი და ფშავი' },
  kakheti: { en: 'Kakheti', ka: 'კახეთი' },
  borjomi: { en: 'Borjomi and Bakuriani', ka: 'ბორჯომი და ბაკურიანი' },
  'samtskhe-javakheti': { en: 'Samtskhe-Javakheti', ka: 'სამცხე-ჯავახეთი' },
  adjara: { en: 'Adjara', ka: 'აჭარა' },
  guria: { en: 'Guria', ka: 'გურია' },
  samegrelo: { en: 'Samegrelo', ka: 'სამეგრელო' },
  imereti: { en: 'Imereti', ka: 'იმერეთი' },
  kartli: { en: 'Kartli', ka: 'ქართლი' },
  tbilisi: { en: 'Tbilisi and Mtskheta', ka: 'თბილისი და მცხეთა' },
} as const satisfies Readonly<Record<string, Localized>>;

export type RegionCode = keyof typeof REGION_NAMES;

export function isRegionCode(code: string): code is RegionCode {
  return isKeyOf(REGION_NAMES, code);
}

export const REGION_CODES: readonly RegionCode[] = keysOf(REGION_NAMES);
