import type { ProfessionDetails } from '../../schema.ts';

export const details: ProfessionDetails = {
  facts: [
    { label: { en: 'Cost', ka: 'ღირებულება' }, value: { en: '600–2,200 GEL', ka: '600–2200\u00a0₾' } },
    {
      label: { en: 'Workplace', ka: 'სამუშაო ადგილი' },
      value: { en: 'Buildings, bridges, towers, slopes', ka: 'შენობები, ხიდები, ანძები, ფერდობები' },
    },
    {
      label: { en: 'Duration', ka: 'ხანგრძლივობა' },
      value: { en: 'Depends on the level', ka: 'დონის მიხედვით' },
    },
  ],
  body: [
    {
      en: 'Industrial alpinism, or rope access, puts climbing technique to work: façades are repaired, windows cleaned, bridges inspected, antennas mounted and loose rock removed above roads, wherever scaffolding would take weeks and a crane cannot reach. The skills come from the mountains, the discipline from the building site.',
      ka: 'ინდუსტრიული ალპინიზმი მთამსვლელის თოკს სხვა საქმეს ახმარს: ფასადის შეკეთებას, მინების წმენდას, ხიდის დათვალიერებას, ანტენის დამონტაჟებას, გზის თავზე მოშვებული ქვების მოცილებას\u00a0– ყველგან, სადაც ხარაჩოს აწყობას კვირები დასჭირდებოდა, ამწე კი ვერ აღწევს. უნარები მთიდან მოდის, დისციპლინა\u00a0– სამშენებლო მოედნიდან.',
    },
    {
      en: 'The rule that shapes the profession is simple: nobody hangs on a single rope. Every worker has a main line and an independent second one, each on its own anchor, and a partner who can reach them. Before work begins the anchors are examined, the area below is closed, tools are tied on and the rescue plan is agreed. The work itself may be simple; the order in which it is done never varies.',
      ka: 'პროფესიას ერთი მარტივი წესი განსაზღვრავს: ერთადერთ თოკზე არავინ ეკიდება. თითოეულ მუშაკს აქვს ძირითადი და დამოუკიდებელი, სათადარიგო თოკი, ორივე ცალკე ანკერზე, და მეწყვილე, რომელიც მასთან მისვლას შეძლებს. სამუშაოს დაწყებამდე ამოწმებენ ანკერებს, კეტავენ ქვედა ტერიტორიას, აბამენ ხელსაწყოებს და თანხმდებიან, როგორ ჩამოიყვანენ გასაჭირში მყოფს. თავად სამუშაო შეიძლება უბრალო იყოს, მაგრამ რიგი, რომლითაც ის სრულდება, არასოდეს იცვლება.',
    },
    {
      kind: 'heading',
      id: 'training',
      text: { en: 'What the training covers', ka: 'რას მოიცავს მომზადება' },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'Working on two ropes: ascending, descending, passing knots and edges',
          ka: 'ორ თოკზე მუშაობა: ასვლა, დაშვება, კვანძისა და კიდის გადალახვა',
        },
        {
          en: 'Choosing, building and testing anchors on structures',
          ka: 'ანკერის შერჩევა, მოწყობა და შემოწმება ნაგებობაზე',
        },
        {
          en: 'Moving and securing loads and tools',
          ka: 'ტვირთისა და ხელსაწყოების გადაადგილება და დამაგრება',
        },
        {
          en: 'Rescuing a colleague from the rope without delay',
          ka: 'კოლეგის დაუყოვნებლივ ჩამოყვანა თოკიდან',
        },
        {
          en: 'Equipment records, inspection and when to discard an item',
          ka: 'აღჭურვილობის აღრიცხვა, შემოწმება და დროულად ჩამოწერა',
        },
        {
          en: 'Planning a site: permits, signs, weather limits, talking to the client',
          ka: 'ობიექტზე მუშაობის დაგეგმვა: ნებართვები, ნიშნები, ამინდის ზღვარი, დამკვეთთან საუბარი',
        },
      ],
    },
    {
      en: 'Practice takes place on training structures before it moves to real sites. Participants repeat the same manoeuvres until they succeed in gloves, in wind and with a load, and they take turns at the part that nobody likes, hanging still as the casualty while a colleague brings them down.',
      ka: 'პრაქტიკა ჯერ სასწავლო ნაგებობაზე ტარდება და მხოლოდ შემდეგ\u00a0– ნამდვილ ობიექტზე. მონაწილეები ერთსა და იმავე მოქმედებას მანამ იმეორებენ, სანამ ხელთათმანებით, ქარში და ტვირთით არ გამოუვათ; რიგრიგობით აკეთებენ იმასაც, რაც არავის უყვარს: დაშავებულის როლში უძრავად ჰკიდიან, სანამ კოლეგა მათ ძირს ჩამოიყვანს.',
    },
    {
      kind: 'heading',
      id: 'levels',
      text: { en: 'From the first day to leading a team', ka: 'პირველი დღიდან ჯგუფის ხელმძღვანელობამდე' },
    },
    {
      en: 'Training is offered in levels, from the worker who is always supervised to the one who plans the site and answers for the others. That is why the cost ranges from 600 to 2,200 GEL. Each level ends with a practical examination in which a rescue must succeed at the first attempt.',
      ka: 'მომზადება რამდენიმე დონეს მოიცავს: მუშაკიდან, რომელსაც მუდამ ზედამხედველი ახლავს, სპეციალისტამდე, რომელიც ობიექტზე მუშაობას გეგმავს და სხვებზე აგებს პასუხს. სწორედ ამიტომ ღირებულება 600-\u2060დან 2200 ლარამდეა. ყოველი დონე პრაქტიკული გამოცდით სრულდება, სადაც კოლეგის ჩამოყვანა პირველივე ცდაზე უნდა გამოვიდეს.',
    },
    {
      en: 'For guides the profession offers work between the seasons; for others it is a trade for life. It should not be confused with guiding: the certificate allows work at height and does not entitle anyone to lead people in the mountains. The programme is described on the page of the [school](/association/ats).',
      ka: 'გამყოლს ეს პროფესია სეზონებს შორის სამუშაოს აძლევს, სხვისთვის კი მთელი ცხოვრების ხელობაა. გამყოლობაში ის არ უნდა აგვერიოს: სერტიფიკატი სიმაღლეზე მუშაობის უფლებას იძლევა, მთაში ადამიანების წაძღოლის უფლებას კი\u00a0– არა. პროგრამა აღწერილია [სკოლის](/association/ats) გვერდზე.',
    },
  ],
  admissions: [
    {
      en: 'Candidates are adults in good health who are comfortable at height; climbing experience helps but is not required for the first level. A medical certificate is needed before the first day on the ropes. To register, see [Becoming a guide](/becoming-guide) or [write to us](/contact).',
      ka: 'მსურველი სრულწლოვანი და ჯანმრთელი უნდა იყოს; მას სიმაღლის არ უნდა ეშინოდეს. ცოცვის გამოცდილება სასარგებლოა, თუმცა პირველი დონისთვის სავალდებულო არ არის. თოკზე მუშაობის დაწყებამდე საჭიროა ჯანმრთელობის ცნობა. რეგისტრაციისთვის იხილეთ გვერდი [როგორ გახდეთ გამყოლი](/becoming-guide) ან [მოგვწერეთ](/contact).',
    },
  ],
  summary: {
    en: 'Work on two ropes on buildings, bridges and slopes: what industrial alpinism is, what the training covers, what it costs (600–2,200 GEL) and who may join.',
    ka: 'ორ თოკზე მუშაობა შენობებზე, ხიდებსა და ფერდობებზე: რა არის ინდუსტრიული ალპინიზმი, რას მოიცავს მომზადება, რა ღირს (600–2200\u00a0₾) და მიღების პირობები.',
  },
  toConfirm: ['facts', 'body', 'admissions'],
};
