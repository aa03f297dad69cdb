/**
 * News of the association, newest first; the home page shows the first three.
 * To add one: a record at the top of the list and one picture with the name given here.
 * The texts are neutral drafts until the association's press desk replaces them.
 */
import type { NewsArticle } from './schema.ts';

export const news: readonly NewsArticle[] = [
  {
    slug: 'guides-directory-opens',
    date: '2025-08-10',
    title: {
      en: 'The public directory of guides opens',
      ka: 'გამყოლების საჯარო კატალოგი გაიხსნა',
    },
    excerpt: {
      en: 'From today anyone planning a day or a week in the mountains can look up a guide whose certificate the association has checked. Guides fill in their own profile and decide which contact details are shown; a profile is public only after verification.',
      ka: 'დღეიდან ყველას, ვინც მთაში ერთი დღით ან ერთი კვირით აპირებს წასვლას, შეუძლია, მოძებნოს გამყოლი, რომლის სერტიფიკატიც ასოციაციამ შეამოწმა. გამყოლი პროფილს თავად ავსებს და თავადვე წყვეტს, რომელი საკონტაქტო მონაცემი გამოჩნდეს; პროფილი საჯარო მხოლოდ დადასტურების შემდეგ ხდება.',
    },
    author: { en: 'Association press desk', ka: 'ასოციაციის პრესსამსახური' },
    image: {
      name: 'news-01',
      alt: {
        en: 'The whole massif under a clear evening sky, its ridges one behind another',
        ka: 'მთელი მასივი მოწმენდილ საღამოს ცის ქვეშ; ქედები ერთმანეთის მიღმა ჩანს',
      },
    },
    meta: {
      title: { en: 'The public directory of guides opens', ka: 'გამყოლების საჯარო კატალოგი გაიხსნა' },
      description: {
        en: 'Visitors can now look up mountain and adventure guides whose certificates the association has checked, and see the contact details each guide chose to show.',
        ka: 'ახლა უკვე შეგიძლიათ მოძებნოთ გამყოლი, რომლის სერტიფიკატი ასოციაციამ შეამოწმა, და ნახოთ ის საკონტაქტო მონაცემები, რომლებიც გამყოლმა თავად გამოაქვეყნა.',
      },
    },
    toConfirm: ['title', 'excerpt'],
  },
  {
    slug: 'glacier-rescue-exercise',
    date: '2025-08-06',
    title: {
      en: 'Rescue exercise on the glacier',
      ka: 'სამაშველო წვრთნა მყინვარზე',
    },
    excerpt: {
      en: 'For two days guides and trainees practised what everyone hopes never to need: holding a fall into a crevasse, building an anchor in the snow and hauling with a small team. The exercise ended with an open discussion of what took too long and why.',
      ka: 'ორი დღის განმავლობაში გამყოლებმა და მსმენელებმა ივარჯიშეს იმაში, რაც, იმედია, არასოდეს დასჭირდებათ: ნაპრალში ჩავარდნილის შეკავება, თოვლში სადგურის მოწყობა და ადამიანის ამოყვანა მცირე ძალებით. წვრთნა ღია განხილვით დასრულდა\u00a0– რას დასჭირდა ზედმეტად ბევრი დრო და რატომ.',
    },
    author: { en: 'Association press desk', ka: 'ასოციაციის პრესსამსახური' },
    image: {
      name: 'news-02',
      alt: {
        en: 'A rope team on a snow shoulder below a steep pyramid of rock in the morning',
        ka: 'თოკით შეკრული ჯგუფი თოვლიან მხარზე, კლდის ციცაბო პირამიდის ქვეშ, დილით',
      },
    },
    meta: {
      title: { en: 'Rescue exercise on the glacier', ka: 'სამაშველო წვრთნა მყინვარზე' },
      description: {
        en: 'Guides and trainees spent two days practising crevasse rescue: holding a fall, building snow anchors, hauling with a small team, and an open review at the end.',
        ka: 'გამყოლებმა და მსმენელებმა ორი დღე დაუთმეს ნაპრალიდან ამოყვანის წვრთნას: ჩავარდნილის შეკავება, თოვლში სადგურის მოწყობა და ბოლოს ღია განხილვა.',
      },
    },
    toConfirm: ['title', 'excerpt'],
  },
  {
    slug: 'autumn-assessments-announced',
    date: '2025-08-02',
    title: {
      en: 'Autumn assessments: registration begins',
      ka: 'საშემოდგომო შეფასება: რეგისტრაცია იწყება',
    },
    excerpt: {
      en: 'Registration is open for the assessment days that precede this autumn’s intake. Candidates are asked to bring a written record of their routes and tours; each receives the date and the place together with the list of equipment.',
      ka: 'გაიხსნა რეგისტრაცია შეფასების დღეებზე, რომლებიც წინ უსწრებს შემოდგომის მიღებას. მსურველებს ვთხოვთ, თან იქონიონ გავლილი მარშრუტებისა და ტურების წერილობითი ნუსხა; თარიღს, ადგილსა და აღჭურვილობის სიას თითოეული ცალკე მიიღებს.',
    },
    author: { en: 'Association press desk', ka: 'ასოციაციის პრესსამსახური' },
    image: {
      name: 'news-03',
      alt: {
        en: 'A valley with the first autumn colours below fresh snow on the summits',
        ka: 'ხეობა შემოდგომის პირველ ფერებში, მწვერვალებზე კი ახალი თოვლია',
      },
    },
    meta: {
      title: {
        en: 'Autumn assessments: registration begins',
        ka: 'საშემოდგომო შეფასება: რეგისტრაცია იწყება',
      },
      description: {
        en: 'Registration has opened for the assessment days before the autumn intake. What candidates should bring, and how they learn the date, place and equipment.',
        ka: 'გაიხსნა რეგისტრაცია შემოდგომის მიღების წინა შეფასებაზე. რა უნდა იქონიონ თან მსურველებმა და როგორ შეიტყობენ თარიღს, ადგილსა და აღჭურვილობის სიას.',
      },
    },
    toConfirm: ['title', 'excerpt'],
  },
  {
    slug: 'trail-marking-days',
    date: '2025-07-29',
    title: {
      en: 'Fresh marks on a high path',
      ka: 'ახალი მარკირება მაღალმთიან ბილიკზე',
    },
    excerpt: {
      en: 'Volunteers and trekking guides repainted the trail marks on a path over a high pass and rebuilt the cairns that had collapsed in winter. The hardest part was agreeing where a mark helps and where it would only be in the way.',
      ka: 'მოხალისეებმა და საფეხმავლო გამყოლებმა განაახლეს საღებავით დატანილი ნიშნები მაღალ უღელტეხილზე გამავალ ბილიკზე და აღადგინეს ქვის ნიშნები, რომლებიც ზამთარმა დაშალა. ყველაზე რთული იმაზე შეთანხმება იყო, სად გვეხმარება ნიშანი და სად იქნებოდა ის ზედმეტი.',
    },
    author: { en: 'Association press desk', ka: 'ასოციაციის პრესსამსახური' },
    image: {
      name: 'news-04',
      alt: {
        en: 'A stone cairn beside a path on a grassy pass, mountains fading into haze',
        ka: 'ქვის ნიშანი ბილიკის პირას, ბალახიან უღელტეხილზე; მთები ბურუსში იკარგება',
      },
    },
    meta: {
      title: { en: 'Fresh marks on a high path', ka: 'ახალი მარკირება მაღალმთიან ბილიკზე' },
      description: {
        en: 'Volunteers and trekking guides repainted the trail marks on a path over a high pass, rebuilt its cairns and discussed where a mark is better left out.',
        ka: 'მოხალისეებმა და საფეხმავლო გამყოლებმა მაღალ უღელტეხილზე ბილიკის მარკირება განაახლეს, ქვის ნიშნები აღადგინეს და იმსჯელეს, სად არის ნიშანი ზედმეტი.',
      },
    },
    toConfirm: ['title', 'excerpt'],
  },
  {
    slug: 'rock-training-week',
    date: '2025-07-25',
    title: {
      en: 'A training week on rock',
      ka: 'სასწავლო კვირა კლდეზე',
    },
    excerpt: {
      en: 'Trainees of the rock climbing course spent a week on multi-pitch routes: swapping leads, leading two guests at once, abseiling in the last light. Instructors report steady progress and one common fault: belays built too slowly.',
      ka: 'კლდეზე ცოცვის კურსის მსმენელებმა ერთი კვირა მრავალთოკიან მარშრუტებზე გაატარეს: მონაცვლეობით ლიდირება, ორი ადამიანის ერთდროული წაყვანა, თოკით დაშვება ბინდისას. ინსტრუქტორების თქმით, წინსვლა სტაბილურია, საერთო ნაკლი კი ერთია\u00a0– სადგურის მოწყობას დიდი დრო მიაქვს.',
    },
    author: { en: 'Association press desk', ka: 'ასოციაციის პრესსამსახური' },
    image: {
      name: 'news-05',
      alt: {
        en: 'A warm rock face in low sun, its ribs throwing long shadows',
        ka: 'დაბალი მზით განათებული კლდის კედელი, რომლის წიბოები გრძელ ჩრდილებს ჰფენს',
      },
    },
    meta: {
      title: { en: 'A training week on rock', ka: 'სასწავლო კვირა კლდეზე' },
      description: {
        en: 'A week of multi-pitch climbing for the trainees of the rock climbing course: swapping leads, two guests at once, abseils, and one fault they had in common.',
        ka: 'კლდეზე ცოცვის კურსის მსმენელების კვირა მრავალთოკიან მარშრუტებზე: მონაცვლეობით ლიდირება, ორი ადამიანის წაყვანა, თოკით დაშვება და ერთი საერთო ნაკლი.',
      },
    },
    toConfirm: ['title', 'excerpt'],
  },
  {
    slug: 'first-aid-refresher',
    date: '2025-07-21',
    title: {
      en: 'First aid, refreshed every season',
      ka: 'პირველადი დახმარება\u00a0– ყოველ სეზონზე თავიდან',
    },
    excerpt: {
      en: 'Knowledge that is not used fades, and first aid is used rarely. The refresher course therefore works with scenarios rather than lectures: a fall far from the road, cold, altitude, a group waiting for help. Dates for a second course will follow.',
      ka: 'ცოდნა, რომელსაც არ ვიყენებთ, გვავიწყდება, პირველადი დახმარება კი იშვიათად გვჭირდება. ამიტომ განმეორებითი კურსი ლექციების ნაცვლად სიტუაციურ სავარჯიშოებზეა აგებული: ვარდნა გზისგან შორს, სიცივე, სიმაღლე, მომლოდინე ჯგუფი. მეორე კურსის თარიღებს მოგვიანებით გამოვაცხადებთ.',
    },
    author: { en: 'Association press desk', ka: 'ასოციაციის პრესსამსახური' },
    image: {
      name: 'news-06',
      alt: {
        en: 'Ranges one behind another in the last evening sun, a deep valley in shadow',
        ka: 'ერთმანეთის მიღმა ჩამწკრივებული ქედები საღამოს უკანასკნელ მზეზე; ღრმა ხეობა ჩრდილშია',
      },
    },
    meta: {
      title: {
        en: 'First aid, refreshed every season',
        ka: 'პირველადი დახმარება\u00a0– ყოველ სეზონზე თავიდან',
      },
      description: {
        en: 'The guides’ first aid refresher is built on scenarios, not lectures: a fall far from the road, cold, altitude, a group waiting for help. More dates will follow.',
        ka: 'გამყოლებისთვის პირველადი დახმარების განმეორებითი კურსი სიტუაციურ სავარჯიშოებზეა აგებული: ვარდნა გზისგან შორს, სიცივე, სიმაღლე და მომლოდინე ჯგუფი.',
      },
    },
    toConfirm: ['title', 'excerpt'],
  },
  {
    slug: 'volunteers-tidy-base-camp',
    date: '2025-07-16',
    title: {
      en: 'Volunteers tidy a base camp',
      ka: 'მოხალისეებმა საბაზო ბანაკი დაასუფთავეს',
    },
    excerpt: {
      en: 'Volunteers spent a weekend carrying rubbish down: rusty tins, torn tarpaulin, forgotten rope. Most of it had lain under the snow for years. What is carried up this summer should come down this summer, and guides are asked to set the example.',
      ka: 'შაბათ-კვირას მოხალისეებმა მთიდან ნაგავი ჩამოიტანეს: ჟანგიანი ქილები, დახეული ბრეზენტი, მივიწყებული თოკი. მისი დიდი ნაწილი წლობით თოვლის ქვეშ იდო. რაც ამ ზაფხულს მთაზე აიტანეს, ამავე ზაფხულს უნდა ჩამოიტანონ\u00a0– მაგალითი კი გამყოლებმა უნდა მისცენ.',
    },
    author: { en: 'Association press desk', ka: 'ასოციაციის პრესსამსახური' },
    image: {
      name: 'news-07',
      alt: {
        en: 'A river winding through meadows and forest on a valley floor, snow mountains behind',
        ka: 'მდელოებსა და ტყეში დაკლაკნილი მდინარე ხეობის ძირში; უკან თოვლიანი მთები ჩანს',
      },
    },
    meta: {
      title: { en: 'Volunteers tidy a base camp', ka: 'მოხალისეებმა საბაზო ბანაკი დაასუფთავეს' },
      description: {
        en: 'Volunteers spent a weekend carrying old tins, tarpaulin and rope down from a base camp. What goes up this summer should come down this summer.',
        ka: 'მოხალისეებმა შაბათ-კვირა საბაზო ბანაკის დასუფთავებას დაუთმეს და ძველი ქილები, ბრეზენტი და თოკი ჩამოიტანეს. მაგალითი გამყოლებმა უნდა მისცენ.',
      },
    },
    toConfirm: ['title', 'excerpt'],
  },
  {
    slug: 'summer-thunderstorms',
    date: '2025-07-11',
    title: {
      en: 'Thunderstorms: start early, turn back early',
      ka: 'ჭექა-ქუხილი: ადრე დაიძარით, ადრე დაბრუნდით',
    },
    excerpt: {
      en: 'Warm weeks bring storms in the afternoon. The advice is old and still good: leave before dawn, be off the ridge by noon, and agree on a turnaround time while everybody is still fresh. A summit that you have to rush for is better left for another day.',
      ka: 'თბილ კვირებში ნაშუადღევს ჭექა-ქუხილი იცის. რჩევა ძველია, მაგრამ არ დაძველებულა: დაიძარით გათენებამდე, შუადღისთვის ქედზე ნუღარ იქნებით და დაბრუნების დრო წინასწარ შეათანხმეთ, სანამ ყველა დასვენებულია. მწვერვალი, რომლისკენაც აჩქარება გიწევთ, სხვა დღეს დაგელოდებათ.',
    },
    author: { en: 'Association press desk', ka: 'ასოციაციის პრესსამსახური' },
    image: {
      name: 'news-08',
      focus: 0,
      alt: {
        en: 'Dark cloud gathering above a sunlit ridge in the early afternoon',
        ka: 'მუქი ღრუბელი, რომელიც ადრიან ნაშუადღევს მზიანი ქედის თავზე გროვდება',
      },
    },
    meta: {
      title: {
        en: 'Thunderstorms: start early, turn back early',
        ka: 'ჭექა-ქუხილი: ადრე დაიძარით, ადრე დაბრუნდით',
      },
      description: {
        en: 'Advice for warm weeks with afternoon storms: leave before dawn, be off the ridge by noon and agree on a turnaround time while everyone is still fresh.',
        ka: 'რჩევა თბილი კვირებისთვის, როცა ნაშუადღევს ჭექა-ქუხილია მოსალოდნელი: დაიძარით გათენებამდე, ქედი შუადღემდე დატოვეთ და შეათანხმეთ დაბრუნების დრო.',
      },
    },
    toConfirm: ['title', 'excerpt'],
  },
  {
    slug: 'reading-water-in-canyons',
    date: '2025-07-06',
    title: {
      en: 'Reading water: a training day in the canyon',
      ka: 'წყლის „კითხვა“: სასწავლო დღე კანიონში',
    },
    excerpt: {
      en: 'The canyon course began where it should, at the water gauge. Trainees compared three days of levels, walked the escape routes first and only then put on the ropes. The descent itself was the shortest part of the day.',
      ka: 'კანიონინგის კურსი იქიდან დაიწყო, საიდანაც უნდა დაწყებულიყო\u00a0– წყლის დონის საზომიდან. მსმენელებმა შეადარეს სამი დღის მონაცემები, ჯერ საევაკუაციო გზები მოიარეს და თოკები მხოლოდ ამის შემდეგ აიღეს. თავად დაშვება დღის უმოკლესი ნაწილი გამოდგა.',
    },
    author: { en: 'Association press desk', ka: 'ასოციაციის პრესსამსახური' },
    image: {
      name: 'news-09',
      focus: 100,
      alt: {
        en: 'Green water in a narrow canyon with wet walls and a strip of sky above',
        ka: 'მწვანე წყალი ვიწრო კანიონში, სველი კედლები და ცის ზოლი ზემოთ',
      },
    },
    meta: {
      title: {
        en: 'Reading water: a training day in the canyon',
        ka: 'წყლის „კითხვა“: სასწავლო დღე კანიონში',
      },
      description: {
        en: 'The canyon course began at the water gauge: trainees compared levels and walked the escape routes first, then put on the ropes. The descent came last.',
        ka: 'კანიონინგის კურსი წყლის დონის საზომიდან დაიწყო: მსმენელებმა მონაცემები შეადარეს, საევაკუაციო გზები მოიარეს და თოკები მხოლოდ ამის შემდეგ აიღეს.',
      },
    },
    toConfirm: ['title', 'excerpt'],
  },
  {
    slug: 'summer-season-begins',
    date: '2025-07-01',
    title: {
      en: 'The summer season begins',
      ka: 'საზაფხულო სეზონი დაიწყო',
    },
    excerpt: {
      en: 'The high passes are opening, though old snow still lies in the gullies on the north side. Guides are asked to report the condition of paths and bridges; the notes are shared with all members so that nobody is surprised by the same obstacle twice.',
      ka: 'მაღალი უღელტეხილები იხსნება, თუმცა ჩრდილოეთის ექსპოზიციის ხევებში ძველი თოვლი ჯერ კიდევ დევს. გამყოლებს ვთხოვთ, გვაცნობონ ბილიკებისა და ხიდების მდგომარეობა; ცნობებს ყველა წევრს ვუზიარებთ, რომ ერთსა და იმავე დაბრკოლებას ორჯერ არავინ გადააწყდეს.',
    },
    author: { en: 'Association press desk', ka: 'ასოციაციის პრესსამსახური' },
    image: {
      name: 'news-10',
      alt: {
        en: 'Old snow in the gullies above green slopes and a wide wooded valley in early summer',
        ka: 'ძველი თოვლი ხევებში, მწვანე ფერდობებისა და ფართო ტყიანი ხეობის თავზე, ზაფხულის დასაწყისში',
      },
    },
    meta: {
      title: { en: 'The summer season begins', ka: 'საზაფხულო სეზონი დაიწყო' },
      description: {
        en: 'The high passes are opening, with old snow left in the northern gullies. Guides share the condition of paths and bridges with all members.',
        ka: 'მაღალი უღელტეხილები იხსნება, ჩრდილოეთის ექსპოზიციის ხევებში კი ძველი თოვლი ჯერ კიდევ დევს. გამყოლები ბილიკებისა და ხიდების მდგომარეობას ერთმანეთს უზიარებენ.',
      },
    },
    toConfirm: ['title', 'excerpt'],
  },
];
