import type { SchoolProgram } from '../schema.ts';

export const extremeSpeleoTourGuide: SchoolProgram = {
  id: 'extreme-speleo-tour-guide',
  title: { en: 'Extreme Speleo Tour Guide', ka: 'ექსტრემალური სპელეოტურის გამყოლი' },
  description: {
    en: 'For experienced cavers who want to lead others underground: on ropes, in narrow passages and in water.',
    ka: 'გამოცდილი სპელეოლოგებისთვის, რომელთაც სურთ, სხვებიც წაიყვანონ მიწის ქვეშ\u00a0– თოკით, ვიწრო გასასვლელებში, წყალში.',
  },
  duration: { text: { en: 'Set for each intake', ka: 'განისაზღვრება ყოველი მიღებისას' } },
  difficulty: { en: 'Very demanding', ka: 'ძალიან რთული' },
  participants: { text: { en: '6–10', ka: '6–10' }, min: 6, max: 10 },
  locations: { en: 'Caves of the limestone regions', ka: 'კირქვიანი მხარეების მღვიმეები' },
  cost: { text: { en: 'On request', ka: 'შეთანხმებით' } },
  highlights: [
    { en: 'Single rope technique underground', ka: 'ერთ თოკზე მუშაობის ტექნიკა მიწის ქვეშ' },
    { en: 'Orientation and surveying', ka: 'ორიენტირება და აგეგმვა' },
    { en: 'Cave rescue with limited means', ka: 'სამაშველო სამუშაო მღვიმეში მცირე საშუალებებით' },
    { en: 'Protecting formations and animals', ka: 'ნაღვენთი წარმონაქმნებისა და ბინადრების დაცვა' },
  ],
  prerequisites: {
    en: 'Aged 18 or over, an experienced caver, confident on the rope',
    ka: 'ასაკი 18 წლიდან, მღვიმეში მუშაობის გამოცდილება, თოკზე თავდაჯერებული მოძრაობა',
  },
  image: {
    name: 'programme-extreme-speleo-tour-guide',
    alt: {
      en: 'A caver on a rope in the mouth of a cave, a sunlit valley outside',
      ka: 'სპელეოლოგი თოკზე, მღვიმის შესასვლელში; გარეთ მზიანი ხეობა ჩანს',
    },
  },
  toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'cost', 'prerequisites'],
  toSupply: 'Duration and cost.',
};
