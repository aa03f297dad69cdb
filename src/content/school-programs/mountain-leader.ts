import type { SchoolProgram } from '../schema.ts';

export const mountainLeader: SchoolProgram = {
  id: 'mountain-leader',
  title: { en: 'Mountain Leader', ka: 'სამთო ლიდერი' },
  description: {
    en: 'A short course in leading groups on paths and open hills, without a rope and below the glaciers. It suits teachers, volunteers and guest-house hosts as well as future guides.',
    ka: 'მოკლე კურსი ჯგუფის წასაყვანად ბილიკებსა და გაშლილ ფერდობებზე, თოკის გარეშე, მყინვარის ზონის ქვემოთ. გამოადგება მასწავლებელს, მოხალისეს, საოჯახო სასტუმროს მასპინძელს და მომავალ გამყოლს.',
  },
  duration: { text: { en: '4 weeks', ka: '4 კვირა' }, weeks: 4 },
  difficulty: { en: 'Moderate', ka: 'საშუალო' },
  participants: { text: { en: '10–24', ka: '10–24' }, min: 10, max: 24 },
  locations: { en: 'Tbilisi; foothills and middle mountains', ka: 'თბილისი; მთისწინეთი და საშუალო მთა' },
  cost: { text: { en: '350 GEL', ka: '350\u00a0₾' }, minGel: 350, maxGel: 350 },
  highlights: [
    { en: 'Map, compass, finding the way in fog', ka: 'რუკა, კომპასი, გზის პოვნა ნისლში' },
    { en: 'Care for groups, children and beginners', ka: 'ჯგუფზე, ბავშვებსა და დამწყებებზე ზრუნვა' },
    { en: 'Weather and decisions', ka: 'ამინდი და გადაწყვეტილების მიღება' },
    { en: 'First aid and calling for help', ka: 'პირველადი დახმარება და მაშველის გამოძახება' },
  ],
  prerequisites: {
    en: 'Aged 18 or over, a regular mountain walker',
    ka: 'ასაკი 18 წლიდან და მთაში რეგულარული სიარული',
  },
  image: {
    name: 'programme-mountain-leader',
    alt: {
      en: 'A path along a grassy ridge with a wide view in afternoon light',
      ka: 'ბილიკი ბალახიან ქედზე, ფართო ხედით ნაშუადღევის შუქზე',
    },
  },
  profession: 'mountain-leader',
  toConfirm: ['difficulty', 'participants', 'locations', 'prerequisites'],
};
