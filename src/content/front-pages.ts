/** Heads of the pages whose middle is a list or made by the application. */
import type { FrontPage } from './schema.ts';

export const professionsPage: FrontPage = {
  title: { en: 'Nine professions', ka: 'ცხრა პროფესია' },
  intro: {
    en: 'What each profession involves, where it is practised and how it is learned. Choose the one you need a guide for, or the one you would like to learn. The school also trains guides for riding, cycling, rafting, caves and overland tours.',
    ka: 'რა საქმეა თითოეული, სად მუშაობენ და როგორ სწავლობენ. აირჩიეთ, რომელი გამყოლი გჭირდებათ ან რომელი პროფესიის შესწავლა გსურთ. სკოლა აგრეთვე ამზადებს საცხენოსნო ტურის, ველოტურის, ჯომარდობის, სპელეოტურისა და ოვერლენდტურის გამყოლებს.',
  },
  summary: {
    en: 'The nine professions of the association, from the mountain guide to industrial alpinism: what each one involves, where it is practised and how it is learned.',
    ka: 'ასოციაციის ცხრა პროფესია სამთო გამყოლიდან ინდუსტრიულ ალპინიზმამდე: რა საქმეა თითოეული, სად მუშაობენ და როგორ სწავლობენ ამ საქმეს.',
  },
};

export const newsPage: FrontPage = {
  title: { en: 'News', ka: 'სიახლეები' },
  intro: {
    en: 'What is new on our courses, on the trails and in the association.',
    ka: 'ამბები კურსებიდან, ბილიკებიდან და ასოციაციიდან.',
  },
  summary: {
    en: 'News of the association of mountain and adventure guides: training weeks, rescue exercises, work on the paths, assessment dates and advice for the season.',
    ka: 'სამთო და სათავგადასავლო გამყოლთა ასოციაციის სიახლეები: სასწავლო კვირები, სამაშველო წვრთნა, ბილიკების მოვლა, შეფასების თარიღები და რჩევები.',
  },
};

export const partnersPage: FrontPage = {
  title: { en: 'Partners', ka: 'პარტნიორები' },
  intro: {
    en: 'No guide works alone. These huts, workshops and services help the association and its school with training, accommodation and everyday work.',
    ka: 'გამყოლი მარტო არ მუშაობს. ასოციაციასა და მის სკოლას მომზადებაში, ღამისთევასა და ყოველდღიურ საქმეში ეს ქოხები, სახელოსნოები და სამსახურები ეხმარება.',
  },
  summary: {
    en: 'The huts, workshops, services and families that the association of mountain guides and its school work with: eleven partners and what each contributes.',
    ka: 'ქოხები, სახელოსნოები, სამსახურები და ოჯახები, რომლებთან ერთადაც გამყოლთა ასოციაცია და მისი სკოლა მუშაობს: თერთმეტი პარტნიორი და მათი წვლილი.',
  },
};

export const contactPage: FrontPage = {
  title: { en: 'Contact', ka: 'დაგვიკავშირდით' },
  intro: {
    en: 'If you have a question about a tour, a course or membership, write or call us in Georgian or English. To reach a particular guide, see the contact details on that guide’s page; if there are none, we will pass your message on.',
    ka: 'თუ გაინტერესებთ ტური, კურსი ან წევრობა, მოგვწერეთ ან დაგვირეკეთ ქართულად ან ინგლისურად. კონკრეტულ გამყოლს მისივე გვერდიდან დაუკავშირდით; თუ მას საკონტაქტო მონაცემები არ გამოუქვეყნებია, შეტყობინებას ჩვენ გადავცემთ.',
  },
  image: {
    name: 'contact-hero',
    alt: {
      en: 'The lower end of a valley among gentle hills, in warm evening light',
      ka: 'ხეობის ქვედა ბოლო, სადაც გორები უფრო დამრეცია, საღამოს თბილ შუქზე',
    },
  },
  summary: {
    en: 'How to reach the association of mountain and adventure guides in Tbilisi, Georgia: phone, email, Instagram and Facebook, in Georgian and in English.',
    ka: 'როგორ დაუკავშირდეთ სამთო და სათავგადასავლო გამყოლთა ასოციაციას თბილისში: ტელეფონი, ელფოსტა, Instagram და Facebook, ქართულად და ინგლისურად.',
  },
};
