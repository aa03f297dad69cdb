import type { ProfessionDetails } from '../../schema.ts';

export const details: ProfessionDetails = {
  facts: [
    {
      label: { en: 'Duration', ka: 'ხანგრძლივობა' },
      value: { en: '8 weeks, 320 hours', ka: '8 კვირა, 320 სთ' },
    },
    { label: { en: 'Cost', ka: 'ღირებულება' }, value: { en: '600 GEL', ka: '600\u00a0₾' } },
    {
      label: { en: 'Terrain', ka: 'რელიეფი' },
      value: { en: 'Crags and rock routes without snow', ka: 'კლდეები და კლდის მარშრუტები თოვლის გარეშე' },
    },
  ],
  body: [
    {
      en: 'A rock climbing guide introduces people to vertical terrain and leads them on it: at the crag behind the village, on a limestone wall above a gorge, on multi-pitch routes where the only way out is up, or down by abseil. Snow and glacier lie outside the profession; on rock itself it demands complete mastery.',
      ka: 'კლდეზე ცოცვის გამყოლი ადამიანს ვერტიკალურ სამყაროს აცნობს და იქ წინ უძღვის: სოფლის თავზე აღმართულ კლდეზე, კირქვის კედელზე კანიონის თავზე, მრავალთოკიან მარშრუტზე, საიდანაც გზა მხოლოდ ზემოთ ან თოკით ქვემოთ მიდის. თოვლი და მყინვარი ამ პროფესიის მიღმა რჩება; თავად კლდეზე კი გამყოლს ხელობის სრული ცოდნა მოეთხოვება.',
    },
    {
      en: 'The first hour with a beginner matters most. The guide picks a wall that allows success, explains the knot and the belay so that they are understood and not just repeated, checks everything twice and then says very little. Later come practice falls, the first lead, the first long route. With experienced climbers the work is different: the guide knows the place, the right line and the right time, and stays calm while the others do the hard moves.',
      ka: 'დამწყებთან პირველი საათი ბევრ რამეს წყვეტს. გამყოლი ირჩევს კედელს, რომელზეც წარმატება შესაძლებელია, კვანძსა და დაზღვევას ისე განმარტავს, რომ გაიგონ და არა მხოლოდ გაიმეორონ, ყველაფერს ორჯერ ამოწმებს და შემდეგ თითქმის აღარ ლაპარაკობს. მერე მოდის სავარჯიშო ვარდნა, პირველი ლიდირება, პირველი გრძელი მარშრუტი. გამოცდილ მეკლდეურებთან სამუშაო სხვაგვარია: გამყოლმა იცის ადგილი, სწორი ხაზი და სწორი დრო; ის სიმშვიდეს ინარჩუნებს, სანამ სხვები ძალას ხარჯავენ.',
    },
    {
      kind: 'heading',
      id: 'training',
      text: { en: 'What the training covers', ka: 'რას მოიცავს მომზადება' },
    },
    {
      en: 'The [school’s programme](/association/ats) lasts 8 weeks and 320 hours and costs 600 GEL. Most of the teaching takes place on rock.',
      ka: '[სკოლის პროგრამა](/association/ats) 8 კვირა და 320 საათი გრძელდება და 600 ლარი ღირს. მეცადინეობების უმეტესი ნაწილი კლდეზე ტარდება.',
    },
    {
      kind: 'list',
      items: [
        {
          en: 'Climbing and leading on bolted and traditional routes',
          ka: 'ცოცვა და ლიდირება სპორტულ (ბოლტებიან) და ტრადიციულ მარშრუტებზე',
        },
        {
          en: 'Anchors, belays and the forces that act on them',
          ka: 'დამზღვევი წერტილები, სადგურები და მათზე მოქმედი ძალები',
        },
        {
          en: 'Leading two people on multi-pitch routes',
          ka: 'ორი ადამიანის წაყვანა მრავალთოკიან მარშრუტზე',
        },
        {
          en: 'Abseiling, retreat and rescue on the wall',
          ka: 'თოკით დაშვება, უკან დაბრუნება და სამაშველო სამუშაო კედელზე',
        },
        { en: 'Teaching beginners, children and groups', ka: 'დამწყებების, ბავშვებისა და ჯგუფების სწავლება' },
        { en: 'Equipment, its wear and its inspection', ka: 'აღჭურვილობა, მისი ცვეთა და შემოწმება' },
        {
          en: 'Care for crags: nesting birds, paths, neighbours, access',
          ka: 'კლდეებზე ზრუნვა: მობუდარი ფრინველები, ბილიკები, მეზობლები, მისასვლელი',
        },
      ],
    },
    { kind: 'heading', id: 'work', text: { en: 'The profession in practice', ka: 'პროფესია პრაქტიკაში' } },
    {
      en: 'Rock climbing guides run courses, accompany visiting climbers, work with schools and climbing halls and look after the bolts of the crags they use. The season is long: southern walls dry early in spring and stay warm until late in autumn. The qualification also gives a firm base to those who later want the diploma of the [mountain guide](/professions/mountain-guide).',
      ka: 'კლდეზე ცოცვის გამყოლი ატარებს კურსებს, ახლავს სტუმრად ჩამოსულ მეკლდეურებს, მუშაობს სკოლებსა და საცოცავ დარბაზებთან და უვლის იმ კლდეების ბოლტებს, რომლებსაც იყენებს. სეზონი გრძელია: სამხრეთის ექსპოზიციის კედლები გაზაფხულზე ადრე შრება და გვიან შემოდგომამდე თბილია. კვალიფიკაცია მყარი საფუძველია მათთვისაც, ვისაც მოგვიანებით [სამთო გამყოლის](/professions/mountain-guide) დიპლომი სურს.',
    },
    { kind: 'heading', id: 'habits', text: { en: 'Safety as a habit', ka: 'უსაფრთხოება როგორც ჩვევა' } },
    {
      en: 'Most accidents on rock have simple causes: a knot not finished, a rope too short, a word misheard. The guide guards against them with habits. Partners check each other before every start, the end of the rope is always tied off, commands are agreed on the ground, and nobody climbs below another party where stones may come loose. None of it takes long, and all of it is second nature by the end of the course.',
      ka: 'კლდეზე უბედური შემთხვევების უმეტესობას მარტივი მიზეზი აქვს: ბოლომდე შეუკვრელი კვანძი, მოკლე თოკი, არასწორად გაგონილი სიტყვა. გამყოლი მათ ჩვევებით ებრძვის: მეწყვილეები დაწყებამდე ყოველთვის ამოწმებენ ერთმანეთს, თოკის ბოლოზე კვანძი იკვრება, ბრძანებებზე ჯერ კიდევ ძირს თანხმდებიან და სხვა ჯგუფის ქვეშ, სადაც ქვა შეიძლება ჩამოვარდეს, არავინ ცოცავს. ამას დიდი დრო არ სჭირდება; კურსის ბოლოს ეს ყველაფერი ბუნებრივ ჩვევად იქცევა.',
    },
    {
      kind: 'note',
      text: { en: 'The official text is to be supplied.', ka: 'ოფიციალური ტექსტი მალე დაემატება.' },
    },
  ],
  summary: {
    en: 'The rock climbing guide leads and teaches on crags and long rock routes. The school’s programme: 8 weeks, 320 hours, 600 GEL, and what it covers.',
    ka: 'კლდეზე ცოცვის გამყოლი ჯგუფს უძღვება და ცოცვას ასწავლის კლდეებსა და გრძელ მარშრუტებზე. სკოლის პროგრამა: 8 კვირა, 320 სთ, 600\u00a0₾ და მისი შინაარსი.',
  },
  toSupply:
    'The official text on the profession and its admission requirements; the guides’ own Georgian word for multi-pitch routes.',
};
