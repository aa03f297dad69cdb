import type { Block } from '../schema.ts';

/** For the professions that none of the school's programmes trains. */
export const TRAINING_OUTSIDE_SCHOOL: Block = {
  en: 'The training for this profession is not one of the [school’s](/association/ats) eleven programmes: please ask [the association](/contact) where and when it takes place and what it costs.',
  ka: 'ამ პროფესიისთვის მომზადება [სკოლის](/association/ats) თერთმეტ პროგრამაში არ შედის: სად და როდის ტარდება და რა ღირს, [ასოციაციაში](/contact) იკითხეთ.',
};
