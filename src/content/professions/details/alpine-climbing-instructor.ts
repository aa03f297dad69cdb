import type { ProfessionDetails } from '../../schema.ts';
import { TRAINING_OUTSIDE_SCHOOL } from '../training-outside-school.ts';

export const details: ProfessionDetails = {
  facts: [
    {
      label: { en: 'Field', ka: 'სფერო' },
      value: { en: 'Rock, snow, ice, mixed routes', ka: 'კლდე, თოვლი, ყინული, შერეული მარშრუტები' },
    },
    {
      label: { en: 'Work', ka: 'საქმიანობა' },
      value: { en: 'Teaching, courses, camps', ka: 'სწავლება, კურსები, შეკრებები' },
    },
    {
      label: { en: 'Duration', ka: 'ხანგრძლივობა' },
      value: { en: 'Set for each course', ka: 'განისაზღვრება კურსის მიხედვით' },
    },
  ],
  body: [
    {
      en: 'A guide takes people up a mountain; an instructor teaches them to go without one. The alpine climbing instructor works with clubs, students, young climbers and adults who want to lead their own routes, and measures success by how soon they no longer need help.',
      ka: 'გამყოლს ადამიანი მთაზე მიჰყავს, ინსტრუქტორი კი ასწავლის, როგორ იაროს მის გარეშე. ალპინიზმის ინსტრუქტორი მუშაობს კლუბებთან, სტუდენტებთან, ახალგაზრდა მთამსვლელებთან და იმ ზრდასრულებთან, ვისაც მარშრუტის დამოუკიდებლად გავლა სურს. მისი წარმატების საზომი ისაა, რამდენად მალე აღარ დასჭირდებათ მოსწავლეებს დახმარება.',
    },
    {
      en: 'The subject is the whole of alpine climbing: how to tie a knot so that it can be checked with cold fingers, how to place protection in rock and ice, how to move as a rope of two on a ridge, how to get down. Technique needs judgement to go with it: when is the snow too soft, who is too tired, what does the cloud over the col mean? An instructor who teaches technique alone has taught the lesser part.',
      ka: 'საგანი ალპინიზმია მთელი თავისი სისრულით: როგორ შეიკრას კვანძი ისე, რომ მისი შემოწმება გაყინული თითებითაც შეიძლებოდეს, როგორ მოეწყოს დაზღვევა კლდეზე და ყინულზე, როგორ იაროს ქედზე თოკით შეკრულმა წყვილმა და როგორ ჩამოვიდეს ის ძირს. ტექნიკას სწორი გადაწყვეტილების მიღების უნარიც უნდა ახლდეს: როდის არის თოვლი ზედმეტად რბილი, ვინ დაიღალა, რას ნიშნავს ღრუბელი უღელტეხილის თავზე? ვინც მხოლოდ ტექნიკას ასწავლის, საქმის მცირე ნაწილს ასწავლის.',
    },
    {
      kind: 'heading',
      id: 'subjects',
      text: { en: 'What an instructor teaches', ka: 'რას ასწავლის ინსტრუქტორი' },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'Rope work, belaying and anchors on rock, snow and ice',
          ka: 'თოკთან მუშაობა, დაზღვევა და დამზღვევი წერტილები კლდეზე, თოვლსა და ყინულზე',
        },
        { en: 'Movement with ice axe and crampons', ka: 'წერაყინითა და წრიაპებით სვლა' },
        {
          en: 'Choosing and reading a route; descent and retreat',
          ka: 'მარშრუტის არჩევა და შეფასება; დაშვება და უკან დაბრუნება',
        },
        { en: 'Glacier travel and crevasse rescue', ka: 'მყინვარზე სვლა და ნაპრალიდან ამოყვანა' },
        {
          en: 'Rockfall, avalanches and weather on a climb',
          ka: 'ქვათაცვენა, ზვავი და ამინდი ასვლის დროს',
        },
        { en: 'Bivouac, equipment and first aid', ka: 'ღამისთევა მთაში, აღჭურვილობა და პირველადი დახმარება' },
      ],
    },
    {
      kind: 'heading',
      id: 'teaching',
      text: { en: 'Learning to teach', ka: 'როგორ ეუფლებიან სწავლების საქმეს' },
    },
    {
      en: 'Climbing well is necessary but not enough. Future instructors learn to divide a skill into steps, to let a beginner make a small mistake in a safe place, to keep several ropes in view at once, and to say in one sentence what has to change. They plan lessons, teach them in front of experienced colleagues and discuss them afterwards.',
      ka: 'კარგად ცოცვა აუცილებელია, მაგრამ საკმარისი არ არის. მომავალი ინსტრუქტორი სწავლობს, როგორ დაყოს უნარი საფეხურებად, როგორ მისცეს დამწყებს უსაფრთხო ადგილას მცირე შეცდომის უფლება, როგორ ადევნოს თვალი ერთდროულად რამდენიმე წყვილს და როგორ თქვას ერთი წინადადებით, რა უნდა შეიცვალოს. ის გეგმავს მეცადინეობას, ატარებს მას გამოცდილი კოლეგების თვალწინ და შემდეგ მათთან ერთად განიხილავს.',
    },
    {
      en: 'Many instructors also guide, and many guides teach; the two kinds of training have much in common. The association sees the instructor as a guardian of non-commercial alpinism: we pass knowledge on because somebody once passed it on to us.',
      ka: 'ბევრი ინსტრუქტორი გამყოლიცაა და ბევრი გამყოლი ასწავლის კიდეც: ამ ორ მომზადებას ბევრი რამ აქვს საერთო. ასოციაციისთვის ინსტრუქტორი არაკომერციული ალპინიზმის დამცველია: ცოდნას გადავცემთ, რადგან ერთხელ ჩვენც გადმოგვცეს.',
    },
    { kind: 'heading', id: 'course', text: { en: 'How a course runs', ka: 'როგორ მიმდინარეობს კურსი' } },
    {
      en: 'A course begins on flat ground, with ropes laid out on the grass. Only when every knot is right does the group move on to the first boulders, then to the glacier, then to a mountain that the pupils choose themselves. On that last day the instructor walks behind, watches, and speaks only if something would otherwise go wrong. If you would like to guide paying guests as well, go on to the diploma of the [mountain guide](/professions/mountain-guide).',
      ka: 'კურსი ვაკე ადგილას იწყება, ბალახზე გაშლილი თოკებით. მხოლოდ მას შემდეგ, რაც ყველა კვანძი სწორია, მიდის ჯგუფი პირველ ლოდებთან, მერე მყინვარზე, ბოლოს კი მთაზე, რომელსაც მოსწავლეები თავად ირჩევენ. ამ ბოლო დღეს ინსტრუქტორი უკან მიჰყვება, აკვირდება და მხოლოდ მაშინ ლაპარაკობს, თუ უამისოდ რამე ცუდად წარიმართება. თუ სტუმრების წაძღოლაც გსურთ, სწავლა [სამთო გამყოლის](/professions/mountain-guide) დიპლომისთვის განაგრძეთ.',
    },
    TRAINING_OUTSIDE_SCHOOL,
    {
      kind: 'note',
      text: { en: 'The official text is to be supplied.', ka: 'ოფიციალური ტექსტი მალე დაემატება.' },
    },
  ],
  summary: {
    en: 'The alpine climbing instructor teaches others to climb mountains on their own: rope work, rock, snow and ice, descent, judgement, and how to run a lesson.',
    ka: 'ალპინიზმის ინსტრუქტორი სხვებს მთაზე დამოუკიდებლად სვლას ასწავლის: თოკთან მუშაობა, კლდე, თოვლი და ყინული, დაშვება, გადაწყვეტილებები და სწავლების ხელოვნება.',
  },
  toSupply:
    'The official text on the profession, its duration and its admission requirements; who gives the training, where, dates and fee.',
};
