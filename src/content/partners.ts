/**
 * Eleven partners. None is given by the specification: the names are neutral descriptions of a trade, no organisation's
 * name, and their addresses (`url`) are missing, which `npm run preflight` counts: a name without one is no link.
 * To add one: a record here and one wordmark (SVG) with the name given by `logo`.
 */
import type { Partner, PartnersPage } from './schema.ts';

export const partnersPage: PartnersPage = {
  title: { en: 'Partners', ka: 'პარტნიორები' },
  intro: {
    en: 'No guide works alone. These huts, workshops and services help the association and its school with training, accommodation and everyday work.',
    ka: 'გამყოლი მარტო არ მუშაობს. ასოციაციასა და მის სკოლას მომზადებაში, ღამისთევასა და ყოველდღიურ საქმეში ეს ქოხები, სახელოსნოები და სამსახურები ეხმარება.',
  },
  meta: {
    title: { en: 'Partners of the association', ka: 'ასოციაციის პარტნიორები' },
    description: {
      en: 'The huts, workshops, services and families that the association of mountain guides and its school work with: eleven partners and what each contributes.',
      ka: 'ქოხები, სახელოსნოები, სამსახურები და ოჯახები, რომლებთან ერთადაც გამყოლთა ასოციაცია და მისი სკოლა მუშაობს: თერთმეტი პარტნიორი და მათი წვლილი.',
    },
  },
};

export const partners: readonly Partner[] = [
  {
    slug: 'mountain-huts-network',
    name: { en: 'Network of Mountain Huts', ka: 'მთის ქოხების ქსელი' },
    description: {
      en: 'Places to stay on the longer routes, with beds reserved for the school’s groups.',
      ka: 'ღამის გასათევი ადგილები გრძელ მარშრუტებზე; საწოლები სკოლის ჯგუფებისთვისაც ინახება.',
    },
    logo: 'partner-01',
    toConfirm: ['name', 'description'],
  },
  {
    slug: 'equipment-workshop',
    name: { en: 'Mountain Equipment Workshop', ka: 'სამთო აღჭურვილობის სახელოსნო' },
    description: {
      en: 'Inspection and repair of ropes, harnesses and skis used in training.',
      ka: 'სასწავლო თოკების, დამზღვევი სისტემებისა და თხილამურების შემოწმება და შეკეთება.',
    },
    logo: 'partner-02',
    toConfirm: ['name', 'description'],
  },
  {
    slug: 'weather-service',
    name: { en: 'Mountain Weather Desk', ka: 'მთის ამინდის სამსახური' },
    description: {
      en: 'Forecasts by altitude and valley for courses and tours.',
      ka: 'ამინდის პროგნოზი სიმაღლისა და ხეობების მიხედვით, კურსებისა და ტურებისთვის.',
    },
    logo: 'partner-03',
    toConfirm: ['name', 'description'],
  },
  {
    slug: 'trail-keepers',
    name: { en: 'Society of Trail Keepers', ka: 'ბილიკების მცველთა საზოგადოება' },
    description: {
      en: 'Marking and upkeep of paths together with our volunteers.',
      ka: 'ბილიკების მონიშვნა და მოვლა ჩვენს მოხალისეებთან ერთად.',
    },
    logo: 'partner-04',
    toConfirm: ['name', 'description'],
  },
  {
    slug: 'village-guest-houses',
    name: { en: 'Village Guest House Circle', ka: 'სოფლის საოჯახო სასტუმროების გაერთიანება' },
    description: {
      en: 'Families in mountain villages who host walking groups.',
      ka: 'მთის სოფლების ოჯახები, რომლებიც საფეხმავლო ჯგუფებს მასპინძლობენ.',
    },
    logo: 'partner-05',
    toConfirm: ['name', 'description'],
  },
  {
    slug: 'climbing-hall',
    name: { en: 'City Climbing Hall', ka: 'ქალაქის საცოცავი დარბაზი' },
    description: {
      en: 'Winter training and first lessons on the wall.',
      ka: 'ზამთრის ვარჯიშები და პირველი გაკვეთილები კედელზე.',
    },
    logo: 'partner-06',
    toConfirm: ['name', 'description'],
  },
  {
    slug: 'first-aid-school',
    name: { en: 'First Aid Classroom', ka: 'პირველადი დახმარების კლასი' },
    description: {
      en: 'First aid courses and refreshers for guides.',
      ka: 'პირველადი დახმარების კურსები და მათი განმეორება გამყოლებისთვის.',
    },
    logo: 'partner-07',
    toConfirm: ['name', 'description'],
  },
  {
    slug: 'map-makers',
    name: { en: 'Mountain Map Studio', ka: 'მთის რუკების სტუდია' },
    description: {
      en: 'Maps and elevation profiles for teaching and planning.',
      ka: 'რუკები და სიმაღლის პროფილები სწავლებისა და დაგეგმვისთვის.',
    },
    logo: 'partner-08',
    toConfirm: ['name', 'description'],
  },
  {
    slug: 'river-watch',
    name: { en: 'River Watch', ka: 'მდინარის დაკვირვების სამსახური' },
    description: {
      en: 'Water levels for rafting and canyoning, read every morning.',
      ka: 'წყლის დონე ჯომარდობისა და კანიონინგისთვის, ყოველ დილას შემოწმებული.',
    },
    logo: 'partner-09',
    toConfirm: ['name', 'description'],
  },
  {
    slug: 'highland-horses',
    name: { en: 'Highland Stables', ka: 'მთის თავლა' },
    description: {
      en: 'Horses and riding grounds for the equestrian programme.',
      ka: 'ცხენები და საჯირითო ადგილი საცხენოსნო პროგრამისთვის.',
    },
    logo: 'partner-10',
    toConfirm: ['name', 'description'],
  },
  {
    slug: 'mountain-library',
    name: { en: 'Mountain Library', ka: 'მთის ბიბლიოთეკა' },
    description: {
      en: 'Books, route notes and old maps, open to trainees.',
      ka: 'წიგნები, მარშრუტების აღწერები და ძველი რუკები, მსმენელებისთვის ღია.',
    },
    logo: 'partner-11',
    toConfirm: ['name', 'description'],
  },
];
