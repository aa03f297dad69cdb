import type { Article } from '../schema.ts';

export const safetyGuidelines: Article = {
  title: { en: 'Safety guidelines', ka: 'უსაფრთხოების წესები' },
  intro: {
    en: 'The rules our guides follow, and what every guest can do. None of them replaces good judgement on the spot.',
    ka: 'წესები, რომლებსაც ჩვენი გამყოლები იცავენ, და რჩევები ყველა სტუმრისთვის. ვერც ერთი მათგანი ვერ შეცვლის ადგილზე მიღებულ გონივრულ გადაწყვეტილებას.',
  },
  image: {
    name: 'association-safety',
    alt: {
      en: 'A snow-covered mountain under heavy cloud, ribs of rock between gullies full of snow',
      ka: 'თოვლიანი მთა მძიმე ღრუბლის ქვეშ; კლდის წიბოებს შორის თოვლით სავსე ხევებია',
    },
  },
  body: [
    {
      kind: 'note',
      text: {
        en: 'Emergency number in Georgia: [112](tel:112). Say where you are, what happened, how many are hurt and what the weather is like. Stay reachable.',
        ka: 'გადაუდებელი დახმარების ნომერი საქართველოში: [112](tel:112). თქვით, სად ხართ, რა მოხდა, რამდენი ადამიანი დაშავდა და როგორი ამინდია. ტელეფონი არ გამორთოთ.',
      },
    },
    { kind: 'heading', id: 'before', text: { en: 'Before the tour', ka: 'გასვლამდე' } },
    {
      kind: 'list',
      items: [
        {
          en: 'Choose the tour to suit the weakest member of the group and the conditions of the week.',
          ka: 'მარშრუტი ჯგუფის ყველაზე სუსტი წევრისა და იმ კვირის პირობების მიხედვით აირჩიეთ.',
        },
        {
          en: 'Read the forecast the evening before and again in the morning.',
          ka: 'ამინდის პროგნოზი წინა საღამოსაც ნახეთ და დილითაც.',
        },
        {
          en: 'Leave the route, the number of people and the time of return with someone who will act if you are late.',
          ka: 'მარშრუტი, მონაწილეთა რაოდენობა და დაბრუნების დრო დაუტოვეთ ადამიანს, რომელიც დაგვიანების შემთხვევაში იმოქმედებს.',
        },
        {
          en: 'Tell your guide about illnesses, medicines, fears and old injuries.',
          ka: 'უთხარით გამყოლს, თუ გაქვთ დაავადება, იღებთ წამალს, რამის გეშინიათ ან ძველი ტრავმა გაწუხებთ.',
        },
        {
          en: 'Check the guide’s qualification in the [directory](/guides).',
          ka: 'გამყოლის კვალიფიკაცია [კატალოგში](/guides) გადაამოწმეთ.',
        },
      ],
    },
    { kind: 'heading', id: 'rucksack', text: { en: 'In the rucksack', ka: 'რა უნდა გქონდეთ ზურგჩანთაში' } },
    {
      kind: 'list',
      items: [
        {
          en: 'Warm and waterproof layers, a hat and gloves, in August too',
          ka: 'თბილი და წყალგაუმტარი ტანსაცმელი, ქუდი და ხელთათმანები\u00a0– აგვისტოშიც',
        },
        {
          en: 'Water, enough food for longer than planned, protection from the sun',
          ka: 'წყალი, დაგეგმილზე მეტი ხნის საკვები, მზისგან დამცავი საშუალებები',
        },
        {
          en: 'A head torch with full batteries, even on a short walk',
          ka: 'შუბლის ფანარი დამუხტული ელემენტებით\u00a0– მოკლე გასვლაზეც',
        },
        {
          en: 'A map that works without reception, and a charged phone kept warm',
          ka: 'რუკა, რომელიც კავშირის გარეშეც მუშაობს, და დამუხტული ტელეფონი, სიცივისგან დაცული',
        },
        {
          en: 'A first aid kit, a bivouac bag and your own medicines',
          ka: 'პირველადი დახმარების ჩანთა, საბივუაკო ტომარა და საკუთარი წამლები',
        },
      ],
    },
    { kind: 'heading', id: 'during', text: { en: 'On the way', ka: 'გზაში' } },
    {
      kind: 'list',
      items: [
        {
          en: 'Start early. In summer be off ridges and summits before the afternoon storms.',
          ka: 'ადრე დაიძარით. ზაფხულში ქედები და მწვერვალები ნაშუადღევის ჭექა-ქუხილამდე დატოვეთ.',
        },
        {
          en: 'Agree on a turnaround time and keep to it, however far you still have to go.',
          ka: 'შეთანხმდით გამობრუნების დროზე და დაიცავით, რამდენიც უნდა გრჩებოდეთ მწვერვალამდე.',
        },
        {
          en: 'Stay together; the pace is set by the slowest.',
          ka: 'ნუ დაშორდებით ერთმანეთს; ტემპს ყველაზე ნელი განსაზღვრავს.',
        },
        {
          en: 'Wear a helmet where stones can fall; use a rope where a slip could not be stopped.',
          ka: 'ჩაფხუტი დაიხურეთ იქ, სადაც ქვა შეიძლება ჩამოვარდეს; თოკი გამოიყენეთ იქ, სადაც დაცურებას ვერ შეაჩერებთ.',
        },
        {
          en: 'Cross rivers fed by glaciers in the morning; by evening they are higher.',
          ka: 'მყინვარული მდინარე დილით გადალახეთ\u00a0– საღამოსკენ წყალი იმატებს.',
        },
        {
          en: 'Keep your distance from sheepdogs and go round the herd.',
          ka: 'მოერიდეთ ნაგაზებს და ფარას შორიდან შემოუარეთ.',
        },
      ],
    },
    { kind: 'heading', id: 'winter', text: { en: 'In winter', ka: 'ზამთარში' } },
    {
      en: 'Off the pistes everyone carries a transceiver, shovel and probe, and has practised with them. After snowfall and wind, steep slopes need time to settle; there is nearly always a gentler one. Cross doubtful places one at a time, and watch the one who is crossing.',
      ka: 'ტრასის მიღმა ყველას თან უნდა ჰქონდეს ზვავის სამძებრო გადამცემი (ბიპერი), ნიჩაბი და ზონდი, მათი გამოყენება კი წინასწარ ნავარჯიშები უნდა ჰქონდეს. თოვისა და ქარის შემდეგ ციცაბო ფერდობზე თოვლს დასაჯდომად დრო სჭირდება; უფრო დამრეცი თითქმის ყოველთვის მოიძებნება. საეჭვო ადგილი სათითაოდ გადაკვეთეთ და თვალი ადევნეთ მას, ვინც გადადის.',
    },
    { kind: 'heading', id: 'altitude', text: { en: 'At altitude', ka: 'სიმაღლეზე' } },
    {
      en: 'Above about 2,500 metres the body needs time. Go up slowly, sleep lower than you climbed, drink enough and watch one another. Headache, nausea and poor sleep are the first signs: stay where you are. Confusion, an unsteady walk or breathlessness at rest are an emergency: go down at once, at night too, and do not leave the person alone.',
      ka: 'დაახლოებით 2500 მეტრის ზემოთ ორგანიზმს დრო სჭირდება. სიმაღლე თანდათან აკრიფეთ, დაიძინეთ იმაზე დაბლა, სადამდეც ახვედით, სვით საკმარისი წყალი და ერთმანეთს დააკვირდით. თავის ტკივილი, გულისრევა და ცუდი ძილი პირველი ნიშნებია: დარჩით იქ, სადაც ხართ. გონების დაბინდვა, ბარბაცი ან ქოშინი მოსვენებულ მდგომარეობაში გადაუდებელი შემთხვევაა: დაუყოვნებლივ ჩამოდით დაბლა, თუნდაც ღამით, და ადამიანი მარტო არ დატოვოთ.',
    },
    {
      kind: 'heading',
      id: 'accident',
      text: { en: 'If something has happened', ka: 'თუ უბედური შემთხვევა მოხდა' },
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        {
          en: 'Stop. Look up, look down: is it safe for the people who will help?',
          ka: 'შეჩერდით. აიხედეთ, დაიხედეთ: უსაფრთხოა თუ არა ეს ადგილი მშველელებისთვის?',
        },
        {
          en: 'Bring the injured person out of danger only if you must; then give first aid and keep them warm.',
          ka: 'დაშავებული მხოლოდ მაშინ გადაიყვანეთ, თუ იქ დარჩენა სახიფათოა; შემდეგ პირველადი დახმარება აღმოუჩინეთ და გაათბეთ.',
        },
        {
          en: 'Call [112](tel:112). Without reception, two people go for help with the location written down, and one stays with the injured person.',
          ka: 'დარეკეთ ნომერზე [112](tel:112). თუ კავშირი არ არის, დახმარებისთვის ორი ადამიანი წავიდეს, თან წაიღოს ადგილის ჩანაწერი, ერთი კი დაშავებულთან დარჩეს.',
        },
        {
          en: 'Signal with light or sound: six times a minute, a minute’s pause, and again.',
          ka: 'მიანიშნეთ სინათლით ან ხმით: ექვსჯერ წუთში, ერთწუთიანი პაუზა და ისევ თავიდან.',
        },
        {
          en: 'To a helicopter, both arms raised in the shape of a Y mean: yes, we need help.',
          ka: 'ვერტმფრენს ანიშნეთ: Y-ის ფორმით მაღლა აწეული ორივე ხელი ნიშნავს „დიახ, დახმარება გვჭირდება“.',
        },
      ],
    },
    {
      kind: 'heading',
      id: 'guides',
      text: { en: 'What our guides commit to', ka: 'რა ვალდებულებას იღებენ ჩვენი გამყოლები' },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'They lead only on terrain for which they are certified.',
          ka: 'ჯგუფს უძღვებიან მხოლოდ იმ პირობებში, რომლებისთვისაც სერტიფიცირებულები არიან.',
        },
        {
          en: 'They limit the group to the number the terrain allows.',
          ka: 'ჯგუფში იმდენი ადამიანი მიჰყავთ, რამდენის საშუალებასაც მარშრუტი იძლევა.',
        },
        {
          en: 'They carry a first aid kit, a means of communication and a plan for the way back.',
          ka: 'თან აქვთ პირველადი დახმარების ჩანთა, კავშირის საშუალება და უკან დაბრუნების გეგმა.',
        },
        {
          en: 'They explain risks in words that guests understand, and turn back when in doubt.',
          ka: 'რისკს სტუმრისთვის გასაგებად განმარტავენ და, თუ ეჭვი ეპარებათ, უკან ბრუნდებიან.',
        },
        {
          en: 'They report accidents and near misses to the association.',
          ka: 'ასოციაციას უბედურ შემთხვევებსაც ატყობინებენ და სახიფათო შემთხვევებსაც, რომლებიც უბედურებით არ დასრულდა.',
        },
      ],
    },
    {
      en: 'Every member has a number. Ask for it before the tour and [check the membership](/check): the page says whether it is valid today.',
      ka: 'ყოველ წევრს აქვს ნომერი. გასვლამდე იკითხეთ ის და [შეამოწმეთ წევრობა](/check): გვერდი გიჩვენებთ, ძალაშია თუ არა ის დღეს.',
    },
  ],
  summary: {
    en: 'Safety in the mountains of Georgia: what to do before the tour, on the way and in winter, what our guides commit to, and whom to call in an emergency (112).',
    ka: 'უსაფრთხოება საქართველოს მთებში: რა გააკეთოთ გასვლამდე, გზაში და ზამთარში, რას გპირდებიან გამყოლები და ვის დაურეკოთ საგანგებო ვითარებაში (112).',
  },
  toConfirm: ['body'],
};
