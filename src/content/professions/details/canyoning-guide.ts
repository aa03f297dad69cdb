import type { ProfessionDetails } from '../../schema.ts';

export const details: ProfessionDetails = {
  facts: [
    {
      label: { en: 'Terrain', ka: 'რელიეფი' },
      value: { en: 'Canyons and gorges with running water', ka: 'კანიონები და ხეობები გამდინარე წყლით' },
    },
    {
      label: { en: 'Season', ka: 'სეზონი' },
      value: { en: 'Summer and early autumn', ka: 'ზაფხული და ადრეული შემოდგომა' },
    },
    {
      label: { en: 'Duration', ka: 'ხანგრძლივობა' },
      value: { en: 'Set for each course', ka: 'განისაზღვრება კურსის მიხედვით' },
    },
  ],
  body: [
    {
      en: 'A canyoning guide leads people where a river has cut into the rock: wading, swimming, sliding down polished steps, abseiling beside and sometimes through the water. Few activities give beginners so much in half a day, and few offer so little chance of turning back. Once the first rope has been pulled, the only exit is at the bottom.',
      ka: 'კანიონინგის გამყოლს ჯგუფი იქ მიჰყავს, სადაც მდინარეს კლდე ჩაუჭრია: წყალში სიარული, ცურვა, წყლით გაგლუვებულ საფეხურებზე ჩასრიალება, თოკით დაშვება ჩანჩქერის გვერდით, ხანდახან კი მის ჭავლშიც. ცოტა რამ თუ აძლევს დამწყებს ნახევარ დღეში ამდენს და ცოტა რამ თუ ტოვებს უკან დაბრუნების ასე მცირე შესაძლებლობას. როცა პირველი თოკი ჩამოიხსნება, ერთადერთი გასასვლელი ქვემოთაა.',
    },
    {
      en: 'So the work begins the day before. The guide knows the catchment above the canyon, the rain that fell in it and the hours the water needs to arrive; knows the escape routes, if there are any, and what the place looks like with twice the flow. On the day itself the level is read once more at the entrance. If it is too high, the group goes for a walk, and the guide explains why.',
      ka: 'ამიტომ სამუშაო წინა დღეს იწყება. გამყოლმა იცის, საიდან იკრიბება წყალი კანიონის თავზე, რამდენმა იწვიმა და რამდენ საათში მოაღწევს ნაკადი ქვემოთ; იცის საევაკუაციო გზები, თუ ასეთი საერთოდ არსებობს, და ისიც, როგორია ეს ადგილი ორჯერ მეტი წყლის დროს. გასვლის დღეს ის შესასვლელთან წყლის დონეს კიდევ ერთხელ ამოწმებს. თუ დონე ძალიან მაღალია, ჯგუფი ფეხით სასეირნოდ მიდის და გამყოლი მიზეზს განმარტავს.',
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
          en: 'Water: levels, currents, hydraulics under falls, sudden floods',
          ka: 'წყალი: დონე, დინება, მორევი ჩანჩქერის ქვეშ, უეცარი წყალმოვარდნა',
        },
        {
          en: 'Rope technique for wet rock: releasable systems, guided abseils, deviations',
          ka: 'თოკის ტექნიკა სველ კლდეზე: გასაშვები სისტემა, მიმართული დაშვება, თოკის გადახრა',
        },
        {
          en: 'Jumps and slides: checking the pool before anyone enters it',
          ka: 'ხტომა და ჩასრიალება: ტბორის შემოწმება, სანამ მასში ვინმე ჩახტება',
        },
        {
          en: 'Swimming in moving water and rescue with the throw bag',
          ka: 'ცურვა ჩქარ დინებაში და სამაშველო სამუშაო მისაგდები თოკით',
        },
        {
          en: 'Cold, fatigue and first aid in a place without reception',
          ka: 'სიცივე, დაღლილობა და პირველადი დახმარება იქ, სადაც კავშირი არ არის',
        },
        {
          en: 'Leading groups of beginners: briefing, order, signals',
          ka: 'დამწყებთა ჯგუფის წაყვანა: ახსნა-განმარტება, რიგი, პირობითი ნიშნები',
        },
        {
          en: 'Care for the river: its animals, its banks, its other users',
          ka: 'მდინარეზე ზრუნვა: მისი ბინადრები, ნაპირები და ისინიც, ვინც მას იყენებს',
        },
      ],
    },
    {
      en: 'There is little theory and a great deal of practice, most of it in cold water. A course starts in a swimming pool or a quiet stretch of river, moves to a dry canyon in which every rope system can be tried and discussed, and only then reaches running water. Each participant ends by leading a descent from the first briefing to the last head count.',
      ka: 'თეორია ცოტაა, პრაქტიკა\u00a0– ბევრი და უმეტესად ცივ წყალში. კურსი აუზში ან მდინარის წყნარ მონაკვეთზე იწყება, გრძელდება მშრალ კანიონში, სადაც თოკის ყოველი სისტემის მოსინჯვა და განხილვა შეიძლება, და მხოლოდ შემდეგ გადადის ჩქარ წყალში. ბოლოს თითოეული მონაწილე თავად უძღვება დაშვებას\u00a0– პირველი განმარტებიდან ჯგუფის ბოლო გადათვლამდე.',
    },
    { kind: 'heading', id: 'work', text: { en: 'The profession in practice', ka: 'პროფესია პრაქტიკაში' } },
    {
      en: 'Canyons are small places. Guides agree among themselves who enters when, keep anchors in order together and share what a flood has changed. The season is short and busy, and many combine it with rafting or rock climbing. A climber learns the rope work quickly and the water slowly; for a swimmer it is the other way round, and the course makes room for both.',
      ka: 'კანიონი ვიწრო ადგილია. გამყოლები ერთმანეთში თანხმდებიან, ვინ როდის შევა, ერთად უვლიან დამზღვევ წერტილებს და ერთმანეთს ატყობინებენ, რა შეცვალა წყალდიდობამ. სეზონი მოკლე და დატვირთულია; ბევრი მას ჯომარდობას ან კლდეზე ცოცვას უთავსებს. მეკლდეური თოკს სწრაფად ითვისებს, წყალს\u00a0– ნელა; მოცურავე კი პირიქით, და კურსი ორივეს ითვალისწინებს.',
    },
    {
      en: 'The programme, its prerequisites and the number of places are described on the page of the [school](/association/ats); registration is explained under [Becoming a guide](/becoming-guide).',
      ka: 'პროგრამა, მისი წინაპირობები და ადგილების რაოდენობა [სკოლის](/association/ats) გვერდზეა აღწერილი, რეგისტრაციის წესი კი\u00a0– გვერდზე [როგორ გახდეთ გამყოლი](/becoming-guide).',
    },
  ],
  summary: {
    en: 'The canyoning guide leads groups down canyons, wading, swimming and abseiling. What the training covers: water, ropes on wet rock, rescue, beginners.',
    ka: 'კანიონინგის გამყოლს ჯგუფი კანიონში ფეხით, ცურვითა და თოკით ჩაჰყავს. რას მოიცავს მომზადება: წყალი, თოკი სველ კლდეზე, სამაშველო სამუშაო, დამწყებები.',
  },
  toSupply: 'Duration, cost and admission requirements of the canyoning course.',
};
