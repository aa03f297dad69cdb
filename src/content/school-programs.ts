/** The eleven programmes of the school, in the order of the specification (section 3). */
import { PROGRAMME_TITLES } from '../domain/school/programmes.ts';
import type { SchoolProgram } from './schema.ts';

export const schoolPrograms: readonly SchoolProgram[] = [
  {
    id: 'trekking-tour-guide',
    title: PROGRAMME_TITLES['trekking-tour-guide'],
    description: {
      en: 'Full training for those who want to lead one-day and multi-day walks: planning, navigation, working with groups, nature and culture, in all seasons of the year.',
      ka: 'სრული მომზადება მათთვის, ვისაც სხვების წაძღოლა სურს ერთდღიან და მრავალდღიან ლაშქრობებზე: დაგეგმვა, ორიენტირება, ჯგუფთან მუშაობა, ბუნება და კულტურა\u00a0– წელიწადის ყველა დროს.',
    },
    duration: { text: { en: '14 months, 248 hours', ka: '14 თვე, 248 სთ' }, months: 14, hours: 248 },
    difficulty: { en: 'Moderate', ka: 'საშუალო' },
    participants: { text: { en: '12–48', ka: '12–48' }, min: 12, max: 48 },
    locations: {
      en: 'Tbilisi; mountain regions, depending on the season',
      ka: 'თბილისი; მთიანი მხარეები სეზონის მიხედვით',
    },
    cost: { text: { en: '750 GEL', ka: '750\u00a0₾' }, minGel: 750, maxGel: 750 },
    highlights: [
      {
        en: 'Route planning and navigation with map, compass and GPS',
        ka: 'მარშრუტის დაგეგმვა და ორიენტირება რუკით, კომპასითა და GPS-ით',
      },
      {
        en: 'Leading groups over passes and across streams',
        ka: 'ჯგუფის წაყვანა უღელტეხილებზე, ნაკადულების გადალახვა',
      },
      { en: 'First aid far from help', ka: 'პირველადი დახმარება დასახლებისგან შორს' },
      { en: 'Nature, history and customs of the regions', ka: 'მხარეების ბუნება, ისტორია და წეს-ჩვეულებები' },
      {
        en: 'A multi-day journey led by the participants',
        ka: 'მრავალდღიანი ლაშქრობა, რომელსაც მსმენელები უძღვებიან',
      },
    ],
    prerequisites: {
      en: 'Aged 18 or over, in good health, with experience of walking in the mountains',
      ka: 'ასაკი 18 წლიდან, კარგი ჯანმრთელობა და მთაში სიარულის გამოცდილება',
    },
    image: {
      name: 'programme-trekking-tour-guide',
      alt: {
        en: 'A long path over green ridges with the snow peaks at its end',
        ka: 'გრძელი ბილიკი მწვანე ქედებზე, რომლის ბოლოშიც თოვლიანი მწვერვალები ჩანს',
      },
    },
    profession: 'trekking-guide',
    toConfirm: ['difficulty', 'participants', 'locations', 'prerequisites'],
  },
  {
    id: 'mountain-leader',
    title: PROGRAMME_TITLES['mountain-leader'],
    description: {
      en: 'A short course in leading groups on paths and open hills, without a rope and below the glaciers. It suits teachers, volunteers and guest-house hosts as well as future guides.',
      ka: 'მოკლე კურსი ჯგუფის წასაყვანად ბილიკებსა და გაშლილ ფერდობებზე, თოკის გარეშე, მყინვარის ზონის ქვემოთ. გამოადგება მასწავლებელს, მოხალისეს, საოჯახო სასტუმროს მასპინძელს და მომავალ გამყოლს.',
    },
    duration: { text: { en: '4 weeks', ka: '4 კვირა' }, weeks: 4 },
    difficulty: { en: 'Moderate', ka: 'საშუალო' },
    participants: { text: { en: '10–24', ka: '10–24' }, min: 10, max: 24 },
    locations: {
      en: 'Tbilisi; foothills and middle mountains',
      ka: 'თბილისი; მთისწინეთი და საშუალო სიმაღლის მთები',
    },
    cost: { text: { en: '350 GEL', ka: '350\u00a0₾' }, minGel: 350, maxGel: 350 },
    highlights: [
      { en: 'Map, compass, finding the way in fog', ka: 'რუკა, კომპასი, გზის პოვნა ნისლში' },
      { en: 'Care for groups, children and beginners', ka: 'ჯგუფზე, ბავშვებსა და დამწყებებზე ზრუნვა' },
      { en: 'Weather and decisions', ka: 'ამინდი და გადაწყვეტილების მიღება' },
      { en: 'First aid and calling for help', ka: 'პირველადი დახმარება და მაშველის გამოძახება' },
    ],
    prerequisites: {
      en: 'Aged 18 or over, a regular mountain walker',
      ka: 'ასაკი 18 წლიდან და მთაში რეგულარული სიარული',
    },
    image: {
      name: 'programme-mountain-leader',
      alt: {
        en: 'A path along a grassy ridge with a wide view in afternoon light',
        ka: 'ბილიკი ბალახიან ქედზე, ფართო ხედით ნაშუადღევის შუქზე',
      },
    },
    profession: 'mountain-leader',
    toConfirm: ['difficulty', 'participants', 'locations', 'prerequisites'],
  },
  {
    id: 'rock-climbing-guide',
    title: PROGRAMME_TITLES['rock-climbing-guide'],
    description: {
      en: 'Eight weeks on rock: leading, belaying, teaching and rescue on crags and multi-pitch routes.',
      ka: 'რვა კვირა კლდეზე: ლიდირება, დაზღვევა, სწავლება და სამაშველო საქმე როგორც მცირე კლდეებზე, ისე მრავალთოკიან მარშრუტებზე.',
    },
    duration: { text: { en: '8 weeks, 320 hours', ka: '8 კვირა, 320 სთ' }, weeks: 8, hours: 320 },
    difficulty: { en: 'Demanding', ka: 'რთული' },
    participants: { text: { en: '6–12', ka: '6–12' }, min: 6, max: 12 },
    locations: {
      en: 'Climbing crags and rock walls, depending on the season',
      ka: 'საცოცავი კლდეები და კედლები სეზონის მიხედვით',
    },
    cost: { text: { en: '600 GEL', ka: '600\u00a0₾' }, minGel: 600, maxGel: 600 },
    highlights: [
      {
        en: 'Anchors, belays and the forces on them',
        ka: 'დამზღვევი წერტილები, სადგურები და მათზე მოქმედი ძალები',
      },
      { en: 'Leading two people on long routes', ka: 'ორი ადამიანის წაყვანა გრძელ მარშრუტზე' },
      {
        en: 'Abseiling, retreat and rescue on the wall',
        ka: 'თოკით დაშვება, უკან დაბრუნება, სამაშველო სამუშაო კედელზე',
      },
      { en: 'Teaching beginners and children', ka: 'დამწყებებისა და ბავშვების სწავლება' },
    ],
    prerequisites: {
      en: 'Aged 18 or over, an independent climber who leads routes',
      ka: 'ასაკი 18 წლიდან, დამოუკიდებელი ცოცვისა და ლიდირების გამოცდილება',
    },
    image: {
      name: 'programme-rock-climbing-guide',
      alt: {
        en: 'A high wall of layered rock glowing in low sun',
        ka: 'შრეებიანი კლდის მაღალი კედელი, დაბალი მზით განათებული',
      },
    },
    profession: 'rock-climbing-guide',
    toConfirm: ['difficulty', 'participants', 'locations', 'prerequisites'],
  },
  {
    id: 'equestrian-tour-guide',
    title: PROGRAMME_TITLES['equestrian-tour-guide'],
    description: {
      en: 'For riders who want to lead others through the mountains on horseback, with equal care for the guest and the horse.',
      ka: 'მხედრებისთვის, რომელთაც სურთ, მთაში ჯგუფი ცხენით წაიყვანონ და თანაბრად იზრუნონ სტუმარსა და ცხენზე.',
    },
    duration: { text: { en: 'Set for each intake', ka: 'განისაზღვრება ყოველი მიღებისას' } },
    difficulty: { en: 'Moderate', ka: 'საშუალო' },
    participants: { text: { en: '6–16', ka: '6–16' }, min: 6, max: 16 },
    locations: { en: 'Highland pastures and valleys', ka: 'მთის საძოვრები და ხეობები' },
    cost: { text: { en: 'On request', ka: 'გვკითხეთ' } },
    highlights: [
      { en: 'Choosing, saddling and loading the horse', ka: 'ცხენის შერჩევა, შეკაზმვა და დატვირთვა' },
      {
        en: 'Horse care and first aid for the animal',
        ka: 'ცხენის მოვლა და მისთვის პირველადი დახმარების აღმოჩენა',
      },
      { en: 'Leading riders of different ability', ka: 'სხვადასხვა დონის მხედრების წაყვანა' },
      { en: 'Fords, steep paths, camps with horses', ka: 'ფონი, ციცაბო ბილიკი, ბანაკი ცხენებთან ერთად' },
    ],
    prerequisites: {
      en: 'Aged 18 or over, a secure rider in all gaits',
      ka: 'ასაკი 18 წლიდან; ცხენზე თავდაჯერებული ჯდომა ნაბიჯით, ჩორთითა და გალოპით',
    },
    image: {
      name: 'programme-equestrian-tour-guide',
      alt: {
        en: 'A high pasture with a track winding towards a pass, clouds over the snow peaks behind',
        ka: 'მაღალმთიანი საძოვარი და უღელტეხილისკენ დაკლაკნილი გზა; უკან, თოვლიან მწვერვალებზე, ღრუბლებია',
      },
    },
    toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'cost', 'prerequisites'],
    toSupply: 'Duration and cost.',
  },
  {
    id: 'bicycle-tour-guide',
    title: PROGRAMME_TITLES['bicycle-tour-guide'],
    description: {
      en: 'For cyclists who want to lead tours on mountain roads and trails, from planning the stages to repairing a broken chain on the pass.',
      ka: 'ველოსიპედისტებისთვის, რომელთაც სურთ, ჯგუფი მთის გზებსა და ბილიკებზე წაიყვანონ\u00a0– მონაკვეთების დაგეგმვიდან უღელტეხილზე გაწყვეტილი ჯაჭვის შეკეთებამდე.',
    },
    duration: { text: { en: 'Set for each intake', ka: 'განისაზღვრება ყოველი მიღებისას' } },
    difficulty: { en: 'Moderate', ka: 'საშუალო' },
    participants: { text: { en: '8–20', ka: '8–20' }, min: 8, max: 20 },
    locations: {
      en: 'Mountain roads and trails, depending on the season',
      ka: 'მთის გზები და ბილიკები სეზონის მიხედვით',
    },
    cost: { text: { en: 'On request', ka: 'გვკითხეთ' } },
    highlights: [
      {
        en: 'Planning stages by altitude, surface and water',
        ka: 'მონაკვეთების დაგეგმვა სიმაღლის, საფარისა და წყლის მიხედვით',
      },
      { en: 'Leading a group in traffic and downhill', ka: 'ჯგუფის წაყვანა მოძრავ გზაზე და დაღმართზე' },
      { en: 'Repairs on the road', ka: 'შეკეთება გზაში' },
      { en: 'First aid for cyclists', ka: 'ველოსიპედისტისთვის პირველადი დახმარების აღმოჩენა' },
    ],
    prerequisites: {
      en: 'Aged 18 or over, able to ride long mountain stages with ease',
      ka: 'ასაკი 18 წლიდან და მთაში გრძელი მონაკვეთების თავისუფლად გავლა',
    },
    image: {
      name: 'programme-bicycle-tour-guide',
      alt: {
        en: 'A gravel road in long bends climbing a mountainside in clear light',
        ka: 'მთის კალთაზე გრძელი მოსახვევებით ამავალი ხრეშიანი გზა მოწმენდილ დღეს',
      },
    },
    toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'cost', 'prerequisites'],
    toSupply: 'Duration and cost.',
  },
  {
    id: 'canyoning-guide',
    title: PROGRAMME_TITLES['canyoning-guide'],
    description: {
      en: 'Water, rope and rescue in narrow gorges: training for those who lead others where the only way out is down.',
      ka: 'წყალი, თოკი და სამაშველო საქმე ვიწრო კანიონებში: მომზადება მათთვის, ვისაც ჯგუფი იქ მიჰყავს, სადაც გასასვლელი მხოლოდ ქვემოთაა.',
    },
    duration: { text: { en: 'Set for each intake', ka: 'განისაზღვრება ყოველი მიღებისას' } },
    difficulty: { en: 'Demanding', ka: 'რთული' },
    participants: { text: { en: '6–12', ka: '6–12' }, min: 6, max: 12 },
    locations: { en: 'Canyons, depending on the water level', ka: 'კანიონები წყლის დონის მიხედვით' },
    cost: { text: { en: 'On request', ka: 'გვკითხეთ' } },
    highlights: [
      { en: 'Reading water levels and currents', ka: 'წყლის დონისა და დინების შეფასება' },
      {
        en: 'Releasable rope systems and guided abseils',
        ka: 'თოკის გასაშვები სისტემები და მიმართული დაშვება',
      },
      { en: 'Swimming and rescue in moving water', ka: 'ცურვა და სამაშველო სამუშაო ჩქარ დინებაში' },
      { en: 'Leading groups of beginners', ka: 'დამწყებთა ჯგუფის წაყვანა' },
    ],
    prerequisites: {
      en: 'Aged 18 or over, a good swimmer, with experience of rope and harness',
      ka: 'ასაკი 18 წლიდან, ცურვის კარგი ცოდნა, თოკისა და დამზღვევი სისტემის გამოყენების გამოცდილება',
    },
    image: {
      name: 'programme-canyoning-guide',
      alt: {
        en: 'A narrow gorge with a bend of clear water between smooth walls',
        ka: 'ვიწრო კანიონი, გლუვ კედლებს შორის კამკამა წყლის მოსახვევით',
      },
    },
    profession: 'canyoning-guide',
    toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'cost', 'prerequisites'],
    toSupply: 'Duration and cost.',
  },
  {
    id: 'extreme-speleo-tour-guide',
    title: PROGRAMME_TITLES['extreme-speleo-tour-guide'],
    description: {
      en: 'For experienced cavers who want to lead others underground: on ropes, in narrow passages and in water.',
      ka: 'გამოცდილი სპელეოლოგებისთვის, რომელთაც სურთ, სხვებიც წაიყვანონ მიწის ქვეშ\u00a0– თოკით, ვიწრო გასასვლელებში, წყალში.',
    },
    duration: { text: { en: 'Set for each intake', ka: 'განისაზღვრება ყოველი მიღებისას' } },
    difficulty: { en: 'Very demanding', ka: 'ძალიან რთული' },
    participants: { text: { en: '6–10', ka: '6–10' }, min: 6, max: 10 },
    locations: { en: 'Caves of the limestone regions', ka: 'კირქვიანი მხარეების მღვიმეები' },
    cost: { text: { en: 'On request', ka: 'გვკითხეთ' } },
    highlights: [
      { en: 'Single rope technique underground', ka: 'ერთ თოკზე მუშაობის ტექნიკა მიწის ქვეშ' },
      { en: 'Orientation and surveying', ka: 'ორიენტირება და აგეგმვა' },
      { en: 'Cave rescue with limited means', ka: 'სამაშველო სამუშაო მღვიმეში მცირე საშუალებებით' },
      { en: 'Protecting formations and animals', ka: 'ნაღვენთი წარმონაქმნებისა და ბინადრების დაცვა' },
    ],
    prerequisites: {
      en: 'Aged 18 or over, an experienced caver, confident on the rope',
      ka: 'ასაკი 18 წლიდან, მღვიმეში მუშაობის გამოცდილება, თოკზე თავდაჯერებული მოძრაობა',
    },
    image: {
      name: 'programme-extreme-speleo-tour-guide',
      alt: {
        en: 'A caver on a rope in the mouth of a cave, a sunlit valley outside',
        ka: 'სპელეოლოგი თოკზე, მღვიმის შესასვლელში; გარეთ მზიანი ხეობა ჩანს',
      },
    },
    toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'cost', 'prerequisites'],
    toSupply: 'Duration and cost.',
  },
  {
    id: 'ski-teacher',
    title: PROGRAMME_TITLES['ski-teacher'],
    description: {
      en: 'Three levels from the first lesson with beginners to teaching on every piste, with practice between them.',
      ka: 'სამი დონე\u00a0– დამწყებთან პირველი გაკვეთილიდან ნებისმიერ ტრასაზე სწავლებამდე; დონეებს შორის პრაქტიკაა.',
    },
    duration: {
      text: {
        en: 'Three levels, one winter course each',
        ka: 'სამი დონე, თითოეული\u00a0– ერთი ზამთრის კურსი',
      },
    },
    difficulty: { en: 'Demanding', ka: 'რთული' },
    participants: { text: { en: '8–30', ka: '8–30' }, min: 8, max: 30 },
    locations: { en: 'Ski resorts in winter', ka: 'სათხილამურო კურორტები ზამთარში' },
    cost: { text: { en: '1,000–1,200 GEL', ka: '1000–1200\u00a0₾' }, minGel: 1000, maxGel: 1200 },
    highlights: [
      { en: 'Personal technique and how to demonstrate it', ka: 'საკუთარი ტექნიკა და მისი ჩვენება' },
      {
        en: 'Teaching children, beginners and advanced skiers',
        ka: 'ბავშვების, დამწყებებისა და გამოცდილი მოთხილამურეების სწავლება',
      },
      { en: 'Safety on the piste, first aid', ka: 'უსაფრთხოება ტრასაზე, პირველადი დახმარება' },
      { en: 'Observed lessons and their discussion', ka: 'ღია გაკვეთილები და მათი განხილვა' },
    ],
    prerequisites: {
      en: 'Level I: controlled skiing on all pistes; Levels II and III: the certificate of the previous level',
      ka: 'I დონე: თავდაჯერებული სრიალი ყველა ტრასაზე; II და III დონე: წინა დონის სერტიფიკატი',
    },
    image: {
      name: 'programme-ski-teacher',
      alt: {
        en: 'Ski tracks on a smooth shaded slope below pointed peaks, forest at its foot',
        ka: 'თხილამურის კვალი გლუვ, ჩრდილიან ფერდობზე, წვეტიანი მწვერვალების ქვეშ; ძირას ტყე იწყება',
      },
    },
    profession: 'ski-teacher',
    toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'prerequisites'],
    toSupply: 'Duration of each level.',
  },
  {
    id: 'rafting-tour-guide',
    title: PROGRAMME_TITLES['rafting-tour-guide'],
    description: {
      en: 'For those who want to steer guests safely down a mountain river: reading water, commanding the boat, rescue.',
      ka: 'მათთვის, ვისაც სურს, სტუმარი მთის მდინარეზე უსაფრთხოდ ჩაიყვანოს: წყლის შეფასება, ნავის მართვა, სამაშველო საქმე.',
    },
    duration: { text: { en: 'Set for each intake', ka: 'განისაზღვრება ყოველი მიღებისას' } },
    difficulty: { en: 'Demanding', ka: 'რთული' },
    participants: { text: { en: '6–18', ka: '6–18' }, min: 6, max: 18 },
    locations: { en: 'Mountain rivers, depending on the season', ka: 'მთის მდინარეები სეზონის მიხედვით' },
    cost: { text: { en: 'On request', ka: 'გვკითხეთ' } },
    highlights: [
      { en: 'Rapids, currents and river grades', ka: 'ჭორომები, დინება და მდინარის სირთულე' },
      { en: 'Steering and commands', ka: 'ნავის მართვა და ბრძანებები' },
      { en: 'Swimming rescues and the throw bag', ka: 'სამაშველო სამუშაო ცურვითა და მისაგდები თოკით' },
      { en: 'Preparing boats and guests', ka: 'ნავისა და სტუმრების მომზადება' },
    ],
    prerequisites: { en: 'Aged 18 or over, a good swimmer', ka: 'ასაკი 18 წლიდან და ცურვის კარგი ცოდნა' },
    image: {
      name: 'programme-rafting-tour-guide',
      alt: {
        en: 'A fast green river in a wooded gorge with white water at a bend',
        ka: 'ჩქარი მწვანე მდინარე ტყიან ხეობაში, მოსახვევთან აქაფებული წყლით',
      },
    },
    toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'cost', 'prerequisites'],
    toSupply: 'Duration and cost.',
  },
  {
    id: 'industrial-alpinism',
    title: PROGRAMME_TITLES['industrial-alpinism'],
    description: {
      en: 'Safe work on two ropes on buildings, bridges and slopes, with levels from supervised worker to site leader.',
      ka: 'უსაფრთხო მუშაობა ორ თოკზე შენობებზე, ხიდებსა და ფერდობებზე; დონეები\u00a0– ზედამხედველობით მომუშავე სპეციალისტიდან ობიექტის ხელმძღვანელამდე.',
    },
    duration: { text: { en: 'Depends on the level', ka: 'დონის მიხედვით' } },
    difficulty: { en: 'Demanding', ka: 'რთული' },
    participants: { text: { en: '6–14', ka: '6–14' }, min: 6, max: 14 },
    locations: { en: 'Tbilisi; training structures', ka: 'თბილისი; სასწავლო ნაგებობები' },
    cost: { text: { en: '600–2,200 GEL', ka: '600–2200\u00a0₾' }, minGel: 600, maxGel: 2200 },
    highlights: [
      { en: 'Two-rope technique, knots and edges', ka: 'ორთოკიანი ტექნიკა, კვანძები და კიდეები' },
      { en: 'Anchors on structures', ka: 'ანკერები ნაგებობებზე' },
      { en: 'Rescue of a colleague', ka: 'კოლეგის ჩამოყვანა თოკიდან' },
      { en: 'Planning and securing a site', ka: 'ობიექტზე მუშაობის დაგეგმვა და უსაფრთხოება' },
    ],
    prerequisites: {
      en: 'Aged 18 or over, medical certificate, comfortable at height',
      ka: 'ასაკი 18 წლიდან, ჯანმრთელობის ცნობა, სიმაღლეზე თავდაჯერებულობა',
    },
    image: {
      name: 'programme-industrial-alpinism',
      alt: {
        en: 'A power-line tower high above a valley with two workers on ropes below its arms',
        ka: 'ელექტროგადამცემი ხაზის ანძა ხეობის თავზე; მის მხრებქვეშ ორი მუშა თოკზეა ჩამოკიდებული',
      },
    },
    profession: 'industrial-alpinism',
    toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'prerequisites'],
    toSupply: 'Levels, their duration and the cost of each.',
  },
  {
    id: 'overland-tour-guide',
    title: PROGRAMME_TITLES['overland-tour-guide'],
    description: {
      en: 'For drivers who want to lead journeys on remote mountain tracks: vehicle, route, recovery and the people on board.',
      ka: 'მძღოლებისთვის, რომელთაც სურთ, ჯგუფი მთის შორეულ გზებზე წაიყვანონ: ავტომობილი, მარშრუტი, ჩაფლობილი მანქანის ამოყვანა და მგზავრებზე ზრუნვა.',
    },
    duration: { text: { en: 'Set for each intake', ka: 'განისაზღვრება ყოველი მიღებისას' } },
    difficulty: { en: 'Moderate', ka: 'საშუალო' },
    participants: { text: { en: '6–16', ka: '6–16' }, min: 6, max: 16 },
    locations: {
      en: 'Remote mountain roads, depending on the season',
      ka: 'მთის შორეული გზები სეზონის მიხედვით',
    },
    cost: { text: { en: 'On request', ka: 'გვკითხეთ' } },
    highlights: [
      { en: 'Driving on rock, mud, snow and through fords', ka: 'მართვა ქვაზე, ტალახში, თოვლსა და ფონში' },
      { en: 'Recovery and simple repairs', ka: 'მანქანის ამოყვანა და მარტივი შეკეთება' },
      { en: 'Planning fuel, stages and camps', ka: 'საწვავის, მონაკვეთებისა და ბანაკის დაგეგმვა' },
      { en: 'Leading a convoy; first aid', ka: 'ავტოკოლონის წაძღოლა; პირველადი დახმარება' },
    ],
    prerequisites: {
      en: 'Aged 21 or over, driving licence and several years of driving',
      ka: 'ასაკი 21 წლიდან, მართვის მოწმობა და მართვის რამდენიმეწლიანი გამოცდილება',
    },
    image: {
      name: 'programme-overland-tour-guide',
      alt: {
        en: 'A narrow track cut into a mountainside above a deep valley at dusk',
        ka: 'მთის ფერდობში ჩაჭრილი ვიწრო გზა ღრმა ხეობის თავზე, ბინდისას',
      },
    },
    toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'cost', 'prerequisites'],
    toSupply: 'Duration and cost.',
  },
];
