import type { Article } from '../schema.ts';

export const whatWeDo: Article = {
  title: { en: 'What we do', ka: 'ჩვენი საქმიანობა' },
  intro: {
    en: 'We train guides, support those who help in the mountains and carry on an alpinism that is not for sale.',
    ka: 'ვამზადებთ გამყოლებს, მხარს ვუჭერთ მთის მოხალისეებს და ვაგრძელებთ ალპინიზმს, რომელიც არ იყიდება.',
  },
  image: {
    name: 'association-what-we-do',
    alt: {
      en: 'A wooded valley with a winding river, meadows on the slopes and snow peaks behind',
      ka: 'ტყიანი ხეობა დაკლაკნილი მდინარით; ფერდობებზე მდელოებია, უკან კი თოვლიანი მწვერვალები',
    },
  },
  body: [
    { kind: 'heading', id: 'youth', text: { en: 'Preparing young people', ka: 'ახალგაზრდების მომზადება' } },
    {
      kind: 'paragraph',
      text: {
        en: 'Adventure tourism needs people who can lead, and mountain villages need work that lets the young stay. We prepare young people for the profession: through introductory courses, through the programmes of the [school](/association/ats), and through seasons spent beside an experienced guide. Nobody becomes a guide in a classroom, but many have found out in one that they want to.',
        ka: 'სათავგადასავლო ტურიზმს სჭირდება ადამიანები, რომლებიც სხვებს წაუძღვებიან, მთის სოფელს კი\u00a0– სამუშაო, რომელიც ახალგაზრდას შინ დატოვებს. ახალგაზრდებს პროფესიისთვის ვამზადებთ: გაცნობითი კურსებით, [სკოლის](/association/ats) პროგრამებით და გამოცდილი გამყოლის გვერდით გატარებული სეზონებით. საკლასო ოთახში გამყოლი ჯერ არავინ გამხდარა, მაგრამ ბევრმა სწორედ იქ აღმოაჩინა, რომ ეს სურს.',
      },
    },
    {
      kind: 'heading',
      id: 'volunteers',
      text: { en: 'Supporting mountain volunteers', ka: 'მთის მოხალისეების მხარდაჭერა' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Paths are marked, huts repaired, rubbish carried down and searches joined by people who ask for nothing in return. We support mountain volunteering with training, equipment on loan and experienced members who come along. Volunteers learn first aid and rope work at our courses; we learn from them where the path has gone.',
        ka: 'არიან ადამიანები, რომლებიც ბილიკებს ნიშნავენ, ქოხებს არემონტებენ, ნაგავი ჩამოაქვთ, დაკარგულის ძებნაში მონაწილეობენ და სანაცვლოდ არაფერს ითხოვენ. მთის მოხალისეებს ვეხმარებით სწავლებით, დროებით გადაცემული აღჭურვილობითა და გამოცდილი წევრებით, რომლებიც თან ახლავან. მოხალისეები ჩვენს კურსებზე პირველად დახმარებასა და თოკთან მუშაობას სწავლობენ, ჩვენ კი მათგან ვიგებთ, სად გაწყდა ბილიკი.',
      },
    },
    {
      kind: 'heading',
      id: 'alpinism',
      text: { en: 'Non-commercial alpinism', ka: 'არაკომერციული ალპინიზმი' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Guiding is paid work; climbing need not be. We promote the values of non-commercial alpinism: partnership on one rope, honest accounts of what was done and how, knowledge given freely, and mountains left as they were found. A profession that forgets why people began to climb has lost its best argument.',
        ka: 'გამყოლობა ანაზღაურებადი სამუშაოა, მთაზე ასვლა კი\u00a0– არა აუცილებლად. ჩვენ ვიცავთ არაკომერციული ალპინიზმის ღირებულებებს: ერთ თოკზე პარტნიორობას, გულახდილ საუბარს იმაზე, რა გაკეთდა და როგორ, უსასყიდლოდ გაზიარებულ ცოდნას და მთას, რომელიც ისეთივე რჩება, როგორიც დაგვხვდა. პროფესია, რომელსაც დაავიწყდა, რატომ დაიწყო ადამიანმა მთაზე სვლა, თავის მთავარ საყრდენს კარგავს.',
      },
    },
    {
      kind: 'heading',
      id: 'federations',
      text: { en: 'Joining international federations', ka: 'საერთაშორისო ფედერაციებში გაწევრიანება' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Standards are worth something when others share them. The association joined the international federation of mountain guides in [2021](/association/ifmga) and works towards the recognition of its other professions as well, so that a certificate from Georgia needs no explanation abroad.',
        ka: 'სტანდარტს მაშინ აქვს ფასი, როცა სხვებიც იზიარებენ. სამთო გამყოლთა საერთაშორისო ფედერაციას ასოციაცია [2021 წელს](/association/ifmga) შეუერთდა და სხვა პროფესიების აღიარებაზეც მუშაობს, რათა საქართველოში გაცემულ სერტიფიკატს უცხოეთში ახსნა არ სჭირდებოდეს.',
      },
    },
    {
      kind: 'heading',
      id: 'destination',
      text: { en: 'The country as a destination', ka: 'ქვეყანა, სადაც მთისთვის ჩამოდიან' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Guests choose a country partly by its mountains and partly by how well they will be looked after in them. Every well-led day raises the country’s standing as a destination. We help with trained guides, reliable information and a [directory](/guides) in which qualifications have been checked.',
        ka: 'სტუმარი ქვეყანას მთების მიხედვითაც ირჩევს და იმის მიხედვითაც, რამდენად საიმედოდ იგრძნობს თავს ამ მთებში. კარგად ჩავლილი ყოველი დღე ქვეყნის სახელს ამაღლებს. ჩვენი წვლილი მომზადებული გამყოლები, სანდო ინფორმაცია და [კატალოგია](/guides), სადაც კვალიფიკაცია შემოწმებულია.',
      },
    },
    {
      kind: 'heading',
      id: 'learning',
      text: { en: 'Learning from what went wrong', ka: 'შეცდომებზე სწავლა' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Accidents and close calls are reported to the association and discussed without blame, so that the next group need not repeat them. What comes out of it goes into courses, into the [safety guidelines](/association/safety-guidelines) and into the advice we publish before a season.',
        ka: 'უბედურ შემთხვევებსა და იმას, რაც ბედნიერად დასრულდა, ასოციაციას ატყობინებენ და დადანაშაულების გარეშე განიხილავენ, რათა შემდეგმა ჯგუფმა იგივე აღარ გაიმეოროს. დასკვნები კურსებში, [უსაფრთხოების წესებში](/association/safety-guidelines) და სეზონის წინ გამოქვეყნებულ რჩევებში აისახება.',
      },
    },
    {
      kind: 'heading',
      id: 'take-part',
      text: { en: 'How you can take part', ka: 'როგორ შეგიძლიათ ჩაგვერთოთ' },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'As a guest: choose a verified guide and tell us how it was.',
          ka: 'როგორც სტუმარს: აირჩიეთ დადასტურებული გამყოლი და მოგვიყევით, როგორ ჩაიარა.',
        },
        {
          en: 'As a volunteer: [write to us](/contact) before the season and come for a day of work on a path.',
          ka: 'როგორც მოხალისეს: სეზონამდე [მოგვწერეთ](/contact) და ერთი დღით ბილიკის მოსაწესრიგებლად წამოგვყევით.',
        },
        {
          en: 'As a future guide: see [Becoming a guide](/becoming-guide).',
          ka: 'როგორც მომავალ გამყოლს: იხილეთ გვერდი [როგორ გახდეთ გამყოლი](/becoming-guide).',
        },
        {
          en: 'As a school, a village or a company: see with whom we work already under [Partners](/association/partners).',
          ka: 'როგორც სკოლას, სოფელს თუ კომპანიას: ნახეთ გვერდზე [პარტნიორები](/association/partners), ვისთან ვმუშაობთ უკვე.',
        },
      ],
    },
  ],
  meta: {
    title: { en: 'What we do', ka: 'ჩვენი საქმიანობა' },
    description: {
      en: 'Training young people for adventure tourism, supporting mountain volunteers, non-commercial alpinism, international federations, a good name for the country.',
      ka: 'ახალგაზრდების მომზადება სათავგადასავლო ტურიზმისთვის, მთის მოხალისეების მხარდაჭერა, არაკომერციული ალპინიზმი და საერთაშორისო ფედერაციები.',
    },
  },
  toConfirm: ['body'],
};
