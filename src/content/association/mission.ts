import type { Article } from '../schema.ts';

export const mission: Article = {
  title: { en: 'Mission', ka: 'მისია' },
  intro: {
    en: 'Everyone who goes into the mountains with a guide should come back safe, a little wiser and glad to have gone.',
    ka: 'ყველა, ვინც მთაში გამყოლთან ერთად მიდის, უკან მშვიდობით უნდა დაბრუნდეს\u00a0– ცოტათი უფრო მცოდნე და კმაყოფილი, რომ წავიდა.',
  },
  image: {
    name: 'association-mission',
    alt: {
      en: 'First light on rocky summits above a sea of fog',
      ka: 'მზის პირველი სხივები კლდოვან მწვერვალებზე, ნისლის ზღვის თავზე',
    },
  },
  body: [
    {
      en: 'The association exists for three groups of people: for guests, who cannot judge a guide in advance; for guides, who deserve a profession with proper training, a standard and colleagues; and for the mountain regions, which live with visitors and with what they leave behind.',
      ka: 'ასოციაცია სამი ჯგუფისთვის არსებობს: სტუმრისთვის, რომელიც გამყოლს წინასწარ ვერ შეაფასებს; გამყოლისთვის, რომელსაც ეკუთვნის პროფესია თავისი მომზადებით, სტანდარტითა და კოლეგებით; და მთიანი მხარეებისთვის, რომლებსაც სტუმართანაც უწევს ცხოვრება და მის დანატოვართანაც.',
    },
    { kind: 'heading', id: 'values', text: { en: 'What we stand for', ka: 'ჩვენი ღირებულებები' } },
    {
      kind: 'list',
      items: [
        {
          en: 'Safety before success. A guide never promises a summit; coming back always comes first.',
          ka: 'უსაფრთხოება წარმატებაზე წინაა. გამყოლი მწვერვალს არ გპირდებათ; მთავარი ყოველთვის უკან დაბრუნებაა.',
        },
        {
          en: 'Competence that is proven, not claimed. Certificates are earned by examination and kept through practice.',
          ka: 'კომპეტენცია, რომელიც საქმით მტკიცდება. სერტიფიკატს გამოცდით იღებენ და პრაქტიკით ინარჩუნებენ.',
        },
        {
          en: 'Honesty with guests about difficulty, cost, risk and the limits of one’s own training.',
          ka: 'სტუმართან გულწრფელობა სირთულის, ღირებულების, რისკისა და საკუთარი მომზადების ზღვრის შესახებ.',
        },
        {
          en: 'Respect for the land and for those who live on it, whose paths, water and quiet we share.',
          ka: 'პატივისცემა მიწისა და იმ ხალხის მიმართ, ვისი ბილიკებით, წყლითა და სიჩუმითაც ვსარგებლობთ.',
        },
        {
          en: 'Alpinism for its own sake. What we were taught for free we pass on for free.',
          ka: 'ალპინიზმი ალპინიზმისთვის. რაც უსასყიდლოდ ვისწავლეთ, უსასყიდლოდვე გადავცემთ.',
        },
      ],
    },
    {
      en: 'These values are not ours alone; guides elsewhere live by them too. An association makes sure that they do not depend on one person’s mood: they are taught, they are part of the examination, and anyone who breaks them has to answer to colleagues.',
      ka: 'ეს ღირებულებები მხოლოდ ჩვენი არ არის; მათ სხვა ქვეყნების გამყოლებიც იცავენ. ასოციაციის წყალობით ისინი ერთი ადამიანის განწყობაზე აღარ არის დამოკიდებული: მათ ასწავლიან, გამოცდაზე კითხულობენ და ვინც მათ არღვევს, კოლეგების წინაშე აგებს პასუხს.',
    },
    { kind: 'heading', id: 'aims', text: { en: 'What we work for', ka: 'რისთვის ვმუშაობთ' } },
    {
      en: 'We want a young person from a mountain village to be able to learn the profession at home, earn a living from it and be recognised anywhere. We want guests to see at a glance whose qualification has been checked. And we want the country to be known as a place where people can go deep into wild mountains in good hands. What we do towards these aims is described under [What we do](/association/what-we-do).',
      ka: 'გვსურს, რომ მთის სოფელში გაზრდილმა ახალგაზრდამ პროფესია სამშობლოში ისწავლოს, იქვე ირჩინოს თავი და მისი ცოდნა ყველგან აღიარონ. გვსურს, რომ სტუმარმა ერთი შეხედვით გაიგოს, ვისი კვალიფიკაციაა შემოწმებული. და გვსურს, რომ ქვეყანას იცნობდნენ როგორც ადგილს, სადაც ველური მთების სიღრმეში საიმედო ადამიანთან ერთად შეიძლება წასვლა. რას ვაკეთებთ ამისთვის, მოთხრობილია გვერდზე [ჩვენი საქმიანობა](/association/what-we-do).',
    },
    {
      kind: 'heading',
      id: 'measure',
      text: { en: 'How we measure our work', ka: 'როგორ ვაფასებთ საკუთარ მუშაობას' },
    },
    {
      en: 'A guide’s best days never make the news. We look at other signs: whether near misses are reported before they turn into accidents, whether trainees return as teachers, whether guests come back, and whether a village is glad when the season begins. All of this takes years.',
      ka: 'გამყოლის საუკეთესო დღეები სიახლეებში არ ხვდება. ჩვენ სხვა ნიშნებს ვაკვირდებით: გვატყობინებენ თუ არა სახიფათო შემთხვევას, სანამ ის უბედურებად იქცევა; ბრუნდებიან თუ არა მსმენელები მასწავლებლებად; ჩამოდიან თუ არა სტუმრები ხელახლა; უხარია თუ არა სოფელს სეზონის დაწყება. ამ ყველაფერს წლები სჭირდება.',
    },
    { kind: 'heading', id: 'limits', text: { en: 'What we leave to others', ka: 'რა არ არის ჩვენი საქმე' } },
    {
      en: 'The association does not sell tours. Guide and guest agree between themselves on route, day and price, as the [terms](/legal/terms) say. It does not replace the rescue services, whose number is 112, or your own judgement. And it does not promise safety, because nobody can; it promises guides who take it seriously.',
      ka: 'ასოციაცია ტურებს არ ყიდის. მარშრუტზე, დღესა და ფასზე გამყოლი და სტუმარი თავად თანხმდებიან, როგორც ეს [პირობებშია](/legal/terms) აღწერილი. ასოციაცია ვერ ჩაანაცვლებს ვერც სამაშველო სამსახურს, რომლის ნომერია 112, და ვერც თქვენს საკუთარ გადაწყვეტილებას. უსაფრთხოებას არ გპირდებით, რადგან ამას ვერავინ დაგპირდებათ; გპირდებით გამყოლს, რომელიც მას სერიოზულად ეკიდება.',
    },
    {
      kind: 'quote',
      text: {
        en: 'You know a good guide by the days they turned back.',
        ka: 'კარგ გამყოლს იმ დღეებით იცნობენ, როცა ის უკან გამობრუნდა.',
      },
    },
  ],
  summary: {
    en: 'Who the association exists for and what it stands for: safety before success, proven competence, honesty with guests, respect for the mountains.',
    ka: 'ვისთვის არსებობს ასოციაცია და რას იცავს: უსაფრთხოება წარმატებაზე წინ, საქმით დამტკიცებული კომპეტენცია, გულწრფელობა და პატივისცემა მთის მიმართ.',
  },
  toConfirm: ['body'],
};
