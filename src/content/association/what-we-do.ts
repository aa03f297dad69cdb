import type { Article } from '../schema.ts';

export const whatWeDo: Article = {
  title: { en: 'What we do', ka: 'ჩვენი საქმიანობა' },
  intro: {
    en: 'We train guides, support mountain volunteers and keep non-commercial alpinism alive.',
    ka: 'ვამზადებთ გამყოლებს, მხარს ვუჭერთ მთის მოხალისეებს და ვინარჩუნებთ არაკომერციულ ალპინიზმს.',
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
      en: 'Adventure tourism needs people who can lead, and mountain villages need work that lets young people stay. We prepare young people for the profession: through introductory courses, through the programmes of the [school](/association/ats), and through seasons spent beside an experienced guide. Nobody becomes a guide in a classroom, but many have discovered there that they want to be one.',
      ka: 'სათავგადასავლო ტურიზმს სჭირდება ადამიანები, რომლებიც სხვებს წაუძღვებიან, მთის სოფელს კი\u00a0– სამუშაო, რომელიც ახალგაზრდას იქ დარჩენის საშუალებას მისცემს. ახალგაზრდებს პროფესიისთვის ვამზადებთ: გაცნობითი კურსებით, [სკოლის](/association/ats) პროგრამებით და გამოცდილი გამყოლის გვერდით გატარებული სეზონებით. საკლასო ოთახში გამყოლი ჯერ არავინ გამხდარა, მაგრამ ბევრმა სწორედ იქ აღმოაჩინა, რომ გამყოლობა სურს.',
    },
    {
      kind: 'heading',
      id: 'volunteers',
      text: { en: 'Supporting mountain volunteers', ka: 'მთის მოხალისეების მხარდაჭერა' },
    },
    {
      en: 'Volunteers mark paths, repair huts, carry rubbish down and join searches, and ask for nothing in return. We support mountain volunteering with training, equipment on loan and experienced members who come along. Volunteers learn first aid and rope work on our courses; we learn from them which paths need repair.',
      ka: 'არიან ადამიანები, რომლებიც ბილიკებს ნიშნავენ, ქოხებს არემონტებენ, ნაგავს ეზიდებიან, დაკარგულის ძებნაში მონაწილეობენ და სანაცვლოდ არაფერს ითხოვენ. მთის მოხალისეებს ვეხმარებით კურსებით, დროებით გადაცემული აღჭურვილობითა და გამოცდილი წევრებით, რომლებიც თან ახლავან. მოხალისეები ჩვენს კურსებზე პირველად დახმარებასა და თოკთან მუშაობას სწავლობენ, ჩვენ კი მათგან ვიგებთ, რომელ ბილიკს სჭირდება შეკეთება.',
    },
    {
      kind: 'heading',
      id: 'alpinism',
      text: { en: 'Non-commercial alpinism', ka: 'არაკომერციული ალპინიზმი' },
    },
    {
      en: 'Guiding is paid work; climbing need not be. We promote the values of non-commercial alpinism: partnership on one rope, honest accounts of what was done and how, knowledge given freely, and mountains left as they were found. A profession that forgets why people began to climb loses its meaning.',
      ka: 'გამყოლობა ანაზღაურებადი სამუშაოა, მთაზე ასვლა კი\u00a0– არა აუცილებლად. ჩვენ ვიცავთ არაკომერციული ალპინიზმის ღირებულებებს: ერთ თოკზე პარტნიორობას, გულახდილ საუბარს იმაზე, რა გაკეთდა და როგორ, უსასყიდლოდ გაზიარებულ ცოდნას და მთას, რომელიც ისეთივე რჩება, როგორიც დაგვხვდა. პროფესია, რომელსაც დაავიწყდა, რატომ დაიწყო ადამიანმა მთაზე სვლა, აზრს კარგავს.',
    },
    {
      kind: 'heading',
      id: 'federations',
      text: { en: 'Joining international federations', ka: 'საერთაშორისო ფედერაციებში გაწევრიანება' },
    },
    {
      en: 'A standard is worth more when others share it. The association joined the international federation of mountain guide associations in [2021](/association/ifmga) and works towards the recognition of its other professions as well, so that a certificate from Georgia needs no explanation abroad.',
      ka: 'სტანდარტს მაშინ აქვს ფასი, როცა სხვებიც იზიარებენ. სამთო გამყოლთა ასოციაციების საერთაშორისო ფედერაციას ჩვენი ასოციაცია [2021 წელს](/association/ifmga) შეუერთდა და სხვა პროფესიების აღიარებაზეც მუშაობს, რათა საქართველოში გაცემულ სერტიფიკატს უცხოეთში ახსნა არ სჭირდებოდეს.',
    },
    {
      kind: 'heading',
      id: 'destination',
      text: { en: 'The country as a destination', ka: 'ქვეყანა, სადაც მთისთვის ჩამოდიან' },
    },
    {
      en: 'Guests choose a country partly by its mountains and partly by how well they will be looked after in them. Every well-led day raises the country’s standing as a destination. We help with trained guides, reliable information and a [directory](/guides) in which qualifications have been checked.',
      ka: 'სტუმარი ქვეყანას მთების მიხედვითაც ირჩევს და იმის მიხედვითაც, რამდენად საიმედოდ იგრძნობს თავს ამ მთებში. კარგად ჩავლილი ყოველი დღე ქვეყნის სახელს ამაღლებს. ჩვენი წვლილი მომზადებული გამყოლები, სანდო ინფორმაცია და [კატალოგია](/guides), სადაც კვალიფიკაცია შემოწმებულია.',
    },
    {
      kind: 'heading',
      id: 'learning',
      text: { en: 'Learning from what went wrong', ka: 'შეცდომებზე სწავლა' },
    },
    {
      en: 'Accidents and near misses are reported to the association and discussed without blame, so that the next group does not repeat them. The lessons go into our courses, into the [safety guidelines](/association/safety-guidelines) and into the advice we publish before each season.',
      ka: 'ასოციაციას ატყობინებენ უბედურ შემთხვევებსაც და სახიფათო შემთხვევებსაც, რომლებიც უბედურებით არ დასრულდა. მათ ისე განვიხილავთ, რომ დამნაშავეს არ ვეძებთ: მთავარია, შემდეგმა ჯგუფმა იგივე აღარ გაიმეოროს. დასკვნები კურსებში, [უსაფრთხოების წესებში](/association/safety-guidelines) და სეზონის წინ გამოქვეყნებულ რჩევებში აისახება.',
    },
    {
      kind: 'heading',
      id: 'take-part',
      text: { en: 'How you can take part', ka: 'როგორ შეგიძლიათ ჩაერთოთ' },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'As a guest: choose a verified guide and tell us how it went.',
          ka: 'თუ სტუმარი ხართ, აირჩიეთ დადასტურებული გამყოლი და მოგვიყევით, როგორ ჩაიარა ტურმა.',
        },
        {
          en: 'As a volunteer: [write to us](/contact) before the season and join us for a day of work on a path.',
          ka: 'თუ მოხალისეობა გსურთ, სეზონამდე [მოგვწერეთ](/contact) და ერთი დღით ბილიკის მოსაწესრიგებლად წამოგვყევით.',
        },
        {
          en: 'As a future guide: see [Becoming a guide](/becoming-guide).',
          ka: 'თუ გამყოლობა გსურთ, იხილეთ გვერდი [როგორ გახდეთ გამყოლი](/becoming-guide).',
        },
        {
          en: 'As a school, a village or a company: see who we already work with under [Partners](/association/partners).',
          ka: 'თუ სკოლას, სოფელს ან კომპანიას წარმოადგენთ, გვერდზე [პარტნიორები](/association/partners) ნახეთ, ვისთან ვთანამშრომლობთ უკვე.',
        },
      ],
    },
  ],
  summary: {
    en: 'Training young people for adventure tourism, supporting mountain volunteers, non-commercial alpinism, international federations, a good name for the country.',
    ka: 'ახალგაზრდების მომზადება სათავგადასავლო ტურიზმისთვის, მთის მოხალისეების მხარდაჭერა, არაკომერციული ალპინიზმი და საერთაშორისო ფედერაციები.',
  },
  toConfirm: ['body'],
};
