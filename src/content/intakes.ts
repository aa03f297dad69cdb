/** The intakes of the school's programmes with which a demonstration begins; the association publishes its own. */
import type { Intake } from '../domain/school/intakes.ts';
import { IS_DEMO } from './contact.ts';

/** Next year: none of them is past, whenever the demonstration is built. */
const YEAR = new Date().getUTCFullYear() + 1;

const DEMO: readonly Intake[] = [
  {
    id: 'rock-spring',
    programme: 'rock-climbing-guide',
    state: 'full',
    first_day: `${YEAR}-04-10`,
    place: { en: 'Tbilisi and the crags of Imereti', ka: 'თბილისი და იმერეთის კლდეები' },
    assessment_day: `${YEAR}-03-28`,
    deadline: `${YEAR}-03-20`,
    places: 12,
  },
  {
    id: 'canyoning-summer',
    programme: 'canyoning-guide',
    state: 'cancelled',
    first_day: `${YEAR}-07-03`,
    place: { en: 'Martvili', ka: 'მარტვილი' },
  },
  {
    id: 'equestrian-autumn',
    programme: 'equestrian-tour-guide',
    state: 'announced',
    first_day: `${YEAR}-09-18`,
    place: { en: 'Tusheti', ka: 'თუშეთი' },
  },
  {
    id: 'ski-winter',
    programme: 'ski-teacher',
    state: 'open',
    first_day: `${YEAR}-12-11`,
    place: { en: 'Gudauri', ka: 'გუდაური' },
    assessment_day: `${YEAR}-12-04`,
    deadline: `${YEAR}-11-20`,
    places: 16,
    minimum_age: 16,
  },
];

export const intakes = IS_DEMO ? DEMO : [];
