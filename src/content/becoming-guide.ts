/** Becoming a guide: how training works, what one may specialise in, who certifies, how to begin. */
import type { BecomingGuidePage } from './schema.ts';

export const becomingGuide: BecomingGuidePage = {
  title: { en: 'Becoming a guide', ka: 'როგორ გახდეთ გამყოლი' },
  image: {
    name: 'becoming-guide-hero',
    alt: {
      en: 'Dawn on rocky slopes, a path climbing towards the snow and a high pass',
      ka: 'გარიჟრაჟი კლდოვან ფერდობებზე; ბილიკი თოვლისა და მაღალი უღელტეხილისკენ ადის',
    },
  },
  intro: [
    {
      en: 'Nobody is born a guide. Most of us started by going to the mountains often; then others asked to come along, and one day we noticed that they were following us. Training turns that habit into a profession: it fills the gaps, tests your judgement and ends with a certificate that guests can rely on.',
      ka: 'გამყოლად არავინ იბადება. უმეტესობამ ასე დავიწყეთ: მთაში ბევრს დავდიოდით, მერე სხვებმა გვთხოვეს, წაგვეყვანა, და ერთ დღეს შევამჩნიეთ, რომ უკან მოგვყვებოდნენ. მომზადება ამ ჩვევას პროფესიად აქცევს: ავსებს ხარვეზებს, ამოწმებს სწორი გადაწყვეტილების მიღების უნარს და სრულდება სერტიფიკატით, რომელსაც სტუმარი ენდობა.',
    },
    {
      en: 'You bring experience, good health, time, and patience with people. We add method, good company and honest feedback.',
      ka: 'თქვენგან საჭიროა გამოცდილება, ჯანმრთელობა, დრო და ადამიანების მიმართ მოთმინება. ჩვენგან\u00a0– მეთოდი, თანამოაზრეები და გულწრფელი შეფასება.',
    },
  ],
  training: {
    title: { en: 'How the training works', ka: 'როგორ მიმდინარეობს მომზადება' },
    intro: {
      en: 'Every programme has the same four stages. How long each one takes depends on the profession.',
      ka: 'ყველა პროგრამა ერთსა და იმავე ოთხ ეტაპს მოიცავს. მათი ხანგრძლივობა პროფესიაზეა დამოკიდებული.',
    },
    steps: [
      {
        title: { en: 'Theory', ka: 'თეორია' },
        text: {
          en: 'Weather, snow, navigation, first aid, nature and history, law and responsibility: everything you need to know before you lead others.',
          ka: 'ამინდი, თოვლი, ორიენტირება, პირველადი დახმარება, ბუნება და ისტორია, კანონი და პასუხისმგებლობა\u00a0– ყველაფერი, რაც წინასწარ უნდა იცოდეთ.',
        },
      },
      {
        title: { en: 'Technical preparation', ka: 'ტექნიკური მომზადება' },
        text: {
          en: 'Your own technique and everything your profession works with, be it rope, skis, boat, horse or map, until using it is second nature.',
          ka: 'საკუთარი ტექნიკა და ყველაფერი, რაც პროფესიას სჭირდება\u00a0– თოკი, თხილამური, ნავი, ცხენი თუ რუკა\u00a0– მანამ, სანამ მათი გამოყენება ჩვევად არ იქცევა.',
        },
      },
      {
        title: { en: 'Practical training', ka: 'პრაქტიკული წვრთნა' },
        text: {
          en: 'Leading under supervision: first colleagues, then guests, on real terrain and in real weather, with a review at the end of each day.',
          ka: 'ჯგუფის წაძღოლა მეთვალყურეობით: ჯერ კოლეგების, შემდეგ სტუმრების\u00a0– ნამდვილ მთაში, ნამდვილ ამინდში; ყოველი დღის ბოლოს გაკეთებულს ერთად განვიხილავთ.',
        },
      },
      {
        title: { en: 'Certification', ka: 'სერტიფიცირება' },
        text: {
          en: 'A final assessment by examiners who did not teach you. Those who pass receive a state-recognised diploma or certificate.',
          ka: 'საბოლოო შეფასება იმ გამომცდელებთან, რომლებსაც თქვენთვის არ უსწავლებიათ. წარმატების შემთხვევაში იღებთ სახელმწიფოს მიერ აღიარებულ დიპლომს ან სერტიფიკატს.',
        },
      },
    ],
  },
  specialisations: {
    title: { en: 'Six specialisations', ka: 'ექვსი სპეციალიზაცია' },
    intro: {
      en: 'Choose the field that suits you best; you can add a second one later. On this site nine professions have a page of their own, the school has eleven programmes, and the directory lists guides of fourteen professions.',
      ka: 'აირჩიეთ სფერო, რომელშიც თავს ყველაზე თავისუფლად გრძნობთ; მეორეს მოგვიანებითაც დაამატებთ. ცალკე გვერდი ცხრა პროფესიას აქვს, სკოლაში თერთმეტი პროგრამაა, კატალოგში კი თოთხმეტი პროფესიის გამყოლები არიან.',
    },
    items: [
      {
        id: 'mountain',
        title: { en: 'Mountain Guide', ka: 'სამთო გამყოლი' },
        text: {
          en: 'Rock, snow, ice, glaciers and skiing in one profession: the longest training and the widest scope of work. Read about the [mountain guide](/professions/mountain-guide).',
          ka: 'კლდე, თოვლი, ყინული, მყინვარი და თხილამური ერთ პროფესიაში: ყველაზე ხანგრძლივი მომზადება და ყველაზე ფართო უფლებამოსილება. ვრცლად: [სამთო გამყოლი](/professions/mountain-guide).',
        },
        image: {
          name: 'specialisation-mountain',
          alt: {
            en: 'The main summit of the massif above its glacier, in clear morning light',
            ka: 'მასივის მთავარი მწვერვალი მყინვარის თავზე, დილის სუფთა შუქში',
          },
        },
      },
      {
        id: 'alpine',
        title: { en: 'Alpine Guide', ka: 'ალპური გამყოლი' },
        text: {
          en: 'Climbing on rock and ice, and teaching others to climb on their own. On this site the profession is called [alpine climbing instructor](/professions/alpine-climbing-instructor).',
          ka: 'კლდესა და ყინულზე ცოცვა და სხვებისთვის დამოუკიდებლად ცოცვის სწავლება. ჩვენს საიტზე ამ პროფესიას [ალპინიზმის ინსტრუქტორი](/professions/alpine-climbing-instructor) ჰქვია.',
        },
        image: {
          name: 'specialisation-alpine',
          alt: {
            en: 'A pointed summit of rock and snow against the evening sky',
            ka: 'კლდისა და თოვლის წვეტიანი მწვერვალი საღამოს ცის ფონზე',
          },
        },
      },
      {
        id: 'ski',
        title: { en: 'Ski Guide', ka: 'სათხილამურო გამყოლი' },
        text: {
          en: 'Ski tours and descents away from the pistes, where everything begins with knowing the snow. Read about the [ski guide](/professions/ski-guide).',
          ka: 'სათხილამურო ტურები და დაშვება ტრასების მიღმა, სადაც ყველაფერი თოვლის ცოდნით იწყება. ვრცლად: [სათხილამურო გამყოლი](/professions/ski-guide).',
        },
        image: {
          name: 'specialisation-ski',
          alt: {
            en: 'Ski tracks on a sunny snow slope, a mountain wall in shadow behind',
            ka: 'თხილამურის კვალი მზიან თოვლიან ფერდობზე; უკან ჩრდილში მოქცეული მთის კედელი ჩანს',
          },
        },
      },
      {
        id: 'hiking',
        title: { en: 'Hiking Guide', ka: 'საფეხმავლო გამყოლი' },
        text: {
          en: 'Walks of a day, a week or longer, from village to village over the passes. Read about the [trekking guide](/professions/trekking-guide).',
          ka: 'ერთდღიანი და მრავალდღიანი ლაშქრობები სოფლიდან სოფელში, უღელტეხილების გავლით. ვრცლად: [საფეხმავლო გამყოლი](/professions/trekking-guide).',
        },
        image: {
          name: 'specialisation-hiking',
          alt: {
            en: 'A footpath through flowering meadows below the tree line in summer',
            ka: 'ბილიკი აყვავებულ მდელოებზე, ტყის ზედა ზღვართან, ზაფხულში',
          },
        },
      },
      {
        id: 'horseback',
        title: { en: 'Horseback Guide', ka: 'საცხენოსნო ტურის გამყოლი' },
        text: {
          en: 'Journeys on horseback over high pastures, with care for guest and horse alike. The programme is part of the [school](/association/ats).',
          ka: 'მოგზაურობა ცხენით მაღალმთიან საძოვრებზე, თანაბარი ზრუნვით სტუმარსა და ცხენზე. პროგრამა [სკოლაში](/association/ats) ისწავლება.',
        },
        image: {
          name: 'specialisation-horseback',
          alt: {
            en: 'A broad highland pasture with a track running to the horizon',
            ka: 'ფართო მაღალმთიანი საძოვარი, რომელზეც გზა ჰორიზონტამდე მიდის',
          },
        },
      },
      {
        id: 'bike',
        title: { en: 'Bike Guide', ka: 'ველოტურის გამყოლი' },
        text: {
          en: 'Tours on mountain roads and trails, in stages that leave time to enjoy the view. The programme is part of the [school](/association/ats).',
          ka: 'ტურები მთის გზებსა და ბილიკებზე, ისეთი მონაკვეთებით, რომ ხედებით დატკბობაც მოასწროთ. პროგრამა [სკოლაში](/association/ats) ისწავლება.',
        },
        image: {
          name: 'specialisation-bike',
          alt: {
            en: 'A narrow track winding through a treeless high valley in evening light',
            ka: 'მაღალმთიან უტყეო ხეობაში დაკლაკნილი ვიწრო გზა საღამოს შუქზე',
          },
        },
      },
    ],
  },
  certifyingBodies: {
    title: { en: 'Who stands behind the certificate', ka: 'ვინ უდგას სერტიფიკატს უკან' },
    intro: {
      en: 'A certificate is worth as much as the organisations behind it. Besides the state, three international bodies stand behind ours.',
      ka: 'სერტიფიკატი იმდენად ფასობს, რამდენადაც სანდოა ის, ვინც მას უკან უდგას. ჩვენს სერტიფიკატს უკან, სახელმწიფოსთან ერთად, სამი საერთაშორისო ორგანიზაცია უდგას.',
    },
    items: [
      {
        title: {
          en: 'International Federation of Mountain Guides Associations (IFMGA)',
          ka: 'სამთო გამყოლთა ასოციაციების საერთაშორისო ფედერაცია (IFMGA)',
        },
        text: {
          en: 'For the mountain guide’s diploma. Founded in 1965, with 25 countries and about 6,000 guides. More under [Federation membership](/association/ifmga).',
          ka: 'სამთო გამყოლის დიპლომისთვის. დაარსდა 1965 წელს, აერთიანებს 25 ქვეყანასა და დაახლოებით 6000 გამყოლს. ვრცლად: [წევრობა IFMGA-ში](/association/ifmga).',
        },
      },
      {
        title: {
          en: 'International mountain leaders union',
          ka: 'სამთო ლიდერთა ასოციაციების საერთაშორისო კავშირი',
        },
        text: {
          en: 'For those who lead groups on foot, without a rope and below the glaciers.',
          ka: 'მათთვის, ვინც ჯგუფს ფეხით, თოკის გარეშე, მყინვარის ზონის ქვემოთ უძღვება.',
        },
      },
      {
        title: {
          en: 'International ski instructors association',
          ka: 'სათხილამურო ინსტრუქტორთა საერთაშორისო ასოციაცია',
        },
        text: {
          en: 'For teaching skiing on the piste, Levels I to III.',
          ka: 'ტრასაზე თხილამურებით სრიალის სწავლებისთვის, I–III დონე.',
        },
      },
    ],
  },
  begin: {
    title: { en: 'Four steps to begin', ka: 'ოთხი ნაბიჯი დასაწყისისთვის' },
    intro: {
      en: 'From the first message to the first day as a guide.',
      ka: 'პირველი წერილიდან გამყოლად მუშაობის პირველ დღემდე.',
    },
    steps: [
      {
        title: { en: 'Register and assess', ka: 'რეგისტრაცია და შეფასება' },
        text: {
          en: 'Apply for one of the school’s [intakes](/association/ats), or write to [the office](/contact) with a short account of your experience. We will invite you to an assessment that shows where you stand.',
          ka: 'შეიტანეთ განაცხადი [სკოლის რომელიმე ჯგუფში](/association/ats) ან მოგვწერეთ [ოფისში](/contact) და მოკლედ აღწერეთ გამოცდილება. მოგიწვევთ შეფასებაზე, რომელიც აჩვენებს, რა დონეზე ხართ.',
        },
      },
      {
        title: { en: 'Choose a specialisation', ka: 'სპეციალიზაციის არჩევა' },
        text: {
          en: 'Together we choose the profession and the [programme](/association/ats) that fit your experience and your time.',
          ka: 'ერთად ვირჩევთ პროფესიასა და [პროგრამას](/association/ats), რომელიც თქვენს გამოცდილებასა და დროს შეეფერება.',
        },
      },
      {
        title: { en: 'Complete the training', ka: 'კურსის გავლა' },
        text: {
          en: 'Theory, technique and practice, season by season, with an assessment after each part.',
          ka: 'თეორია, ტექნიკა და პრაქტიკა სეზონიდან სეზონამდე; ყოველი ნაწილი შეფასებით სრულდება.',
        },
      },
      {
        title: { en: 'Receive the certificate', ka: 'სერტიფიკატის მიღება' },
        text: {
          en: 'With the certificate you can create a [guide profile](/guide-profile) and, once verified, appear in the directory.',
          ka: 'სერტიფიკატის მიღების შემდეგ შეგიძლიათ, შექმნათ [გამყოლის პროფილი](/guide-profile) და, დადასტურების შემდეგ, კატალოგში გამოჩნდეთ.',
        },
      },
    ],
  },
  closing: {
    title: { en: 'Not sure yet?', ka: 'ჯერ არ გადაგიწყვეტიათ?' },
    text: {
      en: 'Go out for a day with one of our [guides](/guides) and ask whatever you like. It is the best introduction to the profession.',
      ka: 'ერთი დღით წადით მთაში ჩვენს რომელიმე [გამყოლთან](/guides) და ჰკითხეთ, რაც გაინტერესებთ. პროფესიის გასაცნობად უკეთესი გზა არ არსებობს.',
    },
  },
  summary: {
    en: 'How to become a certified guide: four stages of training, six specialisations, the bodies behind it, and four steps from registration to certificate.',
    ka: 'როგორ გახდეთ სერტიფიცირებული გამყოლი: მომზადების ოთხი ეტაპი, ექვსი სპეციალიზაცია და ოთხი ნაბიჯი რეგისტრაციიდან სერტიფიკატამდე.',
  },
  toConfirm: ['begin'],
  toSupply: 'Full names, codes and addresses of the leaders union and the instructors association.',
};
