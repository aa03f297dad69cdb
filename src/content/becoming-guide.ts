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
      en: 'Nobody is born a guide. Most of us began by going often, then by being asked to come along, and one day noticed that the others were following. The training turns that habit into a profession: it fills the gaps, tests the judgement and ends with a certificate that means something to a stranger.',
      ka: 'გამყოლად არავინ იბადება. უმეტესობამ ასე დავიწყეთ: ბევრს დავდიოდით, მერე სხვებმაც გვთხოვეს, წაგვეყვანა, და ერთ დღეს შევამჩნიეთ, რომ უკან მოგვყვებოდნენ. სწავლება ამ ჩვევას პროფესიად აქცევს: ავსებს ხარვეზებს, ამოწმებს განსჯის უნარს და სრულდება სერტიფიკატით, რომელსაც უცნობიც ენდობა.',
    },
    {
      en: 'What you bring is experience, health, patience with people and time. What we add is method, company and an honest opinion.',
      ka: 'თქვენგან საჭიროა გამოცდილება, ჯანმრთელობა, მოთმინება ადამიანებთან და დრო. ჩვენგან\u00a0– მეთოდი, თანამოაზრეები და გულწრფელი შეფასება.',
    },
  ],
  training: {
    title: { en: 'How the training works', ka: 'როგორ მიმდინარეობს სწავლება' },
    intro: {
      en: 'Every programme climbs through the same four camps. Their length differs with the profession.',
      ka: 'ყველა პროგრამა ერთსა და იმავე ოთხ ბანაკს გადის. მათი ხანგრძლივობა პროფესიაზეა დამოკიდებული.',
    },
    steps: [
      {
        title: { en: 'Theory', ka: 'თეორია' },
        text: {
          en: 'Weather, snow, navigation, first aid, nature and history, law and responsibility: what has to be known before it is needed.',
          ka: 'ამინდი, თოვლი, ორიენტირება, პირველადი დახმარება, ბუნება და ისტორია, კანონი და პასუხისმგებლობა\u00a0– ყველაფერი, რაც წინასწარ უნდა იცოდეთ.',
        },
      },
      {
        title: { en: 'Technical preparation', ka: 'ტექნიკური მომზადება' },
        text: {
          en: 'Your own movement and the tools of the profession, rope, ski, boat, horse or map, until they can be used without thinking.',
          ka: 'საკუთარი მოძრაობა და პროფესიის იარაღი\u00a0– თოკი, თხილამური, ნავი, ცხენი თუ რუკა\u00a0– მანამ, სანამ მათ გამოყენებას ფიქრი აღარ დასჭირდება.',
        },
      },
      {
        title: { en: 'Practical training', ka: 'პრაქტიკული წვრთნა' },
        text: {
          en: 'Leading under supervision: first colleagues, then guests, on real ground and in real weather, with a talk at the end of each day.',
          ka: 'წაძღოლა მეთვალყურეობით: ჯერ კოლეგების, შემდეგ სტუმრების\u00a0– ნამდვილ რელიეფზე, ნამდვილ ამინდში; ყოველი დღის ბოლოს ნამუშევარს ერთად განვიხილავთ.',
        },
      },
      {
        title: { en: 'Certification', ka: 'სერტიფიცირება' },
        text: {
          en: 'A final assessment by examiners who did not teach you. Those who pass receive a state-recognised diploma or certificate.',
          ka: 'საბოლოო შეფასება იმ გამომცდელებთან, რომლებიც არ გასწავლიდნენ. წარმატების შემთხვევაში იღებთ სახელმწიფოს მიერ აღიარებულ დიპლომს ან სერტიფიკატს.',
        },
      },
    ],
  },
  specialisations: {
    title: { en: 'Six specialisations', ka: 'ექვსი სპეციალიზაცია' },
    intro: {
      en: 'Choose the ground on which you are at home; a second one can follow later.',
      ka: 'აირჩიეთ რელიეფი, რომელზეც თავს შინ გრძნობთ; მეორეს მოგვიანებითაც დაამატებთ.',
    },
    items: [
      {
        id: 'mountain',
        title: { en: 'Mountain Guide', ka: 'სამთო გამყოლი' },
        text: {
          en: 'Rock, snow, ice, glacier and ski in one profession: the longest training, with the widest rights. Read about the [mountain guide](/professions/mountain-guide).',
          ka: 'კლდე, თოვლი, ყინული, მყინვარი და თხილამური ერთ პროფესიაში: ყველაზე ხანგრძლივი სწავლება და ყველაზე ფართო უფლებები. იხილეთ [სამთო გამყოლი](/professions/mountain-guide).',
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
          en: 'Climbing on rock and ice, and teaching others to climb on their own. Read about the [alpine climbing instructor](/professions/alpine-climbing-instructor).',
          ka: 'კლდესა და ყინულზე ცოცვა და სხვებისთვის დამოუკიდებლად სვლის სწავლება. იხილეთ [ალპინიზმის ინსტრუქტორი](/professions/alpine-climbing-instructor).',
        },
        image: {
          name: 'specialisation-alpine',
          alt: {
            en: 'A steep ridge of rock and ice with a thin line of ascent along it',
            ka: 'კლდისა და ყინულის ციცაბო ქედი, რომელსაც ასვლის წვრილი ხაზი მიუყვება',
          },
        },
      },
      {
        id: 'ski',
        title: { en: 'Ski Guide', ka: 'სათხილამურო გამყოლი' },
        text: {
          en: 'Ski tours and descents away from the pistes, with the snow as the first teacher. Read about the [ski guide](/professions/ski-guide).',
          ka: 'სათხილამურო ტურები და დაშვება ტრასების მიღმა, სადაც პირველი მასწავლებელი თოვლია. იხილეთ [სათხილამურო გამყოლი](/professions/ski-guide).',
        },
        image: {
          name: 'specialisation-ski',
          alt: {
            en: 'Linked ski turns on a wide powder slope in low winter sun',
            ka: 'თხილამურის გადაბმული მოხვევები ფხვიერი თოვლის განიერ ფერდობზე, ზამთრის დაბალ მზეზე',
          },
        },
      },
      {
        id: 'hiking',
        title: { en: 'Hiking Guide', ka: 'საფეხმავლო გამყოლი' },
        text: {
          en: 'Walks of a day or a week, from village to village over the passes. Read about the [trekking guide](/professions/trekking-guide).',
          ka: 'ერთდღიანი და მრავალდღიანი ლაშქრობები სოფლიდან სოფელში, უღელტეხილების გავლით. იხილეთ [საფეხმავლო გამყოლი](/professions/trekking-guide).',
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
          en: 'Journeys in the saddle over high pastures, with care for guest and horse alike. The programme is part of the [school](/association/ats).',
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
          en: 'Tours on mountain roads and trails, in stages that leave time to look. The programme is part of the [school](/association/ats).',
          ka: 'ტურები მთის გზებსა და ბილიკებზე, ისეთი მონაკვეთებით, რომ მიმოხედვის დროც დარჩეს. პროგრამა [სკოლაში](/association/ats) ისწავლება.',
        },
        image: {
          name: 'specialisation-bike',
          alt: {
            en: 'A mountain road climbing to a pass in wide bends under evening light',
            ka: 'უღელტეხილისკენ განიერი მოსახვევებით ამავალი მთის გზა საღამოს შუქზე',
          },
        },
      },
    ],
  },
  certifyingBodies: {
    title: { en: 'Who certifies', ka: 'ვინ გასცემს სერტიფიკატს' },
    intro: {
      en: 'A certificate is worth as much as those who stand behind it. Behind ours stand, beside the state, three international bodies.',
      ka: 'სერტიფიკატი იმდენად ფასობს, რამდენადაც სანდოა ის, ვინც მას უკან უდგას. ჩვენს სერტიფიკატს უკან, სახელმწიფოსთან ერთად, სამი საერთაშორისო ორგანიზაცია უდგას.',
    },
    items: [
      {
        title: {
          en: 'International mountain guides federation (IFMGA)',
          ka: 'სამთო გამყოლთა ასოციაციების საერთაშორისო ფედერაცია (IFMGA)',
        },
        text: {
          en: 'For the diploma of the mountain guide. Founded in 1965, 25 countries, about 6000 guides. More under [Federation membership](/association/ifmga).',
          ka: 'სამთო გამყოლის დიპლომისთვის. დაარსდა 1965 წელს, აერთიანებს 25 ქვეყანასა და დაახლოებით 6000 გამყოლს. ვრცლად: [წევრობა IFMGA-ში](/association/ifmga).',
        },
      },
      {
        title: {
          en: 'International mountain leaders union',
          ka: 'სამთო ლიდერთა ასოციაციების საერთაშორისო კავშირი',
        },
        text: {
          en: 'For those who lead on foot, without rope or glacier.',
          ka: 'მათთვის, ვინც ჯგუფს ფეხით, თოკისა და მყინვარის გარეშე უძღვება.',
        },
      },
      {
        title: {
          en: 'International ski instructors association',
          ka: 'სათხილამურო ინსტრუქტორთა საერთაშორისო ასოციაცია',
        },
        text: {
          en: 'For the teaching of skiing on the piste, Levels I to III.',
          ka: 'ტრასაზე თხილამურებით სრიალის სწავლებისთვის, I–III დონე.',
        },
      },
    ],
  },
  begin: {
    title: { en: 'Four steps to begin', ka: 'ოთხი ნაბიჯი დასაწყებად' },
    intro: {
      en: 'From the first message to the first day as a guide.',
      ka: 'პირველი წერილიდან გამყოლად მუშაობის პირველ დღემდე.',
    },
    steps: [
      {
        title: { en: 'Register and assess', ka: 'რეგისტრაცია და შეფასება' },
        text: {
          en: 'Write to [the office](/contact) with a short account of your experience. You are invited to an assessment that shows where you stand.',
          ka: 'მოგვწერეთ [ოფისში](/contact) და მოკლედ აღწერეთ გამოცდილება. მიგიწვევთ შეფასებაზე, რომელიც აჩვენებს, რა დონეზე ხართ.',
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
        title: { en: 'Complete the training', ka: 'სწავლების გავლა' },
        text: {
          en: 'Theory, technique and practice, season by season, with an assessment after each part.',
          ka: 'თეორია, ტექნიკა და პრაქტიკა სეზონიდან სეზონამდე; ყოველი ნაწილი შეფასებით სრულდება.',
        },
      },
      {
        title: { en: 'Receive the certificate', ka: 'სერტიფიკატის მიღება' },
        text: {
          en: 'With the certificate you can create a [guide profile](/guide-profile) and, once verified, appear in the directory.',
          ka: 'სერტიფიკატის მიღების შემდეგ შეგიძლიათ შექმნათ [გამყოლის პროფილი](/guide-profile) და, დადასტურების შემდეგ, კატალოგში გამოჩნდეთ.',
        },
      },
    ],
  },
  closing: {
    title: { en: 'Not sure yet?', ka: 'ჯერ არ გადაგიწყვეტიათ?' },
    text: {
      en: 'Go out for a day with one of our [guides](/guides) and ask them anything. It is the best introduction to the profession.',
      ka: 'ერთი დღით წადით მთაში ჩვენს რომელიმე [გამყოლთან](/guides) და ჰკითხეთ, რაც გაინტერესებთ. პროფესიის გასაცნობად უკეთესი გზა არ არსებობს.',
    },
  },
  meta: {
    title: { en: 'Becoming a guide', ka: 'როგორ გახდეთ გამყოლი' },
    description: {
      en: 'How to become a certified guide: four stages of training, six specialisations, the bodies that certify, and four steps from registration to certificate.',
      ka: 'როგორ გახდეთ სერტიფიცირებული გამყოლი: სწავლების ოთხი ეტაპი, ექვსი სპეციალიზაცია და ოთხი ნაბიჯი რეგისტრაციიდან სერტიფიკატამდე.',
    },
  },
  toConfirm: ['begin'],
  toSupply: 'Full names, codes and addresses of the leaders union and the instructors association.',
};
