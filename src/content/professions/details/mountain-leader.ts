import type { ProfessionDetails } from '../../schema.ts';

export const details: ProfessionDetails = {
  facts: [
    { label: { en: 'Duration', ka: 'ხანგრძლივობა' }, value: { en: '4 weeks', ka: '4 კვირა' } },
    { label: { en: 'Cost', ka: 'ღირებულება' }, value: { en: '350 GEL', ka: '350\u00a0₾' } },
    {
      label: { en: 'Terrain', ka: 'რელიეფი' },
      value: {
        en: 'Paths and open hills, no ropes or glaciers',
        ka: 'ბილიკები და გაშლილი ფერდობები თოკის გარეშე, მყინვარის ზონის ქვემოთ',
      },
    },
  ],
  body: [
    {
      en: 'A mountain leader takes groups into the hills and brings them home: school classes, walking clubs, families, colleagues on a free day. The terrain is moderate, the group often large and seldom trained. What counts is not how hard a path you can walk yourself but how well you can look after twelve people on an easy one.',
      ka: 'სამთო ლიდერს ჯგუფი მთაში მიჰყავს და უკან მშვიდობით მოჰყავს: სკოლის კლასი, მოლაშქრეთა კლუბი, ოჯახი, დასასვენებლად წამოსული თანამშრომლები. მთის პირობები იოლია, ჯგუფი კი ხშირად დიდი და იშვიათად გაწვრთნილი. აქ მთავარი ის კი არ არის, რამდენად რთულ ბილიკს გაივლით თავად, არამედ ის, რამდენად კარგად მიხედავთ თორმეტ ადამიანს ადვილ ბილიკზე.',
    },
    {
      en: 'The leader plans the day so that it leaves room for mistakes. There is a shorter way back, a place out of the wind, time to spare before dark. On the way there are small things to notice: who has stopped talking, whose shoes are wet, which cloud was not there at breakfast. Most accidents on easy terrain begin with haste, and the leader’s calm is the best remedy.',
      ka: 'ლიდერი დღეს ისე გეგმავს, რომ შეცდომის ადგილიც დარჩეს: უკან მოკლე გზაც არსებობს, ქარისგან დაცული ადგილიც და დაბნელებამდე დროის მარაგიც. გზაში მან წვრილმანებიც უნდა შეამჩნიოს: ვინ გაჩუმდა, ვის დაუსველდა ფეხსაცმელი, რომელი ღრუბელი არ ჩანდა საუზმისას. ადვილ ადგილას უბედური შემთხვევა უმეტესად აჩქარებით იწყება და მის წინააღმდეგ საუკეთესო საშუალება ლიდერის სიმშვიდეა.',
    },
    {
      kind: 'heading',
      id: 'training',
      text: { en: 'What the training covers', ka: 'რას მოიცავს მომზადება' },
    },
    {
      en: 'The course lasts 4 weeks and costs 350 GEL. It alternates days in the classroom with days and nights outside, and ends with a walk that each participant plans and leads.',
      ka: 'კურსი 4 კვირა გრძელდება და 350 ლარი ღირს. საკლასო დღეებს მთაში გატარებული დღე-ღამეები ენაცვლება; ბოლოს თითოეული მონაწილე გეგმავს და უძღვება საკუთარ ლაშქრობას.',
    },
    {
      kind: 'list',
      items: [
        {
          en: 'Map, compass and route card; finding the way in fog',
          ka: 'რუკა, კომპასი და მარშრუტის გეგმა; გზის პოვნა ნისლში',
        },
        {
          en: 'Weather in the mountains and what it does to a plan',
          ka: 'მთის ამინდი და მისი გავლენა გეგმაზე',
        },
        {
          en: 'Leading a group: pace, rests, order on the path, steep ground',
          ka: 'ჯგუფის წაყვანა: ტემპი, შესვენება, რიგი ბილიკზე, ციცაბო ადგილები',
        },
        { en: 'Crossing streams and patches of old snow', ka: 'ნაკადულისა და ძველი თოვლის გადაკვეთა' },
        {
          en: 'First aid, calling for help, looking after the group in the meantime',
          ka: 'პირველადი დახმარება, მაშველის გამოძახება, ჯგუფზე ზრუნვა მაშველის მოსვლამდე',
        },
        { en: 'Working with children and young people', ka: 'ბავშვებთან და ახალგაზრდებთან მუშაობა' },
      ],
    },
    {
      en: 'Assessment looks at the whole day rather than at single exercises: how the plan was made, how it was changed when the weather or the group required it, whether everybody knew what came next. A participant who turns the group back in good time has led well, even if the planned summit was not reached.',
      ka: 'ფასდება მთელი დღე და არა ცალკეული სავარჯიშო: როგორ შედგა გეგმა, როგორ შეიცვალა, როცა ეს ამინდმა ან ჯგუფმა მოითხოვა, იცოდა თუ არა ყველამ, რა ელოდა წინ. მონაწილემ, რომელმაც ჯგუფი დროულად გამოაბრუნა, კარგად იმუშავა, თუნდაც დაგეგმილ მწვერვალამდე ვერ მისულიყო.',
    },
    { kind: 'heading', id: 'further', text: { en: 'The next step', ka: 'შემდეგი საფეხური' } },
    {
      en: 'For many the course is a first qualification alongside another job. It suits teachers, rangers, volunteers and hosts of mountain guest houses. If you would like to lead longer journeys, go on to the [trekking guide](/professions/trekking-guide) qualification. Where a route needs a rope, the leader does not improvise but calls in a colleague with the training for it; a good leader’s list of contacts is as useful as the first aid kit.',
      ka: 'ბევრისთვის ეს პირველი კვალიფიკაციაა ძირითადი სამსახურის გვერდით. კურსი გამოადგება მასწავლებელს, რეინჯერს, მოხალისეს, მთის საოჯახო სასტუმროს მასპინძელს. თუ უფრო გრძელი გზა გიზიდავთ, სწავლა [საფეხმავლო გამყოლის](/professions/trekking-guide) კვალიფიკაციისთვის განაგრძეთ. თუ მარშრუტი თოკს მოითხოვს, ლიდერი თვითნებურად კი არ მოქმედებს, არამედ სათანადოდ მომზადებულ კოლეგას მიმართავს; კარგი ლიდერისთვის კოლეგების ნომრები ისეთივე საჭიროა, როგორც პირველადი დახმარების ჩანთა.',
    },
  ],
  admissions: [
    {
      en: 'The course is open to adults who walk in the mountains regularly and can carry a day’s load without strain. Before enrolment there is a conversation and a short walk with an instructor. The course is one of the [school’s programmes](/association/ats). Registration is described under [Becoming a guide](/becoming-guide).',
      ka: 'კურსი განკუთვნილია სრულწლოვნებისთვის, ვინც მთაში რეგულარულად დადის და ვისაც ერთი დღის ბარგის ტარება არ უჭირს. ჩარიცხვამდე ტარდება გასაუბრება და მოკლე გასვლა ინსტრუქტორთან ერთად. კურსი [სკოლის პროგრამებს](/association/ats) შორისაა. რეგისტრაციის წესი აღწერილია გვერდზე [როგორ გახდეთ გამყოლი](/becoming-guide).',
    },
  ],
  summary: {
    en: 'The mountain leader takes groups onto paths and open hills and brings them home. A course of 4 weeks for 350 GEL: what it covers, what follows, who may join.',
    ka: 'სამთო ლიდერს ჯგუფი ბილიკებსა და გაშლილ ფერდობებზე მიჰყავს. 4-კვირიანი კურსი, 350\u00a0₾: რას მოიცავს მომზადება, ვისთვისაა და როგორ ჩაირიცხოთ.',
  },
  toConfirm: ['admissions'],
};
