import type { SchoolProgram } from '../schema.ts';

export const bicycleTourGuide: SchoolProgram = {
  id: 'bicycle-tour-guide',
  title: { en: 'Bicycle Tour Guide', ka: 'ველოტურის გამყოლი' },
  description: {
    en: 'For cyclists who want to lead tours on mountain roads and trails, from planning the stages to repairing a broken chain on the pass.',
    ka: 'ველოსიპედისტებისთვის, რომელთაც სურთ, ჯგუფი მთის გზებსა და ბილიკებზე წაიყვანონ\u00a0– მონაკვეთების დაგეგმვიდან უღელტეხილზე გაწყვეტილი ჯაჭვის შეკეთებამდე.',
  },
  duration: { text: { en: 'Set for each intake', ka: 'განისაზღვრება ყოველი მიღებისას' } },
  difficulty: { en: 'Moderate', ka: 'საშუალო' },
  participants: { text: { en: '8–20', ka: '8–20' }, min: 8, max: 20 },
  locations: { en: 'Mountain roads and trails by season', ka: 'მთის გზები და ბილიკები სეზონის მიხედვით' },
  cost: { text: { en: 'On request', ka: 'შეთანხმებით' } },
  highlights: [
    {
      en: 'Planning stages by altitude, surface and water',
      ka: 'მონაკვეთების დაგეგმვა სიმაღლის, საფარისა და წყლის მიხედვით',
    },
    { en: 'Leading a group in traffic and downhill', ka: 'ჯგუფის წაყვანა მოძრავ გზაზე და დაღმართზე' },
    { en: 'Repairs on the road', ka: 'შეკეთება გზაში' },
    { en: 'First aid for cyclists', ka: 'ველოსიპედისტის პირველადი დახმარება' },
  ],
  prerequisites: {
    en: 'Aged 18 or over, able to ride long mountain stages with ease',
    ka: 'ასაკი 18 წლიდან და მთაში გრძელი მონაკვეთების თავისუფლად გავლა',
  },
  image: {
    name: 'programme-bicycle-tour-guide',
    alt: {
      en: 'A gravel road in long bends climbing a mountainside in clear light',
      ka: 'მთის კალთაზე გრძელი მოსახვევებით ამავალი ხრეშიანი გზა მოწმენდილ დღეს',
    },
  },
  toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'cost', 'prerequisites'],
  toSupply: 'Duration and cost.',
};
