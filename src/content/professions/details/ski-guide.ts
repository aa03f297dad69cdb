import type { ProfessionDetails } from '../../schema.ts';
import { TRAINING_OUTSIDE_SCHOOL } from '../training-outside-school.ts';

export const details: ProfessionDetails = {
  facts: [
    { label: { en: 'Duration', ka: 'ხანგრძლივობა' }, value: { en: 'One year', ka: 'ერთი წელი' } },
    {
      label: { en: 'Terrain', ka: 'რელიეფი' },
      value: {
        en: 'Ski tours and descents off the pistes',
        ka: 'სათხილამურო ტურები და დაშვება ტრასების მიღმა',
      },
    },
    { label: { en: 'Season', ka: 'სეზონი' }, value: { en: 'Winter and spring', ka: 'ზამთარი და გაზაფხული' } },
  ],
  body: [
    {
      en: 'A ski guide leads where no piste has been prepared: up through the forest on skins, over a col in the wind, down a slope that nobody has touched since the last snowfall. The mountains of Georgia have plenty of this terrain and few people on it, which makes it beautiful and leaves the decisions to the guide alone.',
      ka: 'სათხილამურო გამყოლი იქ უძღვება ჯგუფს, სადაც ტრასა არავის მოუმზადებია: ტყის გავლით, კამუსებით აღმართზე, ქარიან უღელტეხილზე და შემდეგ ფერდობზე, რომელსაც ბოლო თოვის შემდეგ არავინ შეხებია. საქართველოს მთებში ასეთი ადგილი ბევრია, ხალხი კი ცოტა\u00a0– სწორედ ამიტომაა იქ ლამაზი და ამიტომვე იღებს გამყოლი გადაწყვეტილებას მარტო.',
    },
    {
      en: 'Those decisions are nearly always about snow. A ski guide watches it all winter, digs a pit where the layers need a closer look, and compares what the forecast says with what the wind has done on this aspect at this altitude. Most days the answer is a gentler slope, an earlier start, one skier at a time. Now and then the answer is to stay in the forest, and the guide must be able to make that a good day too.',
      ka: 'ეს გადაწყვეტილება თითქმის ყოველთვის თოვლს ეხება. გამყოლი მას მთელი ზამთარი აკვირდება, თხრის ორმოს იქ, სადაც ფენებს კარგად უნდა დააკვირდეს, და პროგნოზს ადარებს იმას, რაც ქარმა ამ სიმაღლეზე, ამ ექსპოზიციის ფერდობზე გააკეთა. უმეტესად პასუხი ასეთია: უფრო დამრეცი ფერდობი, უფრო ადრეული გასვლა, ფერდობზე ერთდროულად მხოლოდ ერთი მოთხილამურე. ხანდახან კი პასუხი ტყეში დარჩენაა\u00a0– და გამყოლმა ასეთი დღეც კარგ დღედ უნდა აქციოს.',
    },
    {
      kind: 'heading',
      id: 'training',
      text: { en: 'What the training covers', ka: 'რას მოიცავს მომზადება' },
    },
    {
      en: 'The programme takes one year and covers a whole winter, from the first snow to the spring crust. Theory is taught before the season, technique and leading during it.',
      ka: 'პროგრამა ერთწლიანია და ზამთარს პირველი თოვლიდან გაზაფხულის ქერქამდე მოიცავს. თეორია სეზონამდე ისწავლება, ტექნიკა და ჯგუფის წაყვანა\u00a0– სეზონის განმავლობაში.',
    },
    {
      kind: 'list',
      items: [
        {
          en: 'Snow and avalanches: observation, assessment, choice of terrain',
          ka: 'თოვლი და ზვავი: დაკვირვება, შეფასება, ფერდობის არჩევა',
        },
        {
          en: 'Track setting, pace and transitions with a group',
          ka: 'კვალის გავლება, ტემპი და ასვლიდან დაშვებაზე გადასვლა ჯგუფთან ერთად',
        },
        {
          en: 'Skiing safely in powder, crust, and heavy spring snow',
          ka: 'უსაფრთხო სრიალი ფხვიერ, ქერქიან და გაზაფხულის მძიმე თოვლზე',
        },
        {
          en: 'Companion rescue with transceiver, probe and shovel',
          ka: 'ზვავში მოყოლილის გადარჩენა ჯგუფის ძალებით: სამძებრო გადამცემი (ბიპერი), ზონდი და ნიჩაბი',
        },
        {
          en: 'Navigation in cloud and on featureless slopes',
          ka: 'ორიენტირება ნისლში და ერთფეროვან ფერდობზე',
        },
        {
          en: 'Travel on easy glaciers; rope work and improvised sledges',
          ka: 'მარტივ მყინვარზე სვლა; თოკი და მარხილის მოწყობა ხელთ არსებული საშუალებებით',
        },
      ],
    },
    {
      kind: 'heading',
      id: 'work',
      text: { en: 'Where ski guides work', ka: 'სად მუშაობს სათხილამურო გამყოლი' },
    },
    {
      en: 'Some spend the winter with touring groups that move from village to village, some near a resort, where guests want a day away from the lifts, and some teaching avalanche courses. Most have a second profession for the summer. If you would like to guide on steep ice and rock as well, go on to the diploma of the [mountain guide](/professions/mountain-guide); if you would rather teach on the piste, read about the [ski teacher](/professions/ski-teacher).',
      ka: 'ზოგს ზამთარში მრავალდღიან ტურზე სოფლიდან სოფელში დაჰყავს ჯგუფი, ზოგი კურორტის მახლობლად მუშაობს, სადაც სტუმარს ერთი დღით საბაგიროსგან შორს წასვლა უნდა, ზოგი კი ზვავუსაფრთხოების კურსებს ატარებს. უმეტესობას ზაფხულისთვის მეორე პროფესიაც აქვს. თუ ციცაბო ყინულსა და კლდეზე წაძღოლაც გსურთ, სწავლა [სამთო გამყოლის](/professions/mountain-guide) დიპლომისთვის განაგრძეთ; თუ ტრასაზე სწავლება გირჩევნიათ, გაეცანით [სათხილამურო ინსტრუქტორის](/professions/ski-teacher) პროფესიას.',
    },
    {
      kind: 'heading',
      id: 'first-tour',
      text: { en: 'With guests for the first time', ka: 'პირველად სტუმრებთან ერთად' },
    },
    {
      en: 'Before leading alone, a guide spends days alongside an experienced colleague, who lets the candidate choose the line and intervenes only when it matters. Both look at the same slope and each says what they see. Where the answers differ, the learning begins. At the end of the day they go through the decisions once more, the successful ones too, because a decision that ended well was not always a good one.',
      ka: 'სანამ გამყოლი დამოუკიდებლად წაიყვანს ჯგუფს, გამოცდილი კოლეგის გვერდით მუშაობს. კოლეგა ხაზს მას არჩევინებს და მხოლოდ მაშინ ერევა, როცა ეს მნიშვნელოვანია. ორივე ერთსა და იმავე ფერდობს უყურებს და ცალ-ცალკე ამბობს, რას ხედავს; სწავლა იქ იწყება, სადაც პასუხები განსხვავდება. დღის ბოლოს გადაწყვეტილებებს კიდევ ერთხელ განიხილავენ\u00a0– წარმატებულებსაც, რადგან კარგი დასასრული ყოველთვის კარგ გადაწყვეტილებას არ ნიშნავს.',
    },
  ],
  admissions: [
    {
      en: 'Candidates must ski safely in any snow, have completed tours of their own and bring a written record of them to the assessment, which is held on snow before the course. Registration and the further steps are described under [Becoming a guide](/becoming-guide).',
      ka: 'მსურველი ნებისმიერ თოვლზე უსაფრთხოდ უნდა სრიალებდეს; მას დამოუკიდებლად გავლილი ტურების გამოცდილებაც უნდა ჰქონდეს. ტურების წერილობითი ნუსხა მან შეფასებაზე უნდა მოიტანოს, რომელიც კურსის წინ, თოვლზე ტარდება. რეგისტრაცია და შემდგომი ეტაპები აღწერილია გვერდზე [როგორ გახდეთ გამყოლი](/becoming-guide).',
    },
    TRAINING_OUTSIDE_SCHOOL,
  ],
  summary: {
    en: 'The ski guide leads tours and descents away from the pistes. What the one-year programme covers, from avalanche assessment to rescue, and how to be admitted.',
    ka: 'სათხილამურო გამყოლი ჯგუფს ტრასების მიღმა უძღვება. რას მოიცავს ერთწლიანი პროგრამა\u00a0– ზვავსაშიშროების შეფასებიდან სამაშველო სამუშაომდე\u00a0– და მიღების პირობები.',
  },
  toConfirm: ['admissions'],
  toSupply: 'Who gives the training and where; dates and fee of the next intake.',
};
