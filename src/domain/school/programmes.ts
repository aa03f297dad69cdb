/** The eleven programmes of the school, in the order of the specification (section 3). */
import type { Localized } from '../lang.ts';
import { keysOf } from '../record-of.ts';

export const PROGRAMME_TITLES = {
  'trekking-tour-guide': { en: 'Trekking Tour Guide', ka: 'საფეხმავლო ტურის გამყოლი' },
  'mountain-leader': { en: 'Mountain Leader', ka: 'სამთო ლიდერი' },
  'rock-climbing-guide': { en: 'Rock Climbing Guide', ka: 'კლდეზე ცოცვის გამყოლი' },
  'equestrian-tour-guide': { en: 'Equestrian Tour Guide', ka: 'საცხენოსნო ტურის გამყოლი' },
  'bicycle-tour-guide': { en: 'Bicycle Tour Guide', ka: 'ველოტურის გამყოლი' },
  'canyoning-guide': { en: 'Canyoning Guide', ka: 'კანიონინგის გამყოლი' },
  'extreme-speleo-tour-guide': { en: 'Extreme Speleo Tour Guide', ka: 'ექსტრემალური სპელეოტურის გამყოლი' },
  'ski-teacher': { en: 'Ski Teacher, Levels I–III', ka: 'სათხილამურო ინსტრუქტორი, I–III დონე' },
  'rafting-tour-guide': { en: 'Rafting Tour Guide', ka: 'ჯომარდობის (რაფტინგის) გამყოლი' },
  'industrial-alpinism': { en: 'Industrial Alpinism', ka: 'ინდუსტრიული ალპინიზმი' },
  'overland-tour-guide': { en: 'Overland Tour Guide', ka: 'ოვერლენდტურის გამყოლი' },
} as const satisfies Readonly<Record<string, Localized>>;

export type ProgrammeId = keyof typeof PROGRAMME_TITLES;
export const PROGRAMME_IDS = keysOf(PROGRAMME_TITLES);
