/** The English text binds. */
import type { LegalPage } from '../schema.ts';

export const terms: LegalPage = {
  title: { en: 'Terms & Conditions', ka: 'წესები და პირობები' },
  binding: {
    en: 'The English text of these terms is binding; the Georgian text is a translation.',
    ka: 'იურიდიული ძალა აქვს ამ პირობების ინგლისურ ტექსტს; ქართული ტექსტი თარგმანია.',
  },
  body: [
    {
      en: 'These terms apply to the use of this website, which is run by the National Association of Mountain and Adventure Guides, Tbilisi, Georgia. By using the site you accept them.',
      ka: 'ეს პირობები ვრცელდება ამ ვებსაიტით სარგებლობაზე. ვებსაიტს მართავს სამთო და სათავგადასავლო გამყოლთა ეროვნული ასოციაცია, თბილისი, საქართველო. ვებსაიტით სარგებლობისას ამ პირობებს ეთანხმებით.',
    },
    { kind: 'heading', id: 'use', text: { en: 'Use of the website', ka: 'ვებსაიტით სარგებლობა' } },
    {
      en: 'You may read the site, link to it and use it to look for a guide. You may not interfere with its operation, circumvent its access rules, collect data from the directory by automated means, or use contact details for advertising. Guide profiles may be created by adults who work, or are training to work, as guides.',
      ka: 'ვებსაიტი შეგიძლიათ წაიკითხოთ, მასზე ბმული განათავსოთ და გამყოლის მოსაძებნად გამოიყენოთ. დაუშვებელია ვებსაიტის მუშაობისთვის ხელის შეშლა, წვდომის წესების გვერდის ავლა, კატალოგიდან მონაცემების ავტომატური შეგროვება და საკონტაქტო მონაცემების სარეკლამოდ გამოყენება. გამყოლის პროფილი შეუძლია, შექმნას სრულწლოვანს, რომელიც გამყოლად მუშაობს ან ამ პროფესიას სწავლობს.',
    },
    {
      kind: 'heading',
      id: 'property',
      text: { en: 'Intellectual property', ka: 'ინტელექტუალური საკუთრება' },
    },
    {
      en: 'Texts, pictures, film and marks on this site belong to the association or are used with permission. Short quotations with the source are welcome; anything beyond that needs our consent. What guides write and upload remains theirs; by publishing a profile they allow us to show it on this site until they remove it.',
      ka: 'ვებსაიტის ტექსტები, სურათები, ვიდეო და ნიშნები ასოციაციას ეკუთვნის ან ნებართვით გამოიყენება. მოკლე ციტირება წყაროს მითითებით დაშვებულია; სხვა შემთხვევაში ჩვენი თანხმობა საჭიროა. გამყოლის მიერ დაწერილი და ატვირთული მასალა მისივე რჩება; პროფილის გამოქვეყნებით ის უფლებას გვაძლევს, მასალა ამ ვებსაიტზე ვაჩვენოთ, სანამ თავად არ წაშლის.',
    },
    {
      kind: 'heading',
      id: 'responsibilities',
      text: { en: 'Responsibilities of users', ka: 'მომხმარებლის ვალდებულებები' },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'What you state in a profile must be true, above all your qualification, and be kept up to date.',
          ka: 'პროფილში მითითებული ინფორმაცია, უპირველესად კვალიფიკაცია, სწორი და განახლებული უნდა იყოს.',
        },
        {
          en: 'Upload only pictures that you may publish and that show nobody against their will.',
          ka: 'ატვირთეთ მხოლოდ ის სურათი, რომლის გამოქვეყნების უფლებაც გაქვთ და რომელზეც არავინ ჩანს თავისი ნების საწინააღმდეგოდ.',
        },
        {
          en: 'Keep your Google account safe; what is done through it is attributed to you.',
          ka: 'დაიცავით თქვენი Google-ანგარიში; მისი მეშვეობით შესრულებული ქმედება თქვენს ქმედებად ჩაითვლება.',
        },
        {
          en: 'The association may reject, hide or remove profiles that break these terms; as a rule it gives the reason.',
          ka: 'ასოციაციას შეუძლია, უარყოს, დამალოს ან წაშალოს პროფილი, რომელიც ამ პირობებს არღვევს; მიზეზს, როგორც წესი, გაცნობებთ.',
        },
      ],
    },
    { kind: 'heading', id: 'guides', text: { en: 'Guides and guests', ka: 'გამყოლი და სტუმარი' } },
    {
      en: 'The directory brings guides and guests together. The agreement about a tour, its price and its cancellation is made between them alone; the association is not a party to it. Verification means that the association has checked the stated qualification; it is no guarantee for a particular tour.',
      ka: 'კატალოგი გამყოლსა და სტუმარს ერთმანეთთან აკავშირებს. ტურის, მისი ფასისა და გაუქმების შესახებ მხოლოდ ისინი თანხმდებიან; ასოციაცია ამ შეთანხმების მხარე არ არის. დადასტურება ნიშნავს, რომ ასოციაციამ მითითებული კვალიფიკაცია შეამოწმა; ეს კონკრეტული ტურის გარანტია არ არის.',
    },
    { kind: 'heading', id: 'links', text: { en: 'External links', ka: 'გარე ბმულები' } },
    {
      en: 'The site links to pages of others, such as the federation, partners and guides. We looked at them when we added the links, but we do not control them and are not responsible for their content.',
      ka: 'ვებსაიტზე არის ბმულები სხვათა გვერდებზე\u00a0– ფედერაციის, პარტნიორებისა და გამყოლების. ბმულის განთავსებისას ისინი ვნახეთ, მაგრამ მათ არ ვაკონტროლებთ და მათი შინაარსისთვის პასუხს არ ვაგებთ.',
    },
    { kind: 'heading', id: 'liability', text: { en: 'Liability', ka: 'პასუხისმგებლობის ფარგლები' } },
    {
      en: 'The texts on this site are written with care, but conditions in the mountains change faster than a website. Advice on routes and safety does not replace your own judgement or that of a guide on the spot. The association is liable for damage caused by intent or gross negligence, and otherwise only as far as the law does not allow liability to be excluded.',
      ka: 'ვებსაიტის ტექსტები გულდასმით არის დაწერილი, მაგრამ მთა უფრო სწრაფად იცვლება, ვიდრე ვებსაიტი. რჩევა მარშრუტისა და უსაფრთხოების შესახებ ვერ შეცვლის გადაწყვეტილებას, რომელსაც ადგილზე თქვენ ან გამყოლი იღებთ. ასოციაცია პასუხს აგებს განზრახ ან უხეში გაუფრთხილებლობით მიყენებული ზიანისთვის, სხვა შემთხვევაში კი\u00a0– მხოლოდ იმ ფარგლებში, რომლებშიც კანონი პასუხისმგებლობის გამორიცხვას არ უშვებს.',
    },
    { kind: 'heading', id: 'changes', text: { en: 'Changes', ka: 'ცვლილებები' } },
    {
      en: 'We may change these terms when the site or the law changes. The text on this page is the one that applies.',
      ka: 'ვებსაიტის ან კანონის ცვლილებისას შეიძლება ეს პირობებიც შევცვალოთ. მოქმედია ამ გვერდზე გამოქვეყნებული ტექსტი.',
    },
    { kind: 'heading', id: 'law', text: { en: 'Governing law', ka: 'გამოსაყენებელი სამართალი' } },
    {
      en: 'These terms are governed by the law of Georgia. Disputes are decided by the courts of Georgia, unless the law of a consumer’s country of residence prescribes another court. How we handle personal data is described in the [Privacy Policy](/legal/privacy).',
      ka: 'ამ პირობების მიმართ გამოიყენება საქართველოს სამართალი. დავას საქართველოს სასამართლოები განიხილავს, თუ მომხმარებლის საცხოვრებელი ქვეყნის კანონი სხვა სასამართლოს არ ადგენს. პერსონალური მონაცემების დამუშავება აღწერილია გვერდზე [კონფიდენციალურობის პოლიტიკა](/legal/privacy).',
    },
  ],
  summary: {
    en: 'The terms for using this website: permitted use, intellectual property, responsibilities of users, external links, liability and Georgian governing law.',
    ka: 'ვებსაიტით სარგებლობის პირობები: დაშვებული გამოყენება, ინტელექტუალური საკუთრება, მომხმარებლის ვალდებულებები, გარე ბმულები და გამოსაყენებელი სამართალი.',
  },
  toConfirm: ['body'],
  toSupply: 'Review by a lawyer, also of whether the English text may bind Georgian members.',
};
