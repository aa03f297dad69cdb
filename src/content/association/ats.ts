/** The page of the school; the eleven programmes below the text come from `school-programs.ts`. */
import type { Article } from '../schema.ts';

export const ats: Article = {
  title: { en: 'Adventure Tourism School', ka: 'სათავგადასავლო ტურიზმის სკოლა' },
  intro: {
    en: 'Eleven programmes for those who want to lead others: on foot, on skis, on ropes, on water, on horseback and on the road.',
    ka: 'თერთმეტი პროგრამა მათთვის, ვისაც სხვების წაძღოლა სურს: ფეხით, თხილამურებით, თოკით, წყალზე, ცხენითა თუ ავტომობილით.',
  },
  image: {
    name: 'association-school',
    alt: {
      en: 'A valley in autumn between wooded slopes, fresh snow on the mountains',
      ka: 'შემოდგომის ხეობა ტყიან კალთებს შორის; მთებზე ახალი თოვლია',
    },
  },
  body: [
    {
      en: 'The school was founded in 2016 by the association together with two ministries and a resorts development company. It issues state-recognised diplomas and certificates. Its teachers are working guides, and the timetable shows it: as much as possible is learned outdoors, in the right season and on the right terrain.',
      ka: 'სკოლა 2016 წელს ასოციაციამ ორ სამინისტროსა და კურორტების განვითარების კომპანიასთან ერთად დააარსა. ის გასცემს სახელმწიფოს მიერ აღიარებულ დიპლომებსა და სერტიფიკატებს. აქ მოქმედი გამყოლები ასწავლიან და ეს განრიგსაც ეტყობა: რისი სწავლაც ბუნებაში შეიძლება, იქ ისწავლება\u00a0– თავის სეზონზე და შესაფერის გარემოში.',
    },
    {
      kind: 'heading',
      id: 'how',
      text: { en: 'How the programmes are structured', ka: 'პროგრამის აგებულება' },
    },
    {
      en: 'Each programme has the same four stages: theory, technical preparation, practical training and certification. They are described under [Becoming a guide](/becoming-guide). Groups are small enough for the instructor to know everybody by name on the first evening; depending on the subject, a programme takes from 6 to 48 participants.',
      ka: 'ყველა პროგრამა ოთხ ეტაპს მოიცავს: თეორია, ტექნიკური მომზადება, პრაქტიკული წვრთნა და სერტიფიცირება. ისინი აღწერილია გვერდზე [როგორ გახდეთ გამყოლი](/becoming-guide). მეცადინეობები იმდენად მცირე ჯგუფებში ტარდება, რომ ინსტრუქტორმა პირველივე საღამოს ყველას სახელი იცის; პროგრამაზე, საგნის მიხედვით, 6-\u2060დან 48 მსმენელამდე მიიღება.',
    },
    { kind: 'heading', id: 'who', text: { en: 'Who studies here', ka: 'ვინ სწავლობს სკოლაში' } },
    {
      en: 'Some come straight from school, some after years in another job; many have worked as guides for a long time and want their knowledge put in order, tested and certified. Previous experience is considered in the assessment before a course, and each programme states its requirements.',
      ka: 'ზოგი პირდაპირ სკოლის მერხიდან მოდის, ზოგი\u00a0– სხვა სამსახურში გატარებული წლების შემდეგ; ბევრი დიდი ხანია გამყოლად მუშაობს და აქ იმისთვის მოდის, რომ ცოდნა დაალაგოს, შეამოწმოს და დოკუმენტით დაადასტუროს. წინა გამოცდილებას კურსის წინ, შეფასებისას ითვალისწინებენ; რას მოითხოვს თითოეული პროგრამა, მის აღწერაში წერია.',
    },
    {
      en: 'Nobody is expected to arrive as an expert in everything. A strong climber may never have led a group; a patient host may never have slept outside in the rain. The first weeks even this out, and trainees soon learn as much from each other as from the teachers.',
      ka: 'არავის მოეთხოვება, თავიდანვე ყველაფერი იცოდეს. ძლიერ მეკლდეურს შეიძლება ჯგუფი არასოდეს წაეყვანოს, მომთმენ მასპინძელს კი წვიმაში გარეთ არასოდეს ეძინოს. პირველი კვირები ამ სხვაობის გასათანაბრებლადაა, მერე კი მსმენელები ერთმანეთისგანაც იმდენსვე სწავლობენ, რამდენსაც მასწავლებლებისგან.',
    },
    {
      kind: 'heading',
      id: 'choose',
      text: { en: 'Which programme suits you', ka: 'რომელი პროგრამა აირჩიოთ' },
    },
    {
      en: 'Start with the kind of place where you would like to work. For paths and passes there are the mountain leader course (4 weeks, 350 GEL) and the trekking tour guide programme (14 months, 248 hours, 750 GEL); for rock, the rock climbing guide (8 weeks, 320 hours, 600 GEL); for the piste, the ski teacher in three levels (1,000–1,200 GEL). Rivers, canyons, caves, riding, cycling and driving each have a programme of their own, and industrial alpinism (600–2,200 GEL) is a trade practised on buildings and structures. The table below compares all eleven.',
      ka: 'ჯერ დაფიქრდით, სად გსურთ მუშაობა. ბილიკებისა და უღელტეხილებისთვისაა სამთო ლიდერის კურსი (4 კვირა, 350 ₾) და საფეხმავლო ტურის გამყოლის პროგრამა (14 თვე, 248 სთ, 750 ₾); კლდისთვის\u00a0– კლდეზე ცოცვის გამყოლი (8 კვირა, 320 სთ, 600 ₾); ტრასისთვის\u00a0– სათხილამურო ინსტრუქტორის სამი დონე (1000–1200 ₾). მდინარეს, კანიონს, მღვიმეს, ცხენს, ველოსიპედსა და ავტომობილს თავისი პროგრამა აქვს, ინდუსტრიული ალპინიზმი (600–2200 ₾) კი შენობა-ნაგებობებზე მუშაობის ხელობაა. ქვემოთ მოცემულ ცხრილში თერთმეტივე პროგრამაა შედარებული.',
    },
    { kind: 'heading', id: 'after', text: { en: 'After the certificate', ka: 'სერტიფიკატის შემდეგ' } },
    {
      en: 'Graduates may apply for an entry in the [public directory](/guides), where guests see which qualification has been checked. Refresher courses in first aid, rescue and avalanche safety are open to all members. For dates and places, please ask [the office](/contact).',
      ka: 'კურსდამთავრებულს შეუძლია, [საჯარო კატალოგში](/guides) შეყვანა მოითხოვოს; იქ სტუმარი ხედავს, რომელი კვალიფიკაციაა შემოწმებული. პირველადი დახმარების, სამაშველო საქმისა და ზვავუსაფრთხოების განმეორებითი კურსები ყველა წევრისთვის ღიაა. თარიღები და ადგილები [ჩვენს ოფისში](/contact) იკითხეთ.',
    },
  ],
  summary: {
    en: 'The Adventure Tourism School, founded in 2016: eleven programmes compared by duration, cost, group size and prerequisites, with state-recognised certificates.',
    ka: 'სათავგადასავლო ტურიზმის სკოლა, დაარსებული 2016 წელს: თერთმეტი პროგრამა, ხანგრძლივობა, ღირებულება, წინაპირობები და სახელმწიფოს მიერ აღიარებული დოკუმენტი.',
  },
  toConfirm: ['body'],
  toSupply:
    'Names of the two ministries and the company in their wording at the founding; calendar of intakes.',
};
