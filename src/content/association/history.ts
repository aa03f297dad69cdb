import type { Article } from '../schema.ts';

export const history: Article = {
  title: { en: 'History', ka: 'ისტორია' },
  intro: {
    en: 'From a small circle of colleagues to a national association with a school and a place in the international federation.',
    ka: 'კოლეგების ვიწრო წრიდან ეროვნულ ასოციაციამდე, რომელსაც საკუთარი სკოლა და საერთაშორისო ფედერაციაში თავისი ადგილი აქვს.',
  },
  image: {
    name: 'association-history',
    alt: {
      en: 'Several mountain ranges one behind another at dawn, the valleys filled with mist',
      ka: 'ერთმანეთის მიღმა ჩამწკრივებული ქედები გარიჟრაჟზე; ხეობებში ნისლი დგას',
    },
  },
  body: [
    {
      kind: 'heading',
      id: 'before',
      text: { en: 'Before there was a profession', ka: 'როცა ეს ჯერ პროფესია არ იყო' },
    },
    {
      en: 'People in the Caucasus have led strangers over the passes since time immemorial. It was a neighbourly service, offered by a shepherd, a hunter or a family that knew the ford. Climbers brought ropes and a new reason to go up, but people who knew the way were needed as much as before. What was missing was a name for the work, training for it and an agreement on what a guest may expect.',
      ka: 'კავკასიაში უცხო სტუმარი უღელტეხილებზე უხსოვარი დროიდან გადაჰყავთ. ეს მეზობლური სამსახური იყო: გზას მწყემსი აჩვენებდა, მონადირე ან ოჯახი, რომელმაც ფონი იცოდა. მთამსვლელებმა თოკი და ზემოთ ასვლის ახალი მიზეზი მოიტანეს, გზის მცოდნე კი ისეთივე საჭირო დარჩა, როგორიც იყო. ამ საქმეს აკლდა სახელი, მომზადება და შეთანხმება იმაზე, რისი იმედი უნდა ჰქონდეს სტუმარს.',
    },
    { kind: 'heading', id: 'founding', text: { en: '1998: the association', ka: '1998: ასოციაცია' } },
    {
      en: 'The association was founded in 1998. Its first task was the simplest and the hardest: to agree on a standard. Who may call themselves a guide, on which terrain and after which examination? The answers have been refined since, but the principle has remained: guides are examined by guides.',
      ka: 'ასოციაცია 1998 წელს დაარსდა. მისი პირველი საქმე უმარტივესიც იყო და ურთულესიც: სტანდარტზე შეთანხმება. ვის აქვს უფლება, თავს გამყოლი უწოდოს, მთის რა პირობებში და რომელი გამოცდის შემდეგ? პასუხები მას შემდეგ დაიხვეწა, პრინციპი კი იგივე დარჩა: გამყოლს გამყოლები ამოწმებენ.',
    },
    { kind: 'heading', id: 'school', text: { en: '2016: the school', ka: '2016: სკოლა' } },
    {
      en: 'In 2016 the [Adventure Tourism School](/association/ats) opened, founded with two ministries and a resorts development company. Training that had been organised course by course now had programmes, a calendar and certificates that the state recognises. With the school the association grew beyond the high mountains, into canyoning, rafting, riding, cycling, caves and work at height.',
      ka: '2016 წელს გაიხსნა [სათავგადასავლო ტურიზმის სკოლა](/association/ats), რომელიც ორ სამინისტროსა და კურორტების განვითარების კომპანიასთან ერთად დაფუძნდა. მომზადებას, რომელიც მანამდე ცალკეული კურსებით ტარდებოდა, გაუჩნდა პროგრამები, კალენდარი და სახელმწიფოს მიერ აღიარებული სერტიფიკატები. ასოციაცია მაღალ მთებსაც გასცდა: მის საქმეს კანიონინგი, ჯომარდობა, საცხენოსნო და ველოტურები, მღვიმეები და სიმაღლეზე მუშაობაც შეემატა.',
    },
    { kind: 'heading', id: 'federation', text: { en: '2021: the federation', ka: '2021: ფედერაცია' } },
    {
      en: 'In 2021 the association became a member of the international federation, the [IFMGA](/association/ifmga), itself founded in 1965. Since then a mountain guide’s diploma earned in Georgia has been recognised in 25 member countries. In 2022 there were 37 Georgians among the federation’s guides, who number about 6,000.',
      ka: '2021 წელს ასოციაცია საერთაშორისო ფედერაციის, [IFMGA-ის](/association/ifmga), წევრი გახდა; თავად ფედერაცია 1965 წელს დაარსდა. მას შემდეგ საქართველოში მიღებულ სამთო გამყოლის დიპლომს 25 წევრ ქვეყანაში აღიარებენ. 2022 წელს ფედერაციის დაახლოებით 6000 გამყოლს შორის 37 ქართველი იყო.',
    },
    {
      kind: 'heading',
      id: 'craft',
      text: { en: 'How the work has changed', ka: 'როგორ შეიცვალა გამყოლის საქმე' },
    },
    {
      en: 'In the same years the work itself changed, here as elsewhere. The paper map was joined by satellite navigation, the avalanche transceiver became ordinary equipment, and the forecast now reaches the last village. Glaciers have retreated, and where a route once went over snow it may now cross loose stones. One thing has not changed: the one who walks in front must also look back.',
      ka: 'იმავე წლებში თავად საქმეც შეიცვალა, აქაც და სხვაგანაც. ქაღალდის რუკას თანამგზავრული ნავიგაცია დაემატა, ზვავის სამძებრო გადამცემი (ბიპერი) ჩვეულებრივ აღჭურვილობად იქცა, ამინდის პროგნოზი კი დღეს ბოლო სოფლამდეც აღწევს. მყინვარებმა უკან დაიხია და, სადაც მარშრუტი ადრე თოვლზე გადიოდა, იქ ახლა შეიძლება მოძრავი ქვები დაგხვდეთ. ერთი რამ არ შეცვლილა: ვინც წინ მიდის, უკანაც უნდა იხედებოდეს.',
    },
    { kind: 'heading', id: 'today', text: { en: 'Today', ka: 'დღეს' } },
    {
      en: 'The association has about 150 guides today, a school with eleven programmes and a [public directory](/guides). We are still collecting its history: if you have a photograph, a diary or a route description from the early years, [the office](/contact) would be glad to see it.',
      ka: 'დღეს ასოციაცია დაახლოებით 150 გამყოლს აერთიანებს; მას აქვს სკოლა თერთმეტი პროგრამით და [საჯარო კატალოგი](/guides). ასოციაციის ისტორიას ჯერ კიდევ ვაგროვებთ: თუ ადრეული წლების ფოტო, დღიური ან მარშრუტის აღწერა შემოგრჩათ, [ოფისში](/contact) მას სიამოვნებით ვნახავთ.',
    },
    {
      kind: 'facts',
      title: { en: 'Dates', ka: 'თარიღები' },
      entries: [
        {
          label: { en: '1965', ka: '1965' },
          value: { en: 'The international federation is founded', ka: 'დაარსდა საერთაშორისო ფედერაცია' },
        },
        {
          label: { en: '1998', ka: '1998' },
          value: { en: 'The association is founded', ka: 'დაარსდა ასოციაცია' },
        },
        {
          label: { en: '2016', ka: '2016' },
          value: { en: 'The Adventure Tourism School opens', ka: 'გაიხსნა სათავგადასავლო ტურიზმის სკოლა' },
        },
        {
          label: { en: '2021', ka: '2021' },
          value: { en: 'The association joins the federation', ka: 'ასოციაცია ფედერაციაში გაწევრიანდა' },
        },
      ],
    },
  ],
  summary: {
    en: 'How a profession grew out of an old custom: the association founded in 1998, its school in 2016, and membership of the international federation in 2021.',
    ka: 'როგორ იქცა ძველი ჩვეულება პროფესიად: ასოციაციის დაარსება 1998 წელს, სკოლის გახსნა 2016 წელს და საერთაშორისო ფედერაციაში გაწევრიანება 2021 წელს.',
  },
  toConfirm: ['body'],
  toSupply: 'Names of the founders and dated events the association wishes to tell; old photographs.',
};
