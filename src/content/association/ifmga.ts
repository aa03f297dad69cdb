import type { Article } from '../schema.ts';

export const ifmga: Article = {
  title: { en: 'Federation membership', ka: 'წევრობა IFMGA-ში' },
  intro: {
    en: 'Since 2021 the association has belonged to the International Federation of Mountain Guides Associations, the IFMGA.',
    ka: '2021 წლიდან ასოციაცია სამთო გამყოლთა ასოციაციების საერთაშორისო ფედერაციის (IFMGA) წევრია.',
  },
  image: {
    name: 'association-ifmga',
    alt: {
      en: 'A long view from a height: a chain of snowy peaks beyond green valleys',
      ka: 'შორეული ხედი სიმაღლიდან: თოვლიანი მწვერვალების ჯაჭვი მწვანე ხეობების მიღმა',
    },
  },
  body: [
    {
      kind: 'facts',
      title: { en: 'The federation', ka: 'ფედერაცია' },
      entries: [
        { label: { en: 'Founded', ka: 'დაარსდა' }, value: { en: '1965', ka: '1965 წელს' } },
        { label: { en: 'Member countries', ka: 'წევრი ქვეყანა' }, value: { en: '25', ka: '25' } },
        { label: { en: 'Guides', ka: 'გამყოლი' }, value: { en: 'about 6,000', ka: 'დაახლოებით 6000' } },
        {
          label: { en: 'Georgian guides (2022)', ka: 'ქართველი გამყოლი (2022)' },
          value: { en: '37', ka: '37' },
        },
      ],
    },
    {
      en: 'The federation was founded in 1965. It does not train guides itself. Its work is to agree on what a mountain guide must know, and to see that the national associations keep to it. Today it brings together 25 countries and about 6,000 guides; in 2022, 37 of them were Georgian.',
      ka: 'ფედერაცია 1965 წელს დაარსდა. გამყოლებს ის თავად არ ამზადებს: მისი საქმეა შეთანხმება იმაზე, რა უნდა იცოდეს სამთო გამყოლმა, და იმის უზრუნველყოფა, რომ ეროვნულმა ასოციაციებმა ეს დაიცვან. დღეს ის 25 ქვეყანასა და დაახლოებით 6000 გამყოლს აერთიანებს; 2022 წელს მათგან 37 ქართველი იყო.',
    },
    {
      kind: 'heading',
      id: 'standard',
      text: { en: 'What the standard requires', ka: 'რას მოითხოვს სტანდარტი' },
    },
    {
      en: 'A mountain guide has to be at home on every kind of mountain terrain. Strength in one field does not make up for weakness in another:',
      ka: 'სამთო გამყოლი მთის ნებისმიერ გარემოში თავდაჯერებული უნდა იყოს. ერთ სფეროში სიძლიერე მეორეში სისუსტეს ვერ ანაზღაურებს:',
    },
    {
      kind: 'list',
      items: [
        {
          en: 'rock: long routes, led in mountain boots as well as in climbing shoes',
          ka: 'კლდე: გრძელი მარშრუტები ლიდირებით, როგორც საცოცავი ფეხსაცმლით, ისე სამთო ბათინკებით',
        },
        {
          en: 'snow, ice and glacier: moving as a rope team, crevasse rescue',
          ka: 'თოვლი, ყინული და მყინვარი: თოკით შეკრულ ჯგუფში სვლა, ნაპრალიდან ამოყვანა',
        },
        {
          en: 'skiing: tours and descents in any snow, with a knowledge of avalanches',
          ka: 'თხილამური: ტური და დაშვება ნებისმიერ თოვლზე, ზვავსაშიშროების ცოდნა',
        },
        {
          en: 'people: teaching, first aid, languages, and the courage to say no',
          ka: 'ადამიანები: სწავლება, პირველადი დახმარება, ენები და უარის თქმის სიმამაცე',
        },
      ],
    },
    {
      kind: 'heading',
      id: 'guests',
      text: { en: 'What it means for guests', ka: 'რას ნიშნავს ეს სტუმრისთვის' },
    },
    {
      en: 'If you have climbed with a federation guide elsewhere, you can expect the same here: the same broad training on rock, snow, ice and skis, the same examinations, the same readiness to turn back. The guide’s card is a promise made by one association and checked by the others.',
      ka: 'თუ სხვა ქვეყანაში ფედერაციის გამყოლთან ერთად გივლიათ, აქაც იმავეს უნდა ელოდეთ: იმავე სრულ მომზადებას კლდეზე, თოვლზე, ყინულსა და თხილამურებზე, იმავე გამოცდებს, იმავე მზადყოფნას საჭირო დროს უკან გამობრუნებისთვის. გამყოლის მოწმობა პირობაა, რომელსაც ერთი ასოციაცია დებს და რომლის შესრულებასაც სხვები ამოწმებენ.',
    },
    {
      kind: 'heading',
      id: 'guides',
      text: { en: 'What it means for guides', ka: 'რას ნიშნავს ეს გამყოლისთვის' },
    },
    {
      en: 'The diploma of the [mountain guide](/professions/mountain-guide), Level IV, is recognised in the 25 member countries. Graduates can work abroad, and colleagues from abroad can take part in training here. In return the association agrees to be assessed: its programme, its instructors and its assessments have to stand comparison with those of older associations.',
      ka: '[სამთო გამყოლის](/professions/mountain-guide) IV დონის დიპლომს 25 წევრი ქვეყანა აღიარებს. კურსდამთავრებულს უცხოეთში მუშაობა შეუძლია, უცხოელ კოლეგებს კი\u00a0– აქაურ კურსებში მონაწილეობა. სამაგიეროდ, ასოციაციაც თანახმაა, რომ ის შეამოწმონ: მისი პროგრამა, ინსტრუქტორები და შეფასება უფრო ძველი ასოციაციების დონეს უნდა შეესაბამებოდეს.',
    },
    {
      kind: 'heading',
      id: 'recognise',
      text: { en: 'How to recognise a federation guide', ka: 'როგორ ამოიცნოთ ფედერაციის გამყოლი' },
    },
    {
      en: 'Ask for the card. It carries a photograph and is valid for a limited time, and a guide who has worked for it will be glad to show it. In Georgia you can also look the guide up in the [directory](/guides). If you come with a guide from another member country, the same card is valid here.',
      ka: 'სთხოვეთ, მოწმობა გაჩვენოთ. მასზე ფოტოა და მოქმედების ვადაა მითითებული; გამყოლი, რომელმაც მოწმობა შრომით მოიპოვა, მას სიამოვნებით გაჩვენებთ. საქართველოში გამყოლი [კატალოგშიც](/guides) შეგიძლიათ მოძებნოთ. თუ ფედერაციის სხვა წევრი ქვეყნის გამყოლთან ერთად ჩამოდიხართ, იგივე მოწმობა აქაც მოქმედებს.',
    },
    {
      kind: 'heading',
      id: 'others',
      text: { en: 'Not every guide is a federation guide', ka: 'ყველა გამყოლი ფედერაციის წევრი არ არის' },
    },
    {
      en: 'The federation covers only the mountain guide’s diploma. Trekking guides, ski teachers, mountain leaders and the other professions have qualifications of their own, each for its own field; the [directory](/guides) shows which one a guide holds. Read more about the federation on [its website](https://ifmga.info).',
      ka: 'ფედერაცია მხოლოდ სამთო გამყოლის დიპლომს მოიცავს. საფეხმავლო გამყოლს, სათხილამურო ინსტრუქტორს, სამთო ლიდერსა და სხვა პროფესიებს საკუთარი კვალიფიკაცია აქვს, თითოეულს\u00a0– თავისი სფეროსთვის; რომელი კვალიფიკაცია აქვს კონკრეტულ გამყოლს, [კატალოგში](/guides) ჩანს. ფედერაციის შესახებ ვრცლად წაიკითხავთ [მის ვებსაიტზე](https://ifmga.info).',
    },
  ],
  summary: {
    en: 'The association has been a member of the international federation since 2021. What the federation is, what membership means for guests and for guides.',
    ka: 'ასოციაცია საერთაშორისო ფედერაციის წევრია 2021 წლიდან. რა არის IFMGA, რას ნიშნავს წევრობა სტუმრისთვის და რას\u00a0– გამყოლისთვის.',
  },
  toConfirm: ['body'],
};
