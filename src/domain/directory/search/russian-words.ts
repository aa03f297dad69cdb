/**
 * Russian words that visitors use, by the codes of the catalogues. Names of places and people are
 * not listed because they are matched by sound. Each word is listed once; `russianStem` removes its
 * ending.
 */

/** By the editor's value of the profession or the slug of the section. */
export const RUSSIAN_PROFESSIONS: Readonly<Partial<Record<string, string>>> = {
  // Not the noun for mountains: it sounds like the town of Gori.
  'mountain-guide': 'горный альпинизм альпинист восхождение вершина',
  'alpine-climbing-instructor': 'альпинизм инструктор обучение',
  'ski-touring': 'лыжи лыжный лыжник скитур скитуринг зимний снег',
  'ski-guide': 'лыжи лыжный лыжник горнолыжный',
  'ski-teacher': 'лыжи лыжный горнолыжный инструктор учитель обучение сноуборд',
  'rock-climbing': 'скалолазание скалолаз скалы скальный',
  'rock-climbing-guide': 'скалолазание скалолаз скалы скальный',
  trekking: 'треккинг трекинг поход пеший пешком хайкинг прогулка',
  'trekking-guide': 'треккинг трекинг поход пеший пешком хайкинг прогулка',
  'mountain-leader': 'поход пеший треккинг трекинг',
  canyoning: 'каньонинг каньон ущелье',
  'canyoning-guide': 'каньонинг каньон ущелье',
  equestrian: 'конный лошадь верхом верховой',
  'equestrian-guide': 'конный лошадь верхом верховой',
  'bike-guide': 'велосипед велосипедный велотур вело',
  rafting: 'рафтинг сплав река',
  'rafting-guide': 'рафтинг сплав река',
  speleo: 'пещера спелеолог спелеология',
  'speleo-guide': 'пещера спелеолог спелеология',
  overland: 'джип джиптур внедорожник оверленд',
  'overland-guide': 'джип джиптур внедорожник оверленд',
  'industrial-alpinism': 'промышленный альпинист промальп высотный',
};

export const RUSSIAN_SPECIALTIES: Readonly<Partial<Record<string, string>>> = {
  mountaineering: 'альпинизм восхождение',
  'high-altitude': 'экспедиция высотный',
  'glacier-travel': 'ледник',
  'ice-climbing': 'ледолазание лёд',
  'mountain-rescue': 'спасатель',
  'ski-touring': 'скитур скитуринг',
  freeride: 'внетрассовый',
  'ski-lessons': 'уроки обучение школа',
  snowshoeing: 'снегоступы',
  'avalanche-training': 'лавина лавинный',
  'multi-pitch': 'мультипитч',
  'multi-day-treks': 'многодневный',
  'day-hikes': 'однодневный',
  'family-walks': 'семья семейный дети ребёнок детьми',
  'flora-and-birds': 'птицы цветы природа',
  'village-stays': 'деревня село',
  'history-and-culture': 'история культура',
  photography: 'фото фотография фототур',
  'mountain-biking': 'маунтинбайк',
  'river-rescue': 'спасатель',
  caving: 'пещера',
  paragliding: 'параплан парапланеризм',
};

/** In addition to `LANGUAGE_SYNONYMS`. */
export const RUSSIAN_LANGUAGES: Readonly<Partial<Record<string, string>>> = {
  en: 'англоязычный',
  de: 'немецкоязычный',
  ru: 'русскоязычный русскоговорящий',
  nl: 'голландский нидерландский',
  fa: 'персидский',
};

export const RUSSIAN_LEVELS: Readonly<Partial<Record<string, string>>> = {
  trainee: 'стажёр стажер практикант',
  assistant: 'помощник ассистент',
  certified: 'сертифицированный',
  master: 'мастер старший',
};

/** Words that describe every guide. */
export const RUSSIAN_EVERYBODY = 'гид проводник тур экскурсия';

export const RUSSIAN_TEACHING = 'инструктор учитель обучение тренер';

/** Words that do not distinguish guides. */
export const RUSSIAN_SILENT =
  'в во на с со и для по из у около рядом или кто который которая говорит говорящий говорящая знающий ' +
  'нужен нужна нужно ищу ищем хочу хотим найти лучший хороший язык языке грузия грузии грузию кавказ кавказе';

const ENDING =
  /(?:ого|ему|ому|ыми|ими|ами|ями|ый|ий|ая|яя|ое|ее|ые|ие|ых|их|ым|им|ой|ей|ом|ем|ую|юю|ов|ев|ах|ях|ам|ям|[аеиоуыьюяй])$/u;
const RUSSIAN = /^[а-яё]{4,}$/u;
const SHORTEST_STEM = 3;

/**
 * Returns a Russian word without its ending; undefined for other words, and when the stem would be
 * too short.
 */
export function russianStem(word: string): string | undefined {
  if (!RUSSIAN.test(word)) return undefined;
  const stem = word.replace(ENDING, '');
  return stem.length >= SHORTEST_STEM && stem !== word ? stem : undefined;
}
