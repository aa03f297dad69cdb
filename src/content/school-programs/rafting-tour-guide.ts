import type { SchoolProgram } from '../schema.ts';

export const raftingTourGuide: SchoolProgram = {
  id: 'rafting-tour-guide',
  title: { en: 'Rafting Tour Guide', ka: 'ჯომარდობის გამყოლი' },
  description: {
    en: 'For those who want to steer guests safely down a mountain river: reading water, commanding the boat, rescue.',
    ka: 'ჯომარდობა (რაფტინგი) მათთვის, ვისაც მთის მდინარეზე სტუმრის უსაფრთხოდ ჩაყვანა სურს: წყლის შეფასება, ნავის მართვა, სამაშველო საქმე.',
  },
  duration: { text: { en: 'Set for each intake', ka: 'განისაზღვრება ყოველი მიღებისას' } },
  difficulty: { en: 'Demanding', ka: 'რთული' },
  participants: { text: { en: '6–18', ka: '6–18' }, min: 6, max: 18 },
  locations: { en: 'Mountain rivers by season', ka: 'მთის მდინარეები სეზონის მიხედვით' },
  cost: { text: { en: 'On request', ka: 'შეთანხმებით' } },
  highlights: [
    { en: 'Rapids, currents and river grades', ka: 'ჭორომები, დინება და მდინარის სირთულე' },
    { en: 'Steering and commands', ka: 'ნავის მართვა და ბრძანებები' },
    { en: 'Swimming rescues and the throw bag', ka: 'სამაშველო სამუშაო ცურვითა და მისაგდები თოკით' },
    { en: 'Preparing boats and guests', ka: 'ნავისა და სტუმრების მომზადება' },
  ],
  prerequisites: { en: 'Aged 18 or over, a good swimmer', ka: 'ასაკი 18 წლიდან და კარგი ცურვა' },
  image: {
    name: 'programme-rafting-tour-guide',
    alt: {
      en: 'A fast green river in a wooded gorge with white water at a bend',
      ka: 'ჩქარი მწვანე მდინარე ტყიან ხეობაში, მოსახვევთან აქაფებული წყლით',
    },
  },
  toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'cost', 'prerequisites'],
  toSupply: 'Duration and cost.',
};
