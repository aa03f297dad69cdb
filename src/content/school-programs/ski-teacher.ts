import type { SchoolProgram } from '../schema.ts';

export const skiTeacher: SchoolProgram = {
  id: 'ski-teacher',
  title: { en: 'Ski Teacher, Levels I–III', ka: 'სათხილამურო ინსტრუქტორი, I–III დონე' },
  description: {
    en: 'Three levels from the first lesson with beginners to teaching on every piste, with practice between them.',
    ka: 'სამი დონე\u00a0– დამწყებთან პირველი გაკვეთილიდან ნებისმიერ ტრასაზე სწავლებამდე; დონეებს შორის პრაქტიკაა.',
  },
  duration: {
    text: { en: 'Three levels, one winter course each', ka: 'სამი დონე, თითოეული\u00a0– ერთი ზამთრის კურსი' },
  },
  difficulty: { en: 'Demanding', ka: 'რთული' },
  participants: { text: { en: '8–30', ka: '8–30' }, min: 8, max: 30 },
  locations: { en: 'Ski resorts in winter', ka: 'სათხილამურო კურორტები ზამთარში' },
  cost: { text: { en: '1,000–1,200 GEL', ka: '1000–1200\u00a0₾' }, minGel: 1000, maxGel: 1200 },
  highlights: [
    { en: 'Personal technique and how to demonstrate it', ka: 'საკუთარი ტექნიკა და მისი ჩვენება' },
    {
      en: 'Teaching children, beginners and advanced skiers',
      ka: 'ბავშვების, დამწყებებისა და გამოცდილი მოთხილამურეების სწავლება',
    },
    { en: 'Safety on the piste, first aid', ka: 'უსაფრთხოება ტრასაზე, პირველადი დახმარება' },
    { en: 'Observed lessons and their discussion', ka: 'ღია გაკვეთილები და მათი განხილვა' },
  ],
  prerequisites: {
    en: 'Level I: controlled skiing on all pistes; Levels II and III: the certificate of the previous level',
    ka: 'I დონე: თავდაჯერებული სრიალი ყველა ტრასაზე; II და III დონე: წინა დონის სერტიფიკატი',
  },
  image: {
    name: 'programme-ski-teacher',
    alt: {
      en: 'Ski tracks on a smooth shaded slope below pointed peaks, forest at its foot',
      ka: 'თხილამურის კვალი გლუვ, ჩრდილიან ფერდობზე, წვეტიანი მწვერვალების ქვეშ; ძირას ტყე იწყება',
    },
  },
  profession: 'ski-teacher',
  toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'prerequisites'],
  toSupply: 'Duration of each level.',
};
