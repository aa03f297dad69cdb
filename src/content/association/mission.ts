import type { Article } from '../schema.ts';

export const mission: Article = {
  title: { en: 'Mission', ka: 'მისია' },
  intro: {
    en: 'That everyone who goes into the mountains with a guide comes back safe, a little wiser, and glad to have gone.',
    ka: 'ყველა, ვინც მთაში გამყოლთან ერთად მიდის, უკან მშვიდობით უნდა დაბრუნდეს\u00a0– ცოტათი უფრო მცოდნე და კმაყოფილი, რომ წავიდა.',
  },
  image: {
    name: 'association-mission',
    alt: {
      en: 'First sunlight on the highest summit while the valleys still lie in blue shadow',
      ka: 'მზის პირველი სხივი უმაღლეს მწვერვალზე, როცა ხეობები ჯერ კიდევ ლურჯ ჩრდილშია',
    },
  },
  body: [
    {
      kind: 'paragraph',
      text: {
        en: 'The association exists for three groups of people: for guests, who cannot judge a guide before the day they need one; for guides, who deserve a profession with a training, a standard and colleagues; and for the mountain regions, which live with the visitors and with what they leave behind.',
        ka: 'ასოციაცია სამი ჯგუფისთვის არსებობს: სტუმრისთვის, რომელიც გამყოლს წინასწარ ვერ შეაფასებს; გამყოლისთვის, რომელსაც ეკუთვნის პროფესია თავისი მომზადებით, სტანდარტითა და კოლეგებით; და მთიანი მხარეებისთვის, რომლებსაც სტუმართანაც უწევთ ცხოვრება და მის დანატოვართანაც.',
      },
    },
    { kind: 'heading', id: 'values', text: { en: 'What we hold to', ka: 'რას ვიცავთ' } },
    {
      kind: 'list',
      items: [
        {
          en: 'Safety before success. No summit is part of the agreement between guide and guest; the return is.',
          ka: 'უსაფრთხოება წარმატებაზე წინაა. გამყოლისა და სტუმრის შეთანხმებაში მწვერვალი არ წერია, დაბრუნება კი წერია.',
        },
        {
          en: 'Competence that is shown, not claimed. Certificates are earned by examination and kept by practice.',
          ka: 'კომპეტენცია, რომელიც საქმით მტკიცდება. სერტიფიკატს გამოცდით იღებენ და პრაქტიკით ინარჩუნებენ.',
        },
        {
          en: 'Honesty with guests about difficulty, cost, risk and the limits of one’s own training.',
          ka: 'სტუმართან გულწრფელობა სირთულის, ღირებულების, რისკისა და საკუთარი მომზადების ზღვრის შესახებ.',
        },
        {
          en: 'Respect for the land and for those who live on it, whose paths, water and silence we use.',
          ka: 'პატივისცემა მიწისა და იმ ხალხის მიმართ, ვისი ბილიკებით, წყლითა და სიჩუმითაც ვსარგებლობთ.',
        },
        {
          en: 'Alpinism for its own sake. What was learned without payment is passed on without payment.',
          ka: 'ალპინიზმი ალპინიზმისთვის. რაც უსასყიდლოდ ვისწავლეთ, უსასყიდლოდვე გადავცემთ.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: {
        en: 'None of these values is ours alone; guides elsewhere live by the same. What an association adds is that they do not depend on one person’s mood. They are taught, they are asked about in the examination, and whoever breaks them answers for it to colleagues.',
        ka: 'ეს ღირებულებები მხოლოდ ჩვენი არ არის; სხვაგანაც გამყოლები ასევე ცხოვრობენ. ასოციაცია იმას ამატებს, რომ ისინი ერთი ადამიანის განწყობაზე აღარ არის დამოკიდებული: მათ ასწავლიან, გამოცდაზე კითხულობენ და ვინც მათ არღვევს, კოლეგების წინაშე აგებს პასუხს.',
      },
    },
    { kind: 'heading', id: 'aims', text: { en: 'What we work for', ka: 'რისთვის ვმუშაობთ' } },
    {
      kind: 'paragraph',
      text: {
        en: 'We want a young person from a mountain village to be able to learn the profession at home, earn a living by it and be recognised anywhere. We want a guest to find with one look whose qualification has been checked. And we want the country to be known as a place where one can go far into wild mountains in good hands. What we do towards these aims is described under [What we do](/association/what-we-do).',
        ka: 'გვსურს, რომ მთის სოფელში გაზრდილმა ახალგაზრდამ პროფესია სამშობლოში ისწავლოს, იქვე ირჩინოს თავი და ყველგან აღიარონ. გვსურს, რომ სტუმარმა ერთი შეხედვით გაიგოს, ვისი კვალიფიკაციაა შემოწმებული. და გვსურს, რომ ქვეყანას იცნობდნენ, როგორც ადგილს, სადაც ველური მთების სიღრმეში საიმედო ადამიანთან ერთად შეიძლება წასვლა. რას ვაკეთებთ ამისთვის, მოთხრობილია გვერდზე [ჩვენი საქმიანობა](/association/what-we-do).',
      },
    },
    {
      kind: 'heading',
      id: 'measure',
      text: { en: 'How we measure ourselves', ka: 'რით ვზომავთ საკუთარ თავს' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'The best days of a guide leave no trace in the news. We look at other signs: whether close calls are reported before they turn into accidents, whether trainees return as teachers, whether guests come back, and whether a village is glad when the season begins. None of these is a record, and all of them take years.',
        ka: 'გამყოლის საუკეთესო დღეები სიახლეებში არ ხვდება. ჩვენ სხვა ნიშნებს ვაკვირდებით: გვატყობინებენ თუ არა სახიფათო შემთხვევას, სანამ ის უბედურებად იქცევა; ბრუნდებიან თუ არა მსმენელები მასწავლებლებად; ჩამოდიან თუ არა სტუმრები ხელახლა; უხარია თუ არა სოფელს სეზონის დაწყება. არც ერთი მათგანი რეკორდი არ არის და ყველას წლები სჭირდება.',
      },
    },
    { kind: 'heading', id: 'limits', text: { en: 'What we leave to others', ka: 'რას ვუტოვებთ სხვებს' } },
    {
      kind: 'paragraph',
      text: {
        en: 'The association does not sell tours. Guide and guest agree between themselves on route, day and price, as the [terms](/legal/terms) say. It does not replace the rescue services, whose number is 112, nor anybody’s own judgement. And it does not promise safety, because nobody can; it promises guides who take it seriously.',
        ka: 'ასოციაცია ტურებს არ ყიდის. მარშრუტზე, დღესა და ფასზე გამყოლი და სტუმარი თავად თანხმდებიან, როგორც ეს [პირობებშია](/legal/terms) აღწერილი. ის ვერ ჩაანაცვლებს ვერც სამაშველო სამსახურს, რომლის ნომერია 112, და ვერც თქვენს საკუთარ განსჯას. უსაფრთხოებას არ გპირდებით, რადგან ამას ვერავინ დაგპირდებათ; გპირდებით გამყოლს, რომელიც მას სერიოზულად ეკიდება.',
      },
    },
    {
      kind: 'quote',
      text: {
        en: 'A guide is known by the days on which they turned back.',
        ka: 'გამყოლს იმ დღეებით იცნობენ, როცა უკან გამობრუნდა.',
      },
    },
  ],
  meta: {
    title: { en: 'Mission and values', ka: 'მისია და ღირებულებები' },
    description: {
      en: 'For whom the association exists and what it holds to: safety before success, competence that is shown, honesty with guests, respect for the mountains.',
      ka: 'ვისთვის არსებობს ასოციაცია და რას იცავს: უსაფრთხოება წარმატებაზე წინ, საქმით დამტკიცებული კომპეტენცია, გულწრფელობა და პატივისცემა მთის მიმართ.',
    },
  },
  toConfirm: ['body'],
};
