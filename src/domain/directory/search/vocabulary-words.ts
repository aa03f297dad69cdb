/**
 * Words that visitors use for professions, sections and levels in both languages, German and Russian, in addition to their
 * names, and words that do not distinguish guides. Russian ones are matched without their endings.
 */

/** By the editor's value of the profession or the slug of the section. */
export const PROFESSION_WORDS: Readonly<Partial<Record<string, string>>> = {
  // Not the Russian noun for mountains: it sounds like the town of Gori.
  'mountain-guide': 'alpine alpinist alpinism mountaineer mountaineering მთა მთის ალპური ალპინისტი მთამსვლელი bergführer bergführerin bergsteigen hochtour горный альпинизм альпинист восхождение вершина',
  'ski-touring':
    'skiing skier backcountry skitour snow winter splitboard თხილამური სკიტური თოვლი ზამთრის skiführer skiführerin skiguide skitouren tourengehen tiefschnee лыжи лыжный лыжник скитур скитуринг зимний снег',
  'rock-climbing': 'climber climbs crag კლდე კლდის მეკლდეური მცოცავი klettern kletterer kletterführer скалолазание скалолаз скалы скальный',
  trekking: 'hiking hike hiker trek walking walks trail backpacking ლაშქრობა სალაშქრო ტრეკინგი ჰაიკინგი ბილიკი ფეხით wandern wanderung wanderführer треккинг трекинг поход пеший пешком хайкинг прогулка',
  canyoning: 'canyon canyoneering gorge კანიონი каньонинг каньон ущелье',
  equestrian: 'horse horseback riding ride rider ცხენი ცხენოსნობა საცხენოსნო ჯირითი pferde reiten конный лошадь верхом верховой',
  'bike-guide': 'bicycle cycling biking cyclist cycle mtb mountainbike fahrrad fahrradtour radtour radfahren ველოსიპედი ველო ბაიკი велосипед велосипедный велотур вело',
  rafting: 'raft river whitewater wildwasser რაფტინგი ჯომარდი მდინარე рафтинг сплав река',
  'alpine-climbing-instructor': 'alpinism mountaineering mountaineer course rope ალპური მთამსვლელობა თოკი bergsteigen альпинизм инструктор обучение',
  'ski-teacher': 'instructor teacher school lessons snowboard ინსტრუქტორი მასწავლებელი სწავლება თხილამური skilehrer skischule лыжи лыжный горнолыжный инструктор учитель обучение сноуборд',
  'ski-guide': 'skiing skier თხილამური skiführer skiführerin лыжи лыжный лыжник горнолыжный',
  'speleo-guide': 'caving cave caver speleology höhle höhlen სპელეო მღვიმე გამოქვაბული пещера спелеолог спелеология',
  'overland-guide': 'jeep offroad 4x4 driving ჯიპი ჯიპტური ავტოტური джип джиптур внедорожник оверленд',
  'mountain-leader': 'hiking hike hiker trek uimla ლაშქრობა სალაშქრო поход пеший треккинг трекинг',
  'industrial-alpinism': 'rope access industrial climber სამრეწველო სიმაღლეზე промышленный альпинист промальп высотный',
}; // oxfmt-ignore

/** By the code of the level. */
export const LEVEL_WORDS: Readonly<Partial<Record<string, string>>> = {
  trainee: 'candidate aspirant კანდიდატი стажёр стажер практикант',
  assistant: 'თანაშემწე помощник ассистент',
  certified: 'сертифицированный',
  master: 'senior мастер старший',
};

/**
 * Words that describe every guide: they narrow nothing, and a query of only these words finds all.
 */
export const EVERYBODY_WORDS =
  'guide guided guiding tour tours trip trips verified führer führerin touren გამყოლი გამყოლობა გიდი ტური ტურები გიდები გამყოლები გასვლა ' +
  'гид проводник тур экскурсия';

/** Words that mean ski teachers first, but beside another word any guide: "climbing instructor". */
export const TEACHING_WORDS =
  'instructor teacher teaching lessons coach ინსტრუქტორი მასწავლებელი სწავლება მწვრთნელი инструктор учитель обучение тренер';

/** Words left out of a query that has others. Compared letter by letter, not by sound. */
export const SILENT_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the in at of on for to and or with near from by who that is are speaks speak speaking spoken language ' +
    'i we me my need want find looking search best good any some training course together georgia georgien sakartvelo caucasus ' +
    'und oder mit für der die das ein eine in im bei spricht sprechen sucht suche ' +
    'და ან თან რომელიც ვინც არის მინდა გვინდა მჭირდება ვეძებ ვეძებთ საუბრობს ლაპარაკობს იცის მცოდნე ენა ენის ენაზე ' +
    'საუკეთესო კარგი ახლოს ერთად კურსი საქართველო საქართველოში საქართველოს კავკასია კავკასიაში კავკასიონი ' +
    'в во на с со и для по из у около рядом или кто который которая говорит говорящий говорящая знающий ' +
    'нужен нужна нужно ищу ищем хочу хотим найти лучший хороший язык языке грузия грузии грузию кавказ кавказе'
  ).split(' '),
);
