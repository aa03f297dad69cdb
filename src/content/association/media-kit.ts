import type { Article } from '../schema.ts';

export const mediaKit: Article = {
  title: { en: 'Media kit', ka: 'მედიისთვის' },
  intro: {
    en: 'For journalists, publishers and partners: who we are in a few lines, how to write our name, and who to contact.',
    ka: 'ჟურნალისტებისთვის, გამომცემლებისა და პარტნიორებისთვის: ვინ ვართ რამდენიმე სიტყვით, როგორ იწერება ჩვენი სახელი და ვის მიმართოთ.',
  },
  image: {
    name: 'association-media-kit',
    alt: {
      en: 'The outline of the massif, dark against a pale sky after sunset',
      ka: 'მასივის კონტური, მუქი, მზის ჩასვლის შემდგომი ბაცი ცის ფონზე',
    },
  },
  body: [
    { kind: 'heading', id: 'short', text: { en: 'A short text to quote', ka: 'მოკლე ტექსტი ციტირებისთვის' } },
    {
      kind: 'quote',
      text: {
        en: 'The National Association of Mountain and Adventure Guides, founded in 1998, has about 150 guides in Georgia. It has been a member of the IFMGA, the international federation of mountain guide associations, since 2021. Its Adventure Tourism School, founded in 2016, issues state-recognised diplomas and certificates.',
        ka: 'სამთო და სათავგადასავლო გამყოლთა ეროვნული ასოციაცია 1998 წელს დაარსდა და საქართველოში დაახლოებით 150 გამყოლს აერთიანებს. 2021 წლიდან სამთო გამყოლთა ასოციაციების საერთაშორისო ფედერაციის (IFMGA) წევრია. 2016 წელს დაარსებული სათავგადასავლო ტურიზმის სკოლა გასცემს სახელმწიფოს მიერ აღიარებულ დიპლომებსა და სერტიფიკატებს.',
      },
    },
    {
      kind: 'facts',
      title: { en: 'Figures', ka: 'ასოციაცია ციფრებში' },
      entries: [
        {
          label: { en: 'Association founded', ka: 'ასოციაცია დაარსდა' },
          value: { en: '1998', ka: '1998 წელს' },
        },
        { label: { en: 'School founded', ka: 'სკოლა დაარსდა' }, value: { en: '2016', ka: '2016 წელს' } },
        {
          label: { en: 'Federation membership', ka: 'წევრობა IFMGA-ში' },
          value: { en: 'since 2021', ka: '2021 წლიდან' },
        },
        { label: { en: 'Guides', ka: 'გამყოლი' }, value: { en: 'about 150', ka: 'დაახლოებით 150' } },
        { label: { en: 'School programmes', ka: 'სკოლის პროგრამა' }, value: { en: '11', ka: '11' } },
      ],
    },
    { kind: 'heading', id: 'words', text: { en: 'Names and terms', ka: 'სახელები და ტერმინები' } },
    {
      en: 'Please write the name in full at the first mention; afterwards “the association” is enough. A mountain guide, a trekking guide and a ski teacher are different professions with different training, and we appreciate texts that tell them apart. You will find a short description of each under [Professions](/professions).',
      ka: 'გთხოვთ, პირველი ხსენებისას სახელი სრულად დაწეროთ; შემდეგ „ასოციაციაც“ საკმარისია. ქართულად პროფესიას „გამყოლი“ ჰქვია; „გიდს“ ჩვენ ქალაქისა და მუზეუმის მეგზურზე ვამბობთ. სამთო გამყოლი, საფეხმავლო გამყოლი და სათხილამურო ინსტრუქტორი სხვადასხვა პროფესიაა, სხვადასხვა მომზადებით, და გვიხარია, როცა ტექსტი მათ განასხვავებს. თითოეულის აღწერას ნახავთ გვერდზე [პროფესიები](/professions).',
    },
    {
      kind: 'heading',
      id: 'subjects',
      text: { en: 'What we can speak about', ka: 'რაზე შეგვიძლია საუბარი' },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'the profession: who may lead where, and how it is learned',
          ka: 'პროფესია: ვის სად აქვს ჯგუფის წაძღოლის უფლება და როგორ ისწავლება ეს საქმე',
        },
        {
          en: 'safety: avalanches, thunderstorms, rivers, choosing a guide',
          ka: 'უსაფრთხოება: ზვავი, ჭექა-ქუხილი, მდინარე, გამყოლის არჩევა',
        },
        { en: 'the school and its eleven programmes', ka: 'სკოლა და მისი თერთმეტი პროგრამა' },
        { en: 'mountain volunteers and the upkeep of paths', ka: 'მთის მოხალისეები და ბილიკების მოვლა' },
        {
          en: 'non-commercial alpinism and what it means to us',
          ka: 'არაკომერციული ალპინიზმი და მისი მნიშვნელობა ჩვენთვის',
        },
      ],
    },
    { kind: 'heading', id: 'pictures', text: { en: 'Pictures', ka: 'სურათები' } },
    {
      en: 'The landscapes on this website are computer-generated pictures of an imaginary massif; they show no real place and must not be captioned as one. Photographs of training and of guides at work are available on request, with the names of the photographers.',
      ka: 'ამ ვებსაიტის პეიზაჟები გამოგონილი მასივის კომპიუტერული სურათებია; ისინი რეალურ ადგილს არ ასახავს და წარწერაშიც რეალურ ადგილად არ უნდა მოიხსენიოთ. კურსებისა და გამყოლების მუშაობის ფოტოებს, ავტორის მითითებით, მოთხოვნის შემთხვევაში მოგაწვდით.',
    },
    {
      kind: 'heading',
      id: 'interviews',
      text: { en: 'Interviews and enquiries', ka: 'ინტერვიუ და შეკითხვები' },
    },
    {
      en: 'The press desk will find the right person for your topic, from avalanches to the school. After an accident in the mountains we speak about facts only once the families have been told and the circumstances are known, and never about blame. Please write to the press desk at the foot of this page, or use the [contact page](/contact); news appears under [News](/news).',
      ka: 'პრესსამსახური თქვენი თემისთვის სათანადო ადამიანს მოძებნის\u00a0– ზვავით დაწყებული, სკოლით დამთავრებული. მთაში მომხდარი უბედური შემთხვევის ფაქტებზე მხოლოდ მას შემდეგ ვსაუბრობთ, რაც ოჯახებმა შეიტყვეს და გარემოებები დადგინდა; ბრალზე კი\u00a0– არასოდეს. მოგვწერეთ ღილაკით ამ გვერდის ბოლოს ან ისარგებლეთ [საკონტაქტო გვერდით](/contact); ახალ ამბებს წაიკითხავთ გვერდზე [სიახლეები](/news).',
    },
    {
      kind: 'heading',
      id: 'accidents',
      text: { en: 'When you report on an accident', ka: 'როცა უბედურ შემთხვევაზე წერთ' },
    },
    {
      en: 'Reports after an accident are read by the families and by those who will stand on the same slope next week. It helps them to learn what the conditions were, which number to call (112), and what could be done differently. Guesses about the last minutes or about who is to blame help nobody. If a term is unclear, please ask us before you publish.',
      ka: 'უბედური შემთხვევის შესახებ ამბავს კითხულობენ ოჯახები და ისინიც, ვინც ერთ კვირაში იმავე ფერდობზე დადგება. მათ ეხმარება ცოდნა, როგორი იყო პირობები, რომელ ნომერზე დარეკონ (112) და რისი გაკეთება შეიძლებოდა სხვაგვარად. არავის ეხმარება ვარაუდი ბოლო წუთებსა თუ დამნაშავეზე. თუ რომელიმე ტერმინი გაურკვეველია, გამოქვეყნებამდე გვკითხეთ.',
    },
    { kind: 'heading', id: 'reuse', text: { en: 'Using our texts', ka: 'ჩვენი ტექსტების გამოყენება' } },
    {
      en: 'The short text above may be used freely. Passages from other pages may be quoted with the source; for longer extracts please ask. The full conditions are in the [Terms & Conditions](/legal/terms).',
      ka: 'ზემოთ მოცემული მოკლე ტექსტი თავისუფლად გამოიყენეთ. სხვა გვერდებიდან ციტირება წყაროს მითითებით შეიძლება; უფრო ვრცელი ნაწყვეტისთვის გვკითხეთ. პირობები სრულად იხილეთ გვერდზე [წესები და პირობები](/legal/terms).',
    },
  ],
  summary: {
    en: 'For journalists and publishers: a short text about the association to quote, its figures, how to write the names of the professions, pictures and contacts.',
    ka: 'ჟურნალისტებისა და გამომცემლებისთვის: მოკლე ტექსტი ასოციაციის შესახებ, ციფრები, პროფესიების სწორი სახელები, სურათები და საკონტაქტო ინფორმაცია.',
  },
  toConfirm: ['body'],
  toSupply: 'Logo files, photographs with their authors, name and telephone of the press contact.',
};
