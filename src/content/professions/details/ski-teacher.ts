import type { ProfessionDetails } from '../../schema.ts';

export const details: ProfessionDetails = {
  facts: [
    { label: { en: 'Levels', ka: 'დონეები' }, value: { en: 'I to III', ka: 'I–III' } },
    { label: { en: 'Cost', ka: 'ღირებულება' }, value: { en: '1,000–1,200 GEL', ka: '1000–1200\u00a0₾' } },
    { label: { en: 'Terrain', ka: 'რელიეფი' }, value: { en: 'Prepared pistes', ka: 'მომზადებული ტრასები' } },
  ],
  body: [
    {
      en: 'Learning to ski usually begins with a ski teacher: the first glide, the first stop, the first controlled turn. The work is done on prepared pistes, with children and adults, one to one or in groups, and takes patience as much as technique.',
      ka: 'თხილამურებზე დგომას უმეტესად სათხილამურო ინსტრუქტორთან სწავლობენ: პირველი ჩასრიალება, პირველი გაჩერება, პირველი მართული მოხვევა. ინსტრუქტორი მომზადებულ ტრასებზე მუშაობს\u00a0– ბავშვებთან და უფროსებთან, ცალკე თუ ჯგუფში\u00a0– და მას ტექნიკასთან ერთად მოთმინებაც სჭირდება.',
    },
    {
      en: 'Good teaching looks simple. The teacher sees the one fault behind the five that are visible, finds an exercise that removes it, and picks a slope on which it can be tried without fear. The teacher also keeps an eye on everything else: the traffic on the piste, the cold, the tiredness before the last run, the rules that keep beginners and fast skiers apart.',
      ka: 'კარგი სწავლება მარტივად გამოიყურება. ინსტრუქტორი ხუთი თვალსაჩინო შეცდომის მიღმა იმ ერთს ხედავს, რომელიც ყველას იწვევს, პოულობს სავარჯიშოს მის გამოსასწორებლად და ისეთ ფერდობს ირჩევს, სადაც მოსწავლე შიშის გარეშე შეძლებს ცდას. ის სხვა ყველაფერსაც ადევნებს თვალყურს: მოძრაობას ტრასაზე, სიცივეს, დაღლილობას ბოლო ჩასრიალების წინ, წესებს, რომლებიც დამწყებსა და სწრაფ მოთხილამურეს ერთმანეთისგან იცავს.',
    },
    { kind: 'heading', id: 'levels', text: { en: 'Three levels', ka: 'სამი დონე' } },
    {
      en: 'The training has three levels with practice in between: you begin a level once you have applied the one before it in real lessons.',
      ka: 'მომზადება სამი საფეხურისგან შედგება. მათ შორის პრაქტიკაა: ახალი დონე მაშინ იწყება, როცა წინა დონის ცოდნა ნამდვილ გაკვეთილებზეა გამოცდილი.',
    },
    {
      kind: 'list',
      items: [
        {
          en: 'Level I: teaching beginners on easy slopes, first lessons with children, safety on the piste',
          ka: 'I დონე: დამწყებთა სწავლება ადვილ ფერდობზე, პირველი გაკვეთილები ბავშვებთან, უსაფრთხოება ტრასაზე',
        },
        {
          en: 'Level II: teaching advanced skiers, analysing movement, planning a course of several days',
          ka: 'II დონე: გამოცდილი მოთხილამურეების სწავლება, მოძრაობის ანალიზი, რამდენიმედღიანი კურსის დაგეგმვა',
        },
        {
          en: 'Level III: all pistes and techniques, work with other teachers, introduction to off-piste skiing',
          ka: 'III დონე: ყველა ტრასა და ტექნიკა, მუშაობა სხვა ინსტრუქტორებთან, ტრასის მიღმა სრიალის საფუძვლები',
        },
      ],
    },
    {
      kind: 'heading',
      id: 'training',
      text: { en: 'What the training covers', ka: 'რას მოიცავს მომზადება' },
    },
    {
      en: 'Mornings belong to the candidate’s own skiing, afternoons to teaching: each lesson is observed, filmed if useful, and discussed. Theory adds the mechanics of the turn, how children learn, equipment and its adjustment, first aid, snow and weather, and a teacher’s legal duties. Foreign languages matter, because many of the guests come from abroad. The cost is between 1,000 and 1,200 GEL, depending on the level.',
      ka: 'დილა მსმენელის საკუთარ ტექნიკას ეთმობა, ნაშუადღევი\u00a0– სწავლებას: ყოველ გაკვეთილს აკვირდებიან, საჭიროებისას ვიდეოზე იღებენ და განიხილავენ. თეორია მოიცავს მოხვევის მექანიკას, ბავშვის სწავლების თავისებურებებს, აღჭურვილობასა და მის მორგებას, პირველად დახმარებას, თოვლსა და ამინდს, აგრეთვე ინსტრუქტორის პასუხისმგებლობას კანონის წინაშე. მნიშვნელოვანია უცხო ენები, რადგან სტუმრების დიდი ნაწილი უცხოეთიდან ჩამოდის. ღირებულება დონის მიხედვით 1000-\u2060დან 1200 ლარამდეა.',
    },
    {
      en: 'A ski teacher works on the piste. For tours and open slopes there is the [ski guide](/professions/ski-guide); many people hold both qualifications and change from one to the other with the weather. The details of the programme are on the [school](/association/ats) page.',
      ka: 'სათხილამურო ინსტრუქტორი ტრასაზე მუშაობს. ტურებსა და ღია ფერდობებზე ჯგუფს [სათხილამურო გამყოლი](/professions/ski-guide) უძღვება; ბევრს ორივე კვალიფიკაცია აქვს: ამინდის მიხედვით ხან ერთი გამოადგება, ხან მეორე. პროგრამის დეტალები [სკოლის](/association/ats) გვერდზეა.',
    },
    { kind: 'heading', id: 'work', text: { en: 'A season on the piste', ka: 'სეზონი ტრასაზე' } },
    {
      en: 'The season is short and the days are full: children in the morning, adults at noon, a private lesson before the lifts close. A teacher knows the piste hour by hour, where it is icy at nine and soft at three, and sends nobody down a slope they are not ready for. What counts at the end of a week is simple: the pupils ski without fear, stop where they want to and come back.',
      ka: 'სეზონი მოკლეა, დღე კი დატვირთული: დილით ბავშვები, შუადღისას უფროსები, საბაგიროს დახურვამდე კი ინდივიდუალური გაკვეთილი. ინსტრუქტორმა საათების მიხედვით იცის, სად არის ტრასა ცხრაზე მოყინული და სამზე\u00a0– დარბილებული; ის არავის უშვებს ფერდობზე, რომლისთვისაც მოსწავლე მზად არ არის. კვირის ბოლოს საზომი მარტივია: მოსწავლე უშიშრად სრიალებს, სადაც უნდა, იქ ჩერდება და ისევ მოდის.',
    },
  ],
  admissions: [
    {
      en: 'For Level I a candidate must ski all marked pistes under control and pass an assessment on snow. For Levels II and III the certificate of the previous level is required, together with a record of lessons taught. Registration is described under [Becoming a guide](/becoming-guide).',
      ka: 'I დონისთვის მსურველი ყველა მონიშნულ ტრასაზე თავდაჯერებულად უნდა სრიალებდეს; მან თოვლზე შეფასებაც უნდა გაიაროს. II და III დონისთვის საჭიროა წინა დონის სერტიფიკატი და ჩატარებული გაკვეთილების ნუსხა. რეგისტრაციის წესი აღწერილია გვერდზე [როგორ გახდეთ გამყოლი](/becoming-guide).',
    },
  ],
  summary: {
    en: 'The ski teacher’s profession: training in three steps, Levels I to III, what each covers, what it costs (1,000–1,200 GEL) and how candidates are admitted.',
    ka: 'სათხილამურო ინსტრუქტორის პროფესია: მომზადება სამ საფეხურად, I–III დონე, თითოეულის შინაარსი, ღირებულება (1000–1200\u00a0₾) და მიღების პირობები.',
  },
  toConfirm: ['body', 'admissions'],
};
