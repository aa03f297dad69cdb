import type { SchoolProgram } from '../schema.ts';

export const canyoningGuide: SchoolProgram = {
  id: 'canyoning-guide',
  title: { en: 'Canyoning Guide', ka: 'კანიონინგის გამყოლი' },
  description: {
    en: 'Water, rope and rescue in narrow gorges: training for those who lead others where the only way out is down.',
    ka: 'წყალი, თოკი და სამაშველო საქმე ვიწრო კანიონებში: მომზადება მათთვის, ვისაც ჯგუფი იქ მიჰყავს, სადაც გასასვლელი მხოლოდ ქვემოთაა.',
  },
  duration: { text: { en: 'Set for each intake', ka: 'განისაზღვრება ყოველი მიღებისას' } },
  difficulty: { en: 'Demanding', ka: 'რთული' },
  participants: { text: { en: '6–12', ka: '6–12' }, min: 6, max: 12 },
  locations: { en: 'Canyons by water level', ka: 'კანიონები წყლის დონის მიხედვით' },
  cost: { text: { en: 'On request', ka: 'შეთანხმებით' } },
  highlights: [
    { en: 'Reading water levels and currents', ka: 'წყლის დონისა და დინების შეფასება' },
    {
      en: 'Releasable rope systems and guided abseils',
      ka: 'თოკის გასაშვები სისტემები და მიმართული დაშვება',
    },
    { en: 'Swimming and rescue in moving water', ka: 'ცურვა და სამაშველო სამუშაო ჩქარ დინებაში' },
    { en: 'Leading groups of beginners', ka: 'დამწყებთა ჯგუფის წაყვანა' },
  ],
  prerequisites: {
    en: 'Aged 18 or over, a good swimmer, with experience of rope and harness',
    ka: 'ასაკი 18 წლიდან, კარგი ცურვა, თოკისა და დამზღვევი სისტემის გამოყენების გამოცდილება',
  },
  image: {
    name: 'programme-canyoning-guide',
    alt: {
      en: 'A narrow gorge with a bend of clear water between smooth walls',
      ka: 'ვიწრო კანიონი, გლუვ კედლებს შორის კამკამა წყლის მოსახვევით',
    },
  },
  profession: 'canyoning-guide',
  toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'cost', 'prerequisites'],
  toSupply: 'Duration and cost.',
};
