/**
 * Words that visitors use for professions, sections and levels in both languages and in German, in addition
 * to their names, and words that do not distinguish guides. For Russian see `russian-words.ts`.
 */
import { RUSSIAN_EVERYBODY, RUSSIAN_SILENT, RUSSIAN_TEACHING } from './russian-words.ts';

/** By the editor's value of the profession or the slug of the section. */
export const PROFESSION_WORDS: Readonly<Partial<Record<string, string>>> = {
  'mountain-guide': 'alpine alpinist alpinism mountaineer mountaineering მთა მთის ალპური ალპინისტი მთამსვლელი bergführer bergsteigen hochtour',
  'ski-touring':
    'skiing skier backcountry skitour snow winter splitboard თხილამური სკიტური თოვლი ზამთრის skiführer skiguide skitouren tourengehen tiefschnee',
  'rock-climbing': 'climber climbs crag კლდე კლდის მეკლდეური მცოცავი klettern kletterer kletterführer',
  trekking: 'hiking hike hiker trek walking walks trail backpacking ლაშქრობა სალაშქრო ტრეკინგი ჰაიკინგი ბილიკი ფეხით wandern wanderung wanderführer',
  canyoning: 'canyon canyoneering gorge კანიონი',
  equestrian: 'horse horseback riding ride rider ცხენი ცხენოსნობა საცხენოსნო ჯირითი pferde reiten',
  'bike-guide': 'bicycle cycling biking cyclist cycle mtb mountainbike fahrrad fahrradtour radtour radfahren ველოსიპედი ველო ბაიკი',
  rafting: 'raft river whitewater wildwasser რაფტინგი ჯომარდი მდინარე',
  'alpine-climbing-instructor': 'alpinism mountaineering mountaineer course rope ალპური მთამსვლელობა თოკი bergsteigen',
  'ski-teacher': 'instructor teacher school lessons snowboard ინსტრუქტორი მასწავლებელი სწავლება თხილამური skilehrer skischule',
  'ski-guide': 'skiing skier თხილამური skiführer',
  'speleo-guide': 'caving cave caver speleology höhle höhlen სპელეო მღვიმე გამოქვაბული',
  'overland-guide': 'jeep offroad 4x4 driving ჯიპი ჯიპტური ავტოტური',
  'mountain-leader': 'hiking hike hiker trek uimla ლაშქრობა სალაშქრო',
  'industrial-alpinism': 'rope access industrial climber სამრეწველო სიმაღლეზე',
}; // oxfmt-ignore

/** By the code of the level. */
export const LEVEL_WORDS: Readonly<Partial<Record<string, string>>> = {
  trainee: 'candidate aspirant კანდიდატი',
  assistant: 'თანაშემწე',
  master: 'senior',
};

/**
 * Words that describe every guide: they narrow nothing, and a query of only these words finds all.
 */
export const EVERYBODY_WORDS =
  'guide guided guiding tour tours trip trips verified führer führerin touren გამყოლი გამყოლობა გიდი ტური ტურები გიდები გამყოლები გასვლა ' +
  RUSSIAN_EVERYBODY;

/** Words that mean ski teachers first, but beside another word any guide: "climbing instructor". */
export const TEACHING_WORDS =
  'instructor teacher teaching lessons coach ინსტრუქტორი მასწავლებელი სწავლება მწვრთნელი ' + RUSSIAN_TEACHING;

/** Words left out of a query that has others. Compared letter by letter, not by sound. */
export const SILENT_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the in at of on for to and or with near from by who that is are speaks speak speaking spoken language ' +
    'i we me my need want find looking search best good any some training course together georgia georgien sakartvelo caucasus ' +
    'und oder mit für der die das ein eine in im bei spricht sprechen sucht suche ' +
    'და ან თან რომელიც ვინც არის მინდა გვინდა მჭირდება ვეძებ ვეძებთ საუბრობს ლაპარაკობს იცის მცოდნე ენა ენის ენაზე ' +
    'საუკეთესო კარგი ახლოს ერთად კურსი საქართველო საქართველოში საქართველოს კავკასია კავკასიაში კავკასიონი'
  )
    .concat(' ', RUSSIAN_SILENT)
    .split(' '),
);
