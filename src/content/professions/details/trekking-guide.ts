import type { ProfessionDetails } from '../../schema.ts';

export const details: ProfessionDetails = {
  facts: [
    {
      label: { en: 'For those who already guide', ka: 'მოქმედი გამყოლისთვის' },
      value: { en: '8-week retraining', ka: '8-\u2060კვირიანი გადამზადება' },
    },
    {
      label: { en: 'Recognised in', ka: 'აღიარებულია' },
      value: { en: '21 member countries', ka: '21 წევრ ქვეყანაში' },
    },
    {
      label: { en: 'For beginners, at the school', ka: 'დამწყებისთვის, სკოლაში' },
      value: { en: '14 months, 248 hours, 750 GEL', ka: '14 თვე, 248 სთ, 750\u00a0₾' },
    },
  ],
  body: [
    {
      en: 'A trekking guide takes people through the mountains on foot: for a day to a lake or a tower village, for a week from valley to valley over the passes. The routes stay below the glaciers and need no rope, but everything else about the mountains applies: weather, distance, rivers that rise in the evening and the tiredness of the fifth day.',
      ka: 'საფეხმავლო გამყოლს ადამიანები მთაში ფეხით მიჰყავს: ერთი დღით\u00a0– ტბამდე ან კოშკებიან სოფლამდე, ერთი კვირით\u00a0– ხეობიდან ხეობაში, უღელტეხილების გავლით. მარშრუტი მყინვარის ზონის ქვემოთ გადის და თოკს არ საჭიროებს, მაგრამ მთას მთად ყველაფერი დანარჩენი აქცევს: ამინდი, მანძილი, საღამოს ადიდებული მდინარე და მეხუთე დღის დაღლილობა.',
    },
    {
      en: 'Half of the craft is walking, the other half is hospitality. The guide sets a pace that the slowest can keep, sees the blister before it is mentioned, knows which family in the next village has beds for the night, and can explain a church, a meadow or a landslide in the guests’ own language. A good day ends with everybody a little tired and nobody frightened.',
      ka: 'ამ ხელობის ნახევარი სიარულია, მეორე ნახევარი\u00a0– მასპინძლობა. გამყოლი ირჩევს ტემპს, რომელსაც ყველაზე ნელი მოსიარულეც აჰყვება, და ნატკენ ფეხს მანამდე ამჩნევს, სანამ ეტყვიან. მან იცის, მომდევნო სოფელში ვისთან შეიძლება ღამის გათევა; მას შეუძლია, სტუმარს მისსავე ენაზე მოუყვეს ეკლესიაზეც, მდელოზეც და მეწყერზეც. კარგი დღის ბოლოს ყველა ცოტათი დაღლილია და შეშინებული არავინაა.',
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
          en: 'Planning: stages, water, shelter, escape routes, a second plan for bad weather',
          ka: 'დაგეგმვა: დღის მონაკვეთები, წყალი, თავშესაფარი, უკანდასახევი გზები, სათადარიგო გეგმა უამინდობისთვის',
        },
        {
          en: 'Navigation with map and compass first, with GPS second',
          ka: 'ორიენტირება ჯერ რუკითა და კომპასით, შემდეგ GPS-ით',
        },
        {
          en: 'Leading a group on paths, on steep grass, across snow patches and streams',
          ka: 'ჯგუფის წაყვანა ბილიკსა და ციცაბო ბალახიან ფერდობზე, თოვლის ლაქებისა და ნაკადულების გადაკვეთა',
        },
        {
          en: 'First aid where help is hours away',
          ka: 'პირველადი დახმარება, როცა მაშველი შორსაა',
        },
        {
          en: 'Nature, history and customs of the mountain regions',
          ka: 'მთიანი მხარეების ბუნება, ისტორია და წეს-ჩვეულებები',
        },
        {
          en: 'Camps, pack animals, food and leaving no trace',
          ka: 'ბანაკი, საპალნე ცხენები, კვება და ბუნებაში კვალის დაუტოვებლობა',
        },
      ],
    },
    {
      kind: 'heading',
      id: 'ways',
      text: { en: 'Two ways to the certificate', ka: 'სერტიფიკატამდე ორი გზა მიდის' },
    },
    {
      en: 'Those who already work in tourism or in the mountains retrain: 8 weeks consolidate what they know and close the gaps. Those who start from the beginning take the [school’s trekking tour guide programme](/association/ats): 14 months and 248 hours, for a fee of 750 GEL, spread over the seasons so that it can be combined with work or study. The qualification is recognised in 21 countries.',
      ka: 'ვინც უკვე მუშაობს ტურიზმში ან მთაში, გადამზადებას გადის: 8 კვირაში არსებული ცოდნა ლაგდება და ხარვეზები ივსება. ვინც თავიდან იწყებს, ირჩევს [სკოლის საფეხმავლო ტურის გამყოლის პროგრამას](/association/ats): 14 თვე და 248 საათი, საფასური\u00a0– 750 ლარი; მეცადინეობები სეზონებზეა განაწილებული, ასე რომ, სამსახურთან ან სწავლასთან შეთავსება შესაძლებელია. კვალიფიკაცია აღიარებულია 21 ქვეყანაში.',
    },
    {
      en: 'Where a route meets a glacier or steep snow, or needs a rope, a trekking guide hands over to a [mountain guide](/professions/mountain-guide). Knowing this limit, and telling the guests so, is part of the examination.',
      ka: 'იქ, სადაც მყინვარი ან ციცაბო თოვლი იწყება ან თოკი ხდება საჭირო, საფეხმავლო გამყოლი ჯგუფს [სამთო გამყოლს](/professions/mountain-guide) აბარებს. ამ ზღვრის ცოდნა და სტუმრისთვის მისი პირდაპირ თქმა გამოცდის ნაწილია.',
    },
    { kind: 'heading', id: 'day', text: { en: 'A day on the path', ka: 'ერთი დღე ბილიკზე' } },
    {
      en: 'The day begins before the guests wake, with a look at the sky and a word with the host about the bridge. At breakfast everybody hears what lies ahead and where the next water is. On the way the guide walks sometimes in front, sometimes behind, and counts heads at every fork. In the evening, when the others take off their boots, the guide asks about the next day’s path.',
      ka: 'დღე სტუმრების გაღვიძებამდე იწყება: გამყოლი ცას ათვალიერებს და მასპინძელს ხიდის ამბავს ეკითხება. საუზმეზე ყველა იგებს, რა გზა ელის და სად იქნება წყალი. ბილიკზე გამყოლი ხან წინ მიდის, ხან უკან, და ყოველ გზაგასაყართან ჯგუფს თვლის. საღამოს, როცა სხვები ფეხსაცმელს იხდიან, ის უკვე მომდევნო დღის გზას კითხულობს.',
    },
  ],
  admissions: [
    {
      en: 'Admission begins with registration and an assessment: a conversation about your experience on foot in the mountains and a walk with an instructor. Experience in tourism, first aid and foreign languages helps. Registered candidates are told the dates; the steps are described under [Becoming a guide](/becoming-guide).',
      ka: 'მიღება რეგისტრაციითა და შეფასებით იწყება: ეს არის საუბარი მთაში სიარულის გამოცდილებაზე და გასვლა ინსტრუქტორთან ერთად. სასარგებლოა ტურიზმში მუშაობის გამოცდილება, პირველადი დახმარებისა და უცხო ენების ცოდნა. თარიღებს ყველა რეგისტრირებული მსურველი შეიტყობს; ეტაპები აღწერილია გვერდზე [როგორ გახდეთ გამყოლი](/becoming-guide).',
    },
  ],
  summary: {
    en: 'What a trekking guide does and learns: 8 weeks of retraining, recognised in 21 countries, or the school’s full programme of 14 months and 248 hours.',
    ka: 'რას აკეთებს და რას სწავლობს საფეხმავლო გამყოლი: 8-კვირიანი გადამზადება, აღიარებული 21 ქვეყანაში, ან 14-თვიანი სრული პროგრამა, 248 სთ.',
  },
  toConfirm: ['admissions'],
  toSupply: 'The organisation whose 21 member countries recognise the qualification.',
};
