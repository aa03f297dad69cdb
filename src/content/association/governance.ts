import type { Article } from '../schema.ts';

export const governance: Article = {
  title: { en: 'Governance', ka: 'მმართველობა' },
  intro: {
    en: 'An association belongs to its members. These are the bodies through which they run it and the rules they have agreed on.',
    ka: 'ასოციაცია თავის წევრებს ეკუთვნის. აქ აღწერილია, რომელი ორგანოების მეშვეობით იმართება ის და რა წესები დაადგინეს წევრებმა.',
  },
  image: {
    name: 'association-governance',
    alt: {
      en: 'Snow-covered ridges one behind another above a winter forest',
      ka: 'ერთმანეთის უკან ჩამწკრივებული თოვლიანი ქედები ზამთრის ტყის თავზე',
    },
  },
  body: [
    { kind: 'heading', id: 'assembly', text: { en: 'General assembly', ka: 'საერთო კრება' } },
    {
      en: 'The general assembly of the members is the highest body. It adopts and amends the statute, elects the board and hears its report, approves the accounts and decides on all matters of principle. Every full member has one vote.',
      ka: 'უმაღლესი ორგანო წევრთა საერთო კრებაა. ის იღებს და ცვლის წესდებას, ირჩევს გამგეობას და ისმენს მის ანგარიშს, ამტკიცებს ფინანსურ ანგარიშგებას და წყვეტს ყველა პრინციპულ საკითხს. ყოველ სრულუფლებიან წევრს ერთი ხმა აქვს.',
    },
    { kind: 'heading', id: 'board', text: { en: 'Board and chair', ka: 'გამგეობა და თავმჯდომარე' } },
    {
      en: 'Between assemblies the board runs the association. It prepares decisions, represents the members before state bodies and the federation, and is responsible for the finances. The chair calls its meetings and speaks for the association in public.',
      ka: 'კრებებს შორის ასოციაციას გამგეობა ხელმძღვანელობს. ის ამზადებს გადაწყვეტილებებს, წარმოადგენს წევრებს სახელმწიფო უწყებებთან და ფედერაციასთან ურთიერთობაში და პასუხს აგებს ფინანსებზე. თავმჯდომარე იწვევს სხდომებს და ასოციაციის სახელით საჯაროდ საუბრობს.',
    },
    { kind: 'heading', id: 'training', text: { en: 'Training and assessment', ka: 'მომზადება და შეფასება' } },
    {
      en: 'The person who teaches a candidate does not decide alone on the result. Several examiners assess candidates against written criteria, and a candidate may ask for the reasons. The same applies to the [directory](/guides): an administrator decides on each profile, a rejection normally comes with a reason, and nobody decides on their own request.',
      ka: 'ვინც მსმენელს ასწავლის, შედეგს მარტო არ წყვეტს. შეფასებას რამდენიმე გამომცდელი ატარებს წერილობითი კრიტერიუმებით, მსმენელს კი უფლება აქვს, შედეგის განმარტება მოითხოვოს. იგივე წესი მოქმედებს [კატალოგშიც](/guides): პროფილზე გადაწყვეტილებას ადმინისტრატორი იღებს, უარს, როგორც წესი, მიზეზი ახლავს და საკუთარ მოთხოვნას არავინ განიხილავს.',
    },
    {
      kind: 'heading',
      id: 'verification',
      text: { en: 'How a profile is verified', ka: 'როგორ დასტურდება პროფილი' },
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        {
          en: 'A guide sends a request with the profile; only one request can be open at a time.',
          ka: 'გამყოლი პროფილთან ერთად მოთხოვნას გზავნის; ერთდროულად მხოლოდ ერთი მოთხოვნა შეიძლება იყოს განხილვაში.',
        },
        {
          en: 'An administrator reads the whole profile and checks profession and level.',
          ka: 'ადმინისტრატორი პროფილს სრულად კითხულობს და პროფესიასა და დონეს ამოწმებს.',
        },
        {
          en: 'The decision is recorded with its date and the person who made it. A rejection normally states the reason, and the guide may apply again.',
          ka: 'გადაწყვეტილება აღირიცხება თარიღით და იმის მითითებით, ვინ მიიღო. უარს, როგორც წესი, მიზეზი ახლავს და გამყოლს მოთხოვნის განმეორება შეუძლია.',
        },
        {
          en: 'A later change of name, profession or level needs a new approval; until then the page shows what was approved.',
          ka: 'სახელის, პროფესიის ან დონის შემდგომი ცვლილება ხელახალ დამტკიცებას საჭიროებს; მანამდე გვერდზე ის ჩანს, რაც უკვე დამტკიცდა.',
        },
        {
          en: 'Verification can be withdrawn. The profile is then removed from the directory at once, and the guide is told why.',
          ka: 'დადასტურება შეიძლება გაუქმდეს. პროფილი კატალოგიდან მაშინვე იხსნება და გამყოლს მიზეზი ეცნობება.',
        },
      ],
    },
    { kind: 'heading', id: 'levels', text: { en: 'Four levels', ka: 'ოთხი დონე' } },
    {
      en: 'The directory uses four levels of certification. A trainee is still in training; an assistant guide works alongside a certified guide; a certified guide leads groups independently; a master guide also trains other guides. The level appears on a profile only if the guide chooses to show it.',
      ka: 'კატალოგში სერტიფიცირების ოთხი დონეა. სტაჟიორი ჯერ სწავლობს; გამყოლის ასისტენტი სერტიფიცირებული გამყოლის გვერდით მუშაობს; სერტიფიცირებული გამყოლი ჯგუფს დამოუკიდებლად უძღვება; ოსტატი გამყოლი სხვა გამყოლებსაც ამზადებს. დონე პროფილში მხოლოდ მაშინ ჩანს, თუ გამყოლი მის ჩვენებას აირჩევს.',
    },
    { kind: 'heading', id: 'membership', text: { en: 'Membership', ka: 'წევრობა' } },
    {
      kind: 'list',
      items: [
        {
          en: 'Full members hold a certificate in one of the professions and keep it valid through practice and refresher training.',
          ka: 'სრულუფლებიან წევრს ერთ-ერთი პროფესიის სერტიფიკატი აქვს, რომლის ძალასაც ის პრაქტიკითა და განმეორებითი კურსებით ინარჩუნებს.',
        },
        {
          en: 'Candidates are in training and take part in the assembly without a vote.',
          ka: 'წევრობის კანდიდატი სწავლობს და კრებაში ხმის უფლების გარეშე მონაწილეობს.',
        },
        {
          en: 'All members follow the [safety guidelines](/association/safety-guidelines) and report accidents, so that others can learn from them.',
          ka: 'ყველა წევრი იცავს [უსაფრთხოების წესებს](/association/safety-guidelines) და უბედური შემთხვევების შესახებ გვატყობინებს, რათა სხვებმაც ისწავლონ.',
        },
      ],
    },
    {
      kind: 'heading',
      id: 'conduct',
      text: { en: 'Conduct and complaints', ka: 'ქცევის წესები და საჩივარი' },
    },
    {
      en: 'Guests, members and local residents may complain about a guide. A complaint is heard by people who were not involved; both sides are listened to, and the outcome ranges from an explanation to the loss of membership. Please write to [the office](/contact).',
      ka: 'გამყოლის ქცევაზე საჩივრის უფლება აქვს სტუმარსაც, წევრსაც და ადგილობრივ მცხოვრებსაც. საჩივარს განიხილავენ ადამიანები, რომლებიც საქმეში არ მონაწილეობდნენ; ისმენენ ორივე მხარეს, შედეგი კი შეიძლება სხვადასხვა იყოს\u00a0– განმარტებიდან წევრობის შეწყვეტამდე. მოგვწერეთ [ოფისში](/contact).',
    },
  ],
  summary: {
    en: 'How the association is run: general assembly, board and chair, assessment by several examiners, membership, and how complaints about a guide are heard.',
    ka: 'როგორ იმართება ასოციაცია: საერთო კრება, გამგეობა და თავმჯდომარე, რამდენიმე გამომცდელის შეფასება, წევრობა და საჩივრების განხილვის წესი.',
  },
  toConfirm: ['body'],
  toSupply:
    'The statute, the names of the board and the chair, terms of office, annual reports; the guides’ own Georgian word for a trainee.',
};
