/** The professions as lists, menus and cards show them, in the order of the catalogue. */
import type { ProfessionSlug } from '../../domain/guide/professions.ts';
import type { ProfessionCard } from '../schema.ts';

/**
 * The seven cards of the home page. The specification names eight slugs for seven cards; two of them
 * are aliases (alpine-guide, ski-instructor). Industrial alpinism stays without a card: it is a trade
 * on buildings and structures, while the other seven lead people in the mountains.
 */
export const HOME_PROFESSIONS: readonly ProfessionSlug[] = [
  'mountain-guide',
  'ski-guide',
  'alpine-climbing-instructor',
  'ski-teacher',
  'trekking-guide',
  'mountain-leader',
  'canyoning-guide',
];

export const professionCards: readonly ProfessionCard[] = [
  {
    slug: 'mountain-guide',
    title: { en: 'Mountain Guide', ka: 'სამთო გამყოლი' },
    description: {
      en: 'Leads people on rock, snow, ice and glaciers in every season. A 24-\u2060month programme with a Level IV diploma, recognised in 25 member countries.',
      ka: 'უძღვება ადამიანებს კლდეზე, თოვლზე, ყინულსა და მყინვარზე წლის ნებისმიერ დროს. 24-\u2060თვიანი პროგრამა, IV დონის დიპლომი, აღიარებული 25 წევრ ქვეყანაში.',
    },
    image: {
      name: 'mountain-guide',
      focus: 80,
      alt: {
        en: 'A guide and two guests on one rope on a snow crest, dark against the evening light',
        ka: 'ერთი თოკით შეკრული გამყოლი და ორი სტუმარი თოვლიან თხემზე, საღამოს შუქის ფონზე',
      },
    },
  },
  {
    slug: 'trekking-guide',
    title: { en: 'Trekking Guide', ka: 'საფეხმავლო გამყოლი' },
    description: {
      en: 'Leads one-day and multi-day walks below the glaciers. 8 weeks of retraining, recognised in 21 countries.',
      ka: 'უძღვება ერთდღიან და მრავალდღიან ლაშქრობებს მყინვარის ზონის ქვემოთ. 8-\u2060კვირიანი გადამზადება, აღიარებული 21 ქვეყანაში.',
    },
    image: {
      name: 'trekking-guide',
      alt: {
        en: 'A footpath climbing a green mountainside in bends, snow mountains across the valley',
        ka: 'მთის მწვანე კალთაზე მოსახვევებით ამავალი ბილიკი; ხეობის გადაღმა თოვლიანი მთები ჩანს',
      },
    },
  },
  {
    slug: 'alpine-climbing-instructor',
    title: { en: 'Alpine Climbing Instructor', ka: 'ალპინიზმის ინსტრუქტორი' },
    description: {
      en: 'Teaches alpine climbing: rope work, movement on rock and ice, sound judgement and a margin for error.',
      ka: 'ასწავლის ალპინიზმს: თოკთან მუშაობას, კლდესა და ყინულზე სვლას, სწორი გადაწყვეტილების მიღებასა და სიფრთხილეს.',
    },
    image: {
      name: 'alpine-climbing-instructor',
      alt: {
        en: 'A sharp ridge of rock and snow that rises to a pointed summit in low winter sun',
        ka: 'კლდისა და თოვლის ბასრი ქედი, რომელიც ზამთრის დაბალ მზეზე წვეტიან მწვერვალამდე ადის',
      },
    },
  },
  {
    slug: 'ski-guide',
    title: { en: 'Ski Guide', ka: 'სათხილამურო გამყოლი' },
    description: {
      en: 'Leads ski tours and descents away from the pistes, where choosing the right slope at the right time is everything. A one-year programme.',
      ka: 'უძღვება სათხილამურო ტურებსა და დაშვებებს ტრასების მიღმა, სადაც ყველაფერს ფერდობისა და დროის სწორი არჩევანი წყვეტს. ერთწლიანი პროგრამა.',
    },
    image: {
      name: 'ski-guide',
      alt: {
        en: 'Tracks of several skiers winding down a shaded slope, sunlit winter mountains beyond',
        ka: 'რამდენიმე მოთხილამურის კვალი ჩრდილიან თოვლიან ფერდობზე; უკან მზით განათებული ზამთრის მთები ჩანს',
      },
    },
  },
  {
    slug: 'ski-teacher',
    title: { en: 'Ski Teacher', ka: 'სათხილამურო ინსტრუქტორი' },
    description: {
      en: 'Teaches skiing from the first turn to the steep piste. Training in three steps, Levels I to III.',
      ka: 'ასწავლის თხილამურებით სრიალს პირველი მოხვევიდან ციცაბო ტრასამდე. მომზადება სამ საფეხურად, I–III დონე.',
    },
    image: {
      name: 'ski-teacher',
      alt: {
        en: 'Ski tracks on a broad sunny slope above a wooded valley in winter',
        ka: 'თხილამურის კვალი განიერ, მზიან ფერდობზე, ზამთრის ტყიანი ხეობის თავზე',
      },
    },
  },
  {
    slug: 'rock-climbing-guide',
    title: { en: 'Rock Climbing Guide', ka: 'კლდეზე ცოცვის გამყოლი' },
    description: {
      en: 'Leads and teaches on crags and on longer rock routes, from the first knot to the last abseil.',
      ka: 'ჯგუფს უძღვება და ცოცვას ასწავლის როგორც მცირე კლდეებზე, ისე კლდის გრძელ მარშრუტებზე\u00a0– პირველი კვანძიდან ბოლო დაშვებამდე.',
    },
    image: {
      name: 'rock-climbing-guide',
      alt: {
        en: 'A climber on a steep rock edge, belayed by a partner below, snow mountains behind',
        ka: 'მეკლდეური ციცაბო კლდის წიბოზე; ქვემოდან მას მეწყვილე აზღვევს, უკან თოვლიანი მთები ჩანს',
      },
    },
  },
  {
    slug: 'mountain-leader',
    title: { en: 'Mountain Leader', ka: 'სამთო ლიდერი' },
    description: {
      en: 'Leads groups on paths and open hills, in summer and on easy winter terrain, without a rope and below the glaciers. A 4-\u2060week course.',
      ka: 'უძღვება ჯგუფებს ბილიკებსა და გაშლილ ფერდობებზე ზაფხულში, ზამთარში კი ადვილ ადგილებში\u00a0– თოკის გარეშე, მყინვარის ზონის ქვემოთ. 4-\u2060კვირიანი კურსი.',
    },
    image: {
      name: 'mountain-leader',
      alt: {
        en: 'A ridge of grass and rock in late afternoon light, a path climbing along it, snow mountains behind',
        ka: 'ბალახიანი და კლდოვანი ქედი გვიანი ნაშუადღევის შუქზე; ქედს ბილიკი მიუყვება, უკან თოვლიანი მთები მოჩანს',
      },
    },
  },
  {
    slug: 'industrial-alpinism',
    title: { en: 'Industrial Alpinism', ka: 'ინდუსტრიული ალპინიზმი' },
    description: {
      en: 'Work at height on ropes: on buildings, bridges, towers and slopes that no scaffold or crane can reach.',
      ka: 'თოკით სიმაღლეზე მუშაობა შენობებზე, ხიდებზე, ანძებსა და ფერდობებზე, სადაც ხარაჩო და ამწე ვერ აღწევს.',
    },
    image: {
      name: 'industrial-alpinism',
      alt: {
        en: 'Two workers on ropes on a power-line tower, mountains in evening haze behind',
        ka: 'ორი მუშა თოკებზე, ელექტროგადამცემი ხაზის ანძაზე; უკან, საღამოს ბურუსში, მთები ჩანს',
      },
    },
  },
  {
    slug: 'canyoning-guide',
    title: { en: 'Canyoning Guide', ka: 'კანიონინგის გამყოლი' },
    description: {
      en: 'Leads groups down canyons with running water: wading, swimming, jumping and abseiling.',
      ka: 'უძღვება ჯგუფებს კანიონებში\u00a0– წყალში სიარულით, ცურვით, ხტომითა და თოკით დაშვებით.',
    },
    image: {
      name: 'canyoning-guide',
      alt: {
        en: 'A narrow gorge with still green water between grey walls, light falling from above',
        ka: 'ვიწრო კანიონი: ნაცრისფერ კედლებს შორის წყნარი მწვანე წყალია, ზემოდან სინათლე ეცემა',
      },
    },
  },
];
