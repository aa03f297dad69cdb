/** Texts of the home page; its cards, news and partners come from their own records. */
import type { HomePage } from './schema.ts';

export const home: HomePage = {
  hero: {
    title: { en: 'Into the mountains, in good hands', ka: 'მთაში\u00a0– საიმედო გამყოლთან ერთად' },
    subtitle: {
      en: 'The national association of certified mountain and adventure guides: training, standards, and a directory of guides whose qualifications have been checked.',
      ka: 'სერტიფიცირებული სამთო და სათავგადასავლო გამყოლების ეროვნული ასოციაცია: მომზადება, სტანდარტები და იმ გამყოლების კატალოგი, რომელთა კვალიფიკაცია შემოწმებულია.',
    },
    slides: [
      {
        name: 'hero-1',
        alt: {
          en: 'First light on a broad mountain wall, the ridges in front still in shadow',
          ka: 'მზის პირველი სხივები მთის ფართო კედელზე; წინა ქედები ჯერ კიდევ ჩრდილშია',
        },
      },
      {
        name: 'hero-2',
        alt: {
          en: 'A snow ridge with ski tracks, rising to two rocky summits under a winter sky',
          ka: 'თოვლიანი ქედი თხილამურის კვალით, რომელიც ზამთრის ცის ქვეშ ორ კლდოვან მწვერვალამდე ადის',
        },
      },
      {
        name: 'hero-3',
        alt: {
          en: 'Snow mountains above a sea of fog that fills the valley',
          ka: 'თოვლიანი მთები ნისლის ზღვის თავზე, რომელსაც ხეობა აუვსია',
        },
      },
      {
        name: 'hero-4',
        alt: {
          en: 'Blue hour over a long valley, the lights of a village far below',
          ka: 'ბინდი გრძელი ხეობის თავზე; შორს, ქვემოთ, სოფლის სინათლეები კიაფობს',
        },
      },
    ],
  },
  about: {
    title: { en: 'A profession, not a pastime', ka: 'გამყოლობა პროფესიაა' },
    text: [
      {
        en: 'The association was founded in 1998 and has about 150 guides. Since 2016 it has had a school that issues state-recognised diplomas and certificates; since 2021 it has been a member of the international federation of mountain guide associations.',
        ka: 'ასოციაცია 1998 წელს დაარსდა და დაახლოებით 150 გამყოლს აერთიანებს. 2016 წლიდან მას აქვს სკოლა, რომელიც სახელმწიფოს მიერ აღიარებულ დიპლომებსა და სერტიფიკატებს გასცემს; 2021 წლიდან ასოციაცია სამთო გამყოლთა ასოციაციების საერთაშორისო ფედერაციის წევრია.',
      },
      {
        en: 'We train guides, examine them and stand by them. For guests this means that the guide’s qualification has already been checked.',
        ka: 'ჩვენ ვამზადებთ გამყოლებს, ვამოწმებთ მათ ცოდნასა და უნარებს და გვერდით ვუდგავართ. სტუმრისთვის ეს იმას ნიშნავს, რომ გამყოლის კვალიფიკაცია უკვე შემოწმებულია.',
      },
    ],
  },
  figures: [
    { label: { en: 'founded', ka: 'დაარსების წელი' }, value: { en: '1998', ka: '1998' } },
    { label: { en: 'guides', ka: 'გამყოლი' }, value: { en: 'about 150', ka: 'დაახლოებით 150' } },
    { label: { en: 'school since', ka: 'სკოლის დაარსება' }, value: { en: '2016', ka: '2016' } },
    { label: { en: 'federation member since', ka: 'წევრობა IFMGA-ში' }, value: { en: '2021', ka: '2021' } },
  ],
  professions: {
    title: { en: 'Professions', ka: 'პროფესიები' },
    intro: {
      en: 'Each profession has its own terrain and its own training. Choose one to see what the work involves, how it is learned and how to apply.',
      ka: 'თითოეულ პროფესიას მთაში თავისი გარემო და თავისი მომზადება აქვს. აირჩიეთ პროფესია და გაიგეთ, რა საქმეა ეს, როგორ ისწავლება და როგორია მიღების პირობები.',
    },
  },
  reasons: {
    title: { en: 'Why choose a certified guide', ka: 'რატომ უნდა აირჩიოთ სერტიფიცირებული გამყოლი' },
    items: [
      {
        title: { en: 'A verified qualification', ka: 'შემოწმებული კვალიფიკაცია' },
        text: {
          en: 'The association verifies every guide in the directory before the profile becomes public.',
          ka: 'კატალოგში თითოეული გამყოლის პროფილი მხოლოდ ასოციაციის შემოწმების შემდეგ ხდება საჯარო.',
        },
      },
      {
        title: { en: 'Training to one standard', ka: 'ერთი სტანდარტით მომზადება' },
        text: {
          en: 'Our own school runs eleven programmes, practising guides conduct the examinations, and an international federation compares our standards with those of other countries.',
          ka: 'თერთმეტ პროგრამას ასოციაციის სკოლა ახორციელებს, გამოცდებს მოქმედი გამყოლები ატარებენ, საერთაშორისო ფედერაცია კი ჩვენს სტანდარტს სხვა ქვეყნებისას ადარებს.',
        },
      },
      {
        title: { en: 'Local knowledge', ka: 'ადგილის ცოდნა' },
        text: {
          en: 'Our guides know when the river rises, which slopes load with snow in a west wind and who bakes bread in the last village.',
          ka: 'გამყოლმა იცის, როდის დიდდება მდინარე, რომელ ფერდობზე აგროვებს თოვლს დასავლეთის ქარი და ვინ აცხობს პურს ბოლო სოფელში.',
        },
      },
      {
        title: { en: 'The courage to turn back', ka: 'უკან გამობრუნების სიმამაცე' },
        text: {
          en: 'No summit is worth a life. Our guides plan the return before the ascent and say no when they have to.',
          ka: 'არც ერთი მწვერვალი ადამიანის სიცოცხლედ არ ღირს. ჩვენი გამყოლები ასვლამდე დაბრუნებას გეგმავენ და, თუ საჭიროა, უარსაც ამბობენ.',
        },
      },
    ],
  },
  video: {
    title: { en: 'Along the ridge', ka: 'ქედის გასწვრივ' },
    description: {
      en: 'The film has no speech. The view glides past snow ridges, a glacier and a wooded valley and returns to where it began.',
      ka: 'ფილმში საუბარი არ არის. კადრი ნელა ჩაუვლის თოვლიან ქედებს, მყინვარსა და ტყიან ხეობას და საწყის წერტილს უბრუნდება.',
    },
  },
  news: {
    title: { en: 'News', ka: 'სიახლეები' },
    intro: {
      en: 'What is new on our courses, on the trails and in the office.',
      ka: 'ამბები კურსებიდან, ბილიკებიდან და ოფისიდან.',
    },
  },
  partners: {
    title: { en: 'Partners', ka: 'პარტნიორები' },
    intro: {
      en: 'The association and its school work with these organisations.',
      ka: 'ასოციაცია და მისი სკოლა ამ ორგანიზაციებთან თანამშრომლობს.',
    },
  },
  closing: {
    title: { en: 'Would you like to lead others?', ka: 'გსურთ, სხვებს გზა უჩვენოთ?' },
    text: {
      en: 'Four stages of training turn a good walker, climber or skier into a guide. See what they involve before you set out.',
      ka: 'კარგ მოლაშქრეს, მთამსვლელსა თუ მოთხილამურეს გამყოლად მომზადების ოთხი ეტაპი აქცევს. გაეცანით მათ, სანამ გზას დაადგებით.',
    },
  },
  summary: {
    en: 'The national association of certified mountain and adventure guides of Georgia: verified guides, nine professions, a school with eleven programmes and news.',
    ka: 'სამთო და სათავგადასავლო გამყოლთა ეროვნული ასოციაცია: დადასტურებული გამყოლების კატალოგი, ცხრა პროფესია, სკოლის თერთმეტი პროგრამა და სიახლეები.',
  },
};
