import type { SchoolProgram } from '../schema.ts';

export const industrialAlpinism: SchoolProgram = {
  id: 'industrial-alpinism',
  title: { en: 'Industrial Alpinism', ka: 'ინდუსტრიული ალპინიზმი' },
  description: {
    en: 'Safe work on two ropes on buildings, bridges and slopes, with levels from supervised worker to site leader.',
    ka: 'უსაფრთხო მუშაობა ორ თოკზე შენობებზე, ხიდებსა და ფერდობებზე; დონეები\u00a0– ზედამხედველობით მომუშავე სპეციალისტიდან ობიექტის ხელმძღვანელამდე.',
  },
  duration: { text: { en: 'Depends on the level', ka: 'დონის მიხედვით' } },
  difficulty: { en: 'Demanding', ka: 'რთული' },
  participants: { text: { en: '6–14', ka: '6–14' }, min: 6, max: 14 },
  locations: { en: 'Tbilisi; training structures', ka: 'თბილისი; სასწავლო ნაგებობები' },
  cost: { text: { en: '600–2,200 GEL', ka: '600–2200\u00a0₾' }, minGel: 600, maxGel: 2200 },
  highlights: [
    { en: 'Two-rope technique, knots and edges', ka: 'ორთოკიანი ტექნიკა, კვანძები და კიდეები' },
    { en: 'Anchors on structures', ka: 'სამაგრები ნაგებობებზე' },
    { en: 'Rescue of a colleague', ka: 'კოლეგის ჩამოყვანა თოკიდან' },
    { en: 'Planning and securing a site', ka: 'ობიექტზე მუშაობის დაგეგმვა და უსაფრთხოება' },
  ],
  prerequisites: {
    en: 'Aged 18 or over, medical certificate, comfortable at height',
    ka: 'ასაკი 18 წლიდან, ჯანმრთელობის ცნობა, სიმაღლეზე თავდაჯერებულობა',
  },
  image: {
    name: 'programme-industrial-alpinism',
    alt: {
      en: 'A power-line tower high above a valley with two workers on ropes below its arms',
      ka: 'ელექტროგადამცემი ხაზის ანძა ხეობის თავზე; მის მხრებქვეშ ორი მუშა თოკზეა ჩამოკიდებული',
    },
  },
  profession: 'industrial-alpinism',
  toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'prerequisites'],
  toSupply: 'Levels, their duration and the cost of each.',
};
