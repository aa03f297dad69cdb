import type { Article } from '../schema.ts';

export const about: Article = {
  title: { en: 'About the association', ka: 'ასოციაციის შესახებ' },
  intro: {
    en: 'A national association of certified mountain and adventure guides, founded in 1998, with a school of its own and about 150 guides.',
    ka: 'სერტიფიცირებული სამთო და სათავგადასავლო გამყოლების ეროვნული ასოციაცია 1998 წელს დაარსდა და დაახლოებით 150 გამყოლს აერთიანებს; მას საკუთარი სკოლა აქვს.',
  },
  image: {
    name: 'association-about',
    alt: {
      en: 'A row of high snow summits above a valley in autumn colours',
      ka: 'მაღალი თოვლიანი მწვერვალების რიგი; ქვემოთ, ხეობაში, შემოდგომის ფერებია',
    },
  },
  body: [
    {
      kind: 'facts',
      title: { en: 'At a glance', ka: 'მოკლედ' },
      entries: [
        { label: { en: 'Founded', ka: 'დაარსდა' }, value: { en: '1998', ka: '1998 წელს' } },
        { label: { en: 'Guides', ka: 'გამყოლი' }, value: { en: 'about 150', ka: 'დაახლოებით 150' } },
        { label: { en: 'School', ka: 'სკოლა' }, value: { en: 'since 2016', ka: '2016 წლიდან' } },
        {
          label: { en: 'Federation membership', ka: 'წევრობა IFMGA-ში' },
          value: { en: 'since 2021', ka: '2021 წლიდან' },
        },
      ],
    },
    { kind: 'heading', id: 'history', text: { en: 'History', ka: 'ისტორია' } },
    {
      en: 'The association was founded in 1998 by people for whom guiding was becoming a profession and who wanted it to be a good one: with shared training, a shared standard and clear responsibility for both. From the beginning it brought different professions together, from the mountain guide on ice to the trekking guide on a village path, because guests deserve the same care from all of them. Read more under [History](/association/history).',
      ka: 'ასოციაცია 1998 წელს დააარსეს ადამიანებმა, რომელთათვისაც გამყოლობა პროფესიად იქცეოდა და რომელთაც სურდათ, ეს პროფესია ღირსეული ყოფილიყო: საერთო მომზადებით, საერთო სტანდარტითა და ორივეზე პასუხისმგებლობით. თავიდანვე აქ სხვადასხვა ხელობის ხალხი გაერთიანდა: ისიც, ვისაც სტუმარი ყინულზე მიჰყავს, და ისიც, ვინც მას სოფლის ბილიკით ატარებს. სტუმარი ხომ ყველა მათგანისგან ერთნაირ ზრუნვას იმსახურებს. ვრცლად იხილეთ გვერდზე [ისტორია](/association/history).',
    },
    { kind: 'heading', id: 'school', text: { en: 'The school', ka: 'სკოლა' } },
    {
      en: 'In 2016 the association founded the [Adventure Tourism School](/association/ats) together with two ministries and a resorts development company. The school issues state-recognised diplomas and certificates. Its eleven programmes cover the mountain professions and the other fields of adventure tourism: rivers, roads, caves and horse riding.',
      ka: '2016 წელს ასოციაციამ ორ სამინისტროსა და კურორტების განვითარების კომპანიასთან ერთად [სათავგადასავლო ტურიზმის სკოლა](/association/ats) დააარსა. სკოლა გასცემს სახელმწიფოს მიერ აღიარებულ დიპლომებსა და სერტიფიკატებს. მისი თერთმეტი პროგრამა მოიცავს როგორც მთის პროფესიებს, ისე სათავგადასავლო ტურიზმის სხვა მიმართულებებს\u00a0– მდინარეებს, გზებს, მღვიმეებსა და საცხენოსნო მარშრუტებს.',
    },
    { kind: 'heading', id: 'today', text: { en: 'Today', ka: 'დღეს' } },
    {
      en: 'About 150 guides belong to the association. It trains and assesses guides, keeps the [public directory of verified guides](/guides), maintains professional standards and speaks for the profession. It also does what the market does not pay for: it supports mountain volunteers, teaches young people and keeps non-commercial alpinism alive.',
      ka: 'ასოციაცია დაახლოებით 150 გამყოლს აერთიანებს. ის ამზადებს და აფასებს გამყოლებს, აწარმოებს [დადასტურებული გამყოლების საჯარო კატალოგს](/guides), ზრუნავს მუშაობის სტანდარტებზე და პროფესიის სახელით საუბრობს. აკეთებს იმასაც, რასაც ბაზარი არ ანაზღაურებს: მხარს უჭერს მთის მოხალისეებს, ასწავლის ახალგაზრდებს და ინარჩუნებს არაკომერციულ ალპინიზმს.',
    },
    { kind: 'heading', id: 'members', text: { en: 'Our professions', ka: 'ჩვენი პროფესიები' } },
    {
      en: 'The association brings [nine professions](/professions) together. The [mountain guide](/professions/mountain-guide) works on high peaks and glaciers, the [trekking guide](/professions/trekking-guide) on the passes and between the villages, the [ski guide](/professions/ski-guide) and the [ski teacher](/professions/ski-teacher) in winter. Rock, canyons, easy hills and work at height have professions of their own, and the [alpine climbing instructor](/professions/alpine-climbing-instructor) teaches others to climb without a guide. Each is responsible for its own field and knows which colleague to call on for anything beyond it.',
      ka: 'ასოციაცია [ცხრა პროფესიას](/professions) აერთიანებს. მაღალ მწვერვალებსა და მყინვარებზე [სამთო გამყოლი](/professions/mountain-guide) მუშაობს, უღელტეხილებზე და სოფლიდან სოფელში\u00a0– [საფეხმავლო გამყოლი](/professions/trekking-guide), ზამთარში\u00a0– [სათხილამურო გამყოლი](/professions/ski-guide) და [სათხილამურო ინსტრუქტორი](/professions/ski-teacher). კლდეს, კანიონს, დაბალ მთასა და სიმაღლეზე მუშაობას თავისი პროფესიები აქვს, მთაზე გამყოლის გარეშე ასვლას კი [ალპინიზმის ინსტრუქტორი](/professions/alpine-climbing-instructor) ასწავლის. თითოეულს თავისი სფერო აბარია და მოეთხოვება, იცოდეს, რომელ კოლეგას მიმართოს ამ სფეროს მიღმა.',
    },
    {
      kind: 'heading',
      id: 'federation',
      text: { en: 'International federation', ka: 'საერთაშორისო ფედერაცია' },
    },
    {
      en: 'In 2021 the association joined the international federation of mountain guide associations, the [IFMGA](/association/ifmga). The federation was founded in 1965 and brings together 25 countries and about 6,000 guides, among them 37 from Georgia (2022).',
      ka: '2021 წელს ასოციაცია სამთო გამყოლთა ასოციაციების საერთაშორისო ფედერაციის, [IFMGA-ის](/association/ifmga), წევრი გახდა. ფედერაცია 1965 წელს დაარსდა და აერთიანებს 25 ქვეყანასა და დაახლოებით 6000 გამყოლს, მათ შორის 37-\u2060ს\u00a0– საქართველოდან (2022).',
    },
    { kind: 'heading', id: 'find-us', text: { en: 'Who to contact', ka: 'ვის მიმართოთ' } },
    {
      en: 'If you are looking for a guide, use the [directory](/guides) and write to the guide directly. If you would like to learn the profession, start with [Becoming a guide](/becoming-guide). Journalists will find texts and figures in the [media kit](/association/media-kit). For everything else, write to [the office](/contact) in Tbilisi.',
      ka: 'თუ გამყოლს ეძებთ, ნახეთ [კატალოგი](/guides) და პირდაპირ გამყოლს მისწერეთ. თუ პროფესიის სწავლა გსურთ, დაიწყეთ გვერდით [როგორ გახდეთ გამყოლი](/becoming-guide). ჟურნალისტები ტექსტებსა და ციფრებს გვერდზე [მედიისთვის](/association/media-kit) ნახავენ. ყველა სხვა საკითხზე [თბილისის ოფისს](/contact) მიმართეთ.',
    },
  ],
  summary: {
    en: 'Founded in 1998, about 150 guides, a school since 2016 and a member of the international federation since 2021: who the association is and what it does.',
    ka: 'დაარსდა 1998 წელს, დაახლოებით 150 გამყოლი, სკოლა 2016 წლიდან, საერთაშორისო ფედერაციის წევრობა 2021 წლიდან: ასოციაციის ისტორია და დღევანდელი დღე.',
  },
};
