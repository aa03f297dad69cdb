/** Places and sentences from which the texts of the demo guides are generated. */
import type { EditorProfession } from '../../src/domain/guide/professions.ts';
import type { RegionCode } from '../../src/domain/guide/catalogues/regions.ts';
import type { SpecialtyCode } from '../../src/domain/guide/catalogues/specialties.ts';
import type { GuideTextLang } from '../../src/domain/lang.ts';

type Written = Readonly<Record<GuideTextLang, string>>;

interface Place extends Written {
  readonly region: RegionCode;
}

export const PLACES: readonly Place[] = [
  { en: 'Mestia, Svaneti', ka: 'მესტია, სვანეთი', region: 'svaneti' },
  { en: 'Ushguli, Svaneti', ka: 'უშგული, სვანეთი', region: 'svaneti' },
  { en: 'Stepantsminda, Kazbegi', ka: 'სტეფანწმინდა, ყაზბეგი', region: 'kazbegi' },
  { en: 'Gudauri', ka: 'გუდაური', region: 'mtiuleti' },
  { en: 'Omalo, Tusheti', ka: 'ომალო, თუშეთი', region: 'tusheti' },
  { en: 'Shatili, Khevsureti', ka: 'შატილი, ხევსურეთი', region: 'khevsureti' },
  { en: 'Ambrolauri, Racha', ka: 'ამბროლაური, რაჭა', region: 'racha' },
  { en: 'Borjomi', ka: 'ბორჯომი', region: 'borjomi' },
  { en: 'Bakuriani', ka: 'ბაკურიანი', region: 'borjomi' },
  { en: 'Kutaisi, Imereti', ka: 'ქუთაისი, იმერეთი', region: 'imereti' },
  { en: 'Lagodekhi, Kakheti', ka: 'ლაგოდეხი, კახეთი', region: 'kakheti' },
  { en: 'Khulo, Adjara', ka: 'ხულო, აჭარა', region: 'adjara' },
  { en: 'Tbilisi', ka: 'თბილისი', region: 'tbilisi' },
];

/** A place that no catalogue has as a region. */
export const OWN_REGION: Written = { en: 'Zagari pass', ka: 'ზაგარის უღელტეხილი' };

/** Entries that are not in the catalogue. */
export const OWN_SPECIALTIES: readonly Written[] = [
  { en: 'Wine and mountains', ka: 'ღვინო და მთები' },
  { en: 'Sunrise walks', ka: 'ლაშქრობა განთიადისას' },
  { en: 'Stargazing camps', ka: 'ვარსკვლავების ყურება ბანაკიდან' },
];

interface ProfessionTexts {
  readonly specialties: readonly SpecialtyCode[];
  readonly work: Written;
  /** Where the profession has work; absent: anywhere. */
  readonly homes?: readonly RegionCode[];
}

export const PROFESSION_TEXTS: Readonly<Record<EditorProfession, ProfessionTexts>> = {
  'mountain-guide': {
    specialties: ['glacier-travel', 'high-altitude', 'ice-climbing', 'crevasse-rescue'],
    work: {
      en: 'I lead ascents on rock, ice and glacier, from a first four-thousander to long ridges.',
      ka: 'ვუძღვები ასვლებს კლდეზე, ყინულსა და მყინვარზე: პირველი ოთხათასიანიდან გრძელ ქედებამდე.',
    },
  },
  'ski-touring': {
    specialties: ['freeride', 'avalanche-training', 'ski-traverses'],
    homes: ['svaneti', 'kazbegi', 'mtiuleti', 'borjomi'],
    work: {
      en: 'In winter I guide ski tours and teach groups to read snow and slope before every descent.',
      ka: 'ზამთარში სათხილამურო ტურებს ვუძღვები და ჯგუფს ყოველი დაშვების წინ თოვლისა და ფერდობის შეფასებას ვასწავლი.',
    },
  },
  'rock-climbing': {
    specialties: ['multi-pitch', 'climbing-for-beginners', 'sport-climbing'],
    work: {
      en: 'I teach rope work and lead climbs, from a first day on the crag to multi-pitch routes.',
      ka: 'ვასწავლი თოკთან მუშაობას და ვუძღვები ცოცვას: პირველი დღიდან მრავალთოკიან მარშრუტებამდე.',
    },
  },
  trekking: {
    specialties: ['multi-day-treks', 'family-walks', 'flora-and-birds', 'village-stays'],
    work: {
      en: 'I walk with small groups from village to village, at a pace that leaves time to look.',
      ka: 'მცირე ჯგუფებთან ერთად სოფლიდან სოფელში დავდივარ, ისეთი ტემპით, რომ დათვალიერებაც მოვასწროთ.',
    },
  },
  canyoning: {
    specialties: ['wet-canyons', 'abseiling', 'first-canyon'],
    homes: ['imereti', 'racha', 'adjara'],
    work: {
      en: 'I take groups down the canyons of western Georgia, with equipment for every size.',
      ka: 'ჯგუფები დასავლეთ საქართველოს კანიონებში ჩამყავს; აღჭურვილობა ყველა ზომისა მაქვს.',
    },
  },
  equestrian: {
    specialties: ['riding-for-beginners', 'high-pasture-rides', 'pack-horses'],
    work: {
      en: 'I guide rides over passes and summer pastures on calm mountain horses.',
      ka: 'მთის მშვიდი ცხენებით უღელტეხილებსა და ზაფხულის საძოვრებზე დავდივართ.',
    },
  },
  'bike-guide': {
    specialties: ['gravel-tours', 'enduro-trails', 'bike-repair'],
    work: {
      en: 'I lead bicycle tours on old military roads and forest trails, with a repair kit on board.',
      ka: 'ველოტურებს ძველ სამხედრო გზებსა და ტყის ბილიკებზე ვატარებ; სარემონტო ნაკრები ყოველთვის თან მაქვს.',
    },
  },
  rafting: {
    specialties: ['white-water', 'family-rafting', 'river-rescue'],
    homes: ['imereti', 'racha', 'borjomi', 'adjara', 'tbilisi'],
    work: {
      en: 'I run mountain rivers from the spring melt to autumn and brief every crew on safety first.',
      ka: 'მთის მდინარეებზე გაზაფხულიდან შემოდგომამდე დავდივარ; ყოველი გასვლა უსაფრთხოების წესებით იწყება.',
    },
  },
  'alpine-climbing-instructor': {
    specialties: ['mountaineering', 'winter-ascents', 'crevasse-rescue'],
    work: {
      en: 'I teach alpine climbing, from the first knot to the day on which my pupils lead their own route.',
      ka: 'ალპინიზმს ვასწავლი: პირველი კვანძიდან იმ დღემდე, როცა მოსწავლეები მარშრუტს თავად გადიან.',
    },
  },
  'ski-teacher': {
    specialties: ['ski-lessons', 'children-ski-lessons', 'ski-race-training'],
    homes: ['svaneti', 'mtiuleti', 'borjomi', 'adjara'],
    work: {
      en: 'I teach skiing to children and adults, from the first snowplough to steep red runs.',
      ka: 'თხილამურზე სრიალს ბავშვებსა და უფროსებს ვასწავლი: პირველი ნაბიჯებიდან ციცაბო ტრასებამდე.',
    },
  },
  'mountain-leader': {
    specialties: ['multi-day-treks', 'snowshoeing', 'map-and-compass'],
    work: {
      en: 'I lead groups over passes without glaciers, in summer on foot and in winter on snowshoes.',
      ka: 'ჯგუფებს უმყინვარო უღელტეხილებზე ვატარებ: ზაფხულში ფეხით, ზამთარში თოვლის თათებით.',
    },
  },
  'industrial-alpinism': {
    specialties: ['rope-access', 'work-at-height-training', 'rope-rescue'],
    homes: ['tbilisi', 'imereti', 'adjara'],
    work: {
      en: 'I work on façades, bridges and rock faces by rope, and train crews in safe rope access.',
      ka: 'თოკით ვმუშაობ ფასადებზე, ხიდებსა და კლდის კედლებზე და ვწვრთნი ჯგუფებს უსაფრთხო მუშაობაში.',
    },
  },
  speleo: {
    specialties: ['vertical-caves', 'first-cave', 'caving'],
    homes: ['imereti', 'racha', 'tbilisi'],
    work: {
      en: 'I take small groups into the caves of Imereti and Samegrelo, with lamps, ropes and time.',
      ka: 'მცირე ჯგუფები იმერეთისა და სამეგრელოს მღვიმეებში ჩამყავს; ფარნები და თოკები თან მაქვს.',
    },
  },
  overland: {
    specialties: ['off-road', 'overland-camping', 'vehicle-recovery'],
    work: {
      en: 'I drive and lead small convoys over the high roads of Tusheti, Khevsureti and Vashlovani.',
      ka: 'მცირე ავტოქარავნებს თუშეთის, ხევსურეთისა და ვაშლოვანის გზებზე ვუძღვები.',
    },
  },
};

/** What a guide below the level of a certified one says first. */
export const SUPERVISED: Written = {
  en: 'At present I work together with a certified guide.',
  ka: 'ამჟამად სერტიფიცირებულ გამყოლთან ერთად ვმუშაობ.',
};

interface BioSentence extends Written {
  /** Who says it: everybody, those who were born here, or those who lead guests. */
  readonly of: 'all' | 'local' | 'guests';
}

export const BIO_SENTENCES: readonly BioSentence[] = [
  {
    of: 'local',
    en: 'I grew up in the mountains and know the weather of our valleys well.',
    ka: 'მთაში გავიზარდე და ჩვენი ხეობების ამინდს კარგად ვიცნობ.',
  },
  {
    of: 'all',
    en: 'I learned at the association’s school and renew my first aid training every second year.',
    ka: 'ასოციაციის სკოლაში ვისწავლე და პირველადი დახმარების კურსს ორ წელიწადში ერთხელ ვიმეორებ.',
  },
  {
    of: 'guests',
    en: 'My groups are small, usually up to six people.',
    ka: 'ჯგუფები მცირეა, ჩვეულებრივ ექვს ადამიანამდე.',
  },
  {
    of: 'guests',
    en: 'Before each tour we talk about fitness, equipment and plans for bad weather.',
    ka: 'ყოველი ტურის წინ ვსაუბრობთ მომზადებაზე, აღჭურვილობასა და სათადარიგო გეგმაზე.',
  },
  {
    of: 'guests',
    en: 'I like to turn back in time: the mountain stays where it is.',
    ka: 'მირჩევნია, დროულად დავბრუნდეთ: მთა თავის ადგილას რჩება.',
  },
  {
    of: 'guests',
    en: 'In the evening there is tea, a map and a plan for the next day.',
    ka: 'საღამოს ჩაი, რუკა და მომდევნო დღის გეგმა გველოდება.',
  },
];

/** Reasons of rejected demo requests. */
export const REJECTION_REASONS: readonly string[] = [
  'სერტიფიკატის ნომერი ვერ დადასტურდა. გთხოვთ, გაცემის წელი და სკოლა ამ გადაწყვეტილების შესახებ მიღებული წერილის პასუხად მოგვწეროთ.',
  'The certification level does not match the school’s record. Please choose the level on your certificate.',
  'გთხოვთ, აღწერაში მიუთითოთ გამოცდილება გამყოლად და ატვირთოთ სურათი, რომელზეც სახე ჩანს.',
];
