import type { ProfessionDetails } from '../../schema.ts';
import { TRAINING_OUTSIDE_SCHOOL } from '../training-outside-school.ts';

export const details: ProfessionDetails = {
  facts: [
    { label: { en: 'Duration', ka: 'ხანგრძლივობა' }, value: { en: '24 months', ka: '24 თვე' } },
    {
      label: { en: 'Qualification', ka: 'კვალიფიკაცია' },
      value: { en: 'Diploma, Level IV', ka: 'დიპლომი, IV დონე' },
    },
    {
      label: { en: 'Recognised in', ka: 'აღიარებულია' },
      value: { en: '25 member countries', ka: '25 წევრ ქვეყანაში' },
    },
  ],
  body: [
    {
      en: 'Of all the mountain professions, that of the mountain guide requires the broadest training. Rock, snow, ice and glacier, on foot and on skis, in summer and in winter: holders of the diploma may guide everywhere, and are expected to know when not to.',
      ka: 'მთის პროფესიებს შორის ყველაზე მრავალმხრივ მომზადებას სამთო გამყოლი გადის. კლდე, თოვლი, ყინული და მყინვარი, ფეხით თუ თხილამურებით, ზაფხულში თუ ზამთარში\u00a0– დიპლომის მფლობელს უფლება აქვს, ადამიანებს ყველგან წაუძღვეს, და მოეთხოვება, იცოდეს, როდის არ უნდა წაუძღვეს.',
    },
    {
      en: 'The work itself is quieter than people imagine. A guide reads the forecast and the slope, chooses a route that fits the person rather than the ambition, starts early, keeps the rope short where a slip must not become a fall, and turns back without being asked. Guests remember the summit; colleagues judge the decisions on the way.',
      ka: 'თავად სამუშაო უფრო წყნარია, ვიდრე ბევრს წარმოუდგენია. გამყოლი აკვირდება ამინდის პროგნოზსა და ფერდობს, ირჩევს მარშრუტს, რომელიც ადამიანის შესაძლებლობას შეეფერება და არა მის პატივმოყვარეობას, გზას ადრე ადგება, თოკს ამოკლებს იქ, სადაც დაცურება ვარდნად არ უნდა იქცეს, და უკან მაშინაც ბრუნდება, როცა ამას არავინ სთხოვს. სტუმარს მწვერვალი ახსოვს, კოლეგები კი გზაში მიღებულ გადაწყვეტილებებს აფასებენ.',
    },
    {
      kind: 'heading',
      id: 'training',
      text: { en: 'What the training covers', ka: 'რას მოიცავს მომზადება' },
    },
    {
      en: 'The programme lasts 24 months, so that every subject is taught in the right season and repeated in the next. Theory, technique and guided practice follow one another; each part ends with an assessment.',
      ka: 'პროგრამა 24 თვე გრძელდება, რათა მსმენელმა თითოეული საგანი თავის სეზონზე გაიაროს და მომდევნოზე გაიმეოროს. თეორია, ტექნიკა და პრაქტიკა ერთმანეთს ენაცვლება; ყოველი ნაწილი შეფასებით სრულდება.',
    },
    {
      kind: 'list',
      items: [
        {
          en: 'Rock: leading, belaying and moving together on long routes and ridges',
          ka: 'კლდე: ლიდირება, დაზღვევა და ერთდროული სვლა გრძელ მარშრუტებსა და ქედებზე',
        },
        {
          en: 'Snow and ice: steep ice, glacier travel, crevasse rescue',
          ka: 'თოვლი და ყინული: ციცაბო ყინული, მყინვარზე სვლა, ნაპრალიდან ამოყვანა',
        },
        {
          en: 'Skiing: touring, descents in difficult snow, assessing avalanche risk',
          ka: 'თხილამური: სათხილამურო ტური, რთულ თოვლზე დაშვება, ზვავსაშიშროების შეფასება',
        },
        {
          en: 'Navigation, weather, the natural environment and life in the mountains',
          ka: 'ორიენტირება, ამინდი, მთის ბუნება და იქ მცხოვრები ხალხის ყოფა',
        },
        {
          en: 'First aid, improvised rescue and cooperation with rescue services',
          ka: 'პირველადი დახმარება, სამაშველო სამუშაო ხელთ არსებული საშუალებებით და თანამშრომლობა სამაშველო სამსახურთან',
        },
        {
          en: 'Leading people: pace, teaching, communication, legal responsibility',
          ka: 'ადამიანებთან მუშაობა: ტემპი, სწავლება, ურთიერთობა, პასუხისმგებლობა კანონის წინაშე',
        },
      ],
    },
    { kind: 'heading', id: 'diploma', text: { en: 'The diploma', ka: 'დიპლომი' } },
    {
      en: 'Graduates receive a Level IV diploma. It is recognised in the 25 member countries of the [international federation](/association/ifmga), which the association joined in 2021; a guide trained here may therefore work alongside colleagues in the Alps, the Andes or the Himalaya to the same standard. The diploma is the beginning of a career, not the end of it: conditions, equipment and knowledge change, and guides continue their training for as long as they work.',
      ka: 'კურსდამთავრებული იღებს IV დონის დიპლომს. მას აღიარებს [საერთაშორისო ფედერაციის](/association/ifmga) 25 წევრი ქვეყანა; ფედერაციას ასოციაცია 2021 წელს შეუერთდა, ამიტომ აქ მომზადებულ გამყოლს შეუძლია, ალპებში, ანდებსა თუ ჰიმალაიში კოლეგების გვერდით, იმავე სტანდარტით იმუშაოს. დიპლომი პროფესიული გზის დასაწყისია და არა დასასრული: იცვლება მთის პირობები, აღჭურვილობა, ცოდნა\u00a0– და გამყოლი კვალიფიკაციას მთელი სამუშაო ცხოვრების განმავლობაში იმაღლებს.',
    },
    { kind: 'heading', id: 'year', text: { en: 'A guide’s year', ka: 'გამყოლის წელიწადი' } },
    {
      en: 'Winter belongs to ski tours and to frozen waterfalls, spring to long glacier days with an early start. In summer come the ridges and the high summits, in autumn rock in the low sun and time for courses. Between the seasons a guide repairs equipment, walks routes that have changed and goes climbing with colleagues, because those who only ever lead soon forget what it is like to be led.',
      ka: 'ზამთარი სათხილამურო ტურებისა და გაყინული ჩანჩქერების დროა, გაზაფხული\u00a0– მყინვარზე გატარებული გრძელი დღეებისა, ადრეული გასვლით. ზაფხულში ქედებისა და მაღალი მწვერვალების ჯერია, შემოდგომაზე\u00a0– დაბალი მზით გამთბარ კლდეზე ცოცვისა და კურსების. სეზონებს შორის გამყოლი აღჭურვილობას აწესრიგებს, შეცვლილ მარშრუტებს გადის და კოლეგებთან ერთად მთაში მიდის: ვინც მხოლოდ სხვებს უძღვება, მას თანდათან ავიწყდება, რას ნიშნავს სხვის კვალზე სიარული.',
    },
  ],
  admissions: [
    {
      en: 'Candidates need mountain experience of their own. Before enrolment they must provide evidence of the following:',
      ka: 'მსურველს მთაში საკუთარი გამოცდილება უნდა ჰქონდეს. ჩარიცხვამდე მან უნდა დაადასტუროს:',
    },
    {
      kind: 'list',
      items: [
        {
          en: 'A route of UIAA grade 4, climbed with a guide',
          ka: 'UIAA-ის მე-4 სირთულის მარშრუტის გავლა გამყოლთან ერთად',
        },
        { en: 'A rock route of UIAA grade 6+', ka: '6+ სირთულის (UIAA) კლდის მარშრუტი' },
        {
          en: 'Linked ski turns every 5 m on slopes of 30 to 35 degrees, for at least 100 m',
          ka: 'თხილამურებით გადაბმული მოხვევები ყოველ 5 მეტრში, 30–35° დახრილობის ფერდობზე, სულ მცირე 100 მეტრის მანძილზე',
        },
        { en: 'Ice of about 60 degrees', ka: 'დაახლოებით 60° დახრილობის ყინული' },
        {
          en: 'At least four routes of grade 4b UIAA and one of 5b UIAA, led in the last five years',
          ka: 'ბოლო ხუთ წელიწადში ლიდირებით გავლილი სულ მცირე ოთხი 4b და ერთი 5b სირთულის (UIAA) მარშრუტი',
        },
      ],
    },
    {
      en: 'Keep a record of your routes: the date, the grade, who you climbed with and who led. We read it before the assessment. Registration and assessment are described under [Becoming a guide](/becoming-guide).',
      ka: 'ჩაიწერეთ გავლილი მარშრუტები: თარიღი, სირთულე, ვისთან ერთად იყავით და ვინ ლიდირებდა. ამ ჩანაწერებს შეფასებამდე კითხულობენ. როგორ მიმდინარეობს რეგისტრაცია და შეფასება, აღწერილია გვერდზე [როგორ გახდეთ გამყოლი](/becoming-guide).',
    },
    TRAINING_OUTSIDE_SCHOOL,
  ],
  summary: {
    en: 'The mountain guide’s profession: a 24-month Level IV diploma recognised in 25 member countries, what the training covers and what candidates must show.',
    ka: 'სამთო გამყოლის პროფესია: 24-თვიანი მომზადება, IV დონის დიპლომი, აღიარებული 25 წევრ ქვეყანაში, პროგრამის შინაარსი და მიღების პირობები.',
  },
  toConfirm: ['admissions'],
  toSupply:
    'Who gives the training and where; dates and fee of the next intake; whether 4b and 5b are UIAA grades: the scale writes 4 and 5+.',
};
