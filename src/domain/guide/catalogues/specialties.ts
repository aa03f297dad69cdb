/**
 * Specialties of guides. Stored by code, like languages; a specialty that is not in the table is
 * stored as typed. Synonyms are in `specialty-synonyms.ts`.
 */
import type { Localized } from '../../lang.ts';
import { isKeyOf } from '../../record-of.ts';

/** Grouped by profession, in the order of the editor's professions; suggestions use this order. */
export const SPECIALTY_NAMES = {
  mountaineering: { en: 'Mountaineering', ka: 'მთამსვლელობა' },
  'high-altitude': { en: 'High-altitude ascents', ka: 'მაღალ მწვერვალებზე ასვლა' },
  'glacier-travel': { en: 'Glacier travel', ka: 'მყინვარზე სვლა' },
  'ice-climbing': { en: 'Ice climbing', ka: 'ყინულზე ცოცვა' },
  'winter-ascents': { en: 'Winter ascents', ka: 'ზამთრის ასვლები' },
  'crevasse-rescue': { en: 'Crevasse rescue', ka: 'ნაპრალიდან ამოყვანა' },
  'mountain-rescue': { en: 'Mountain rescue', ka: 'სამთო სამაშველო საქმე' },
  'first-aid': { en: 'First aid', ka: 'პირველადი დახმარება' },
  'ski-touring': { en: 'Ski touring', ka: 'სათხილამურო ტური' },
  freeride: { en: 'Freeride', ka: 'ფრირაიდი' },
  'ski-traverses': { en: 'Ski traverses', ka: 'სათხილამურო ტრავერსები' },
  'ski-lessons': { en: 'Ski lessons', ka: 'თხილამურებზე სრიალის სწავლება' },
  heliskiing: { en: 'Heliskiing', ka: 'ჰელისკი' },
  snowboarding: { en: 'Snowboarding', ka: 'სნოუბორდი' },
  splitboarding: { en: 'Splitboarding', ka: 'სპლიტბორდი' },
  snowshoeing: { en: 'Snowshoe walks', ka: 'თოვლის თათებით ლაშქრობა' },
  'avalanche-training': { en: 'Avalanche training', ka: 'ზვავუსაფრთხოების კურსი' },
  'multi-pitch': { en: 'Multi-pitch routes', ka: 'მრავალთოკიანი მარშრუტები' },
  'sport-climbing': { en: 'Sport climbing', ka: 'სპორტული ცოცვა' },
  bouldering: { en: 'Bouldering', ka: 'ბოულდერინგი' },
  'via-ferrata': { en: 'Via ferrata', ka: 'ვია ფერატა' },
  'climbing-for-beginners': { en: 'Climbing for beginners', ka: 'ცოცვა დამწყებთათვის' },
  'multi-day-treks': { en: 'Multi-day treks', ka: 'მრავალდღიანი ლაშქრობა' },
  'day-hikes': { en: 'Day hikes', ka: 'ერთდღიანი ლაშქრობა' },
  'family-walks': { en: 'Family walks', ka: 'საოჯახო ლაშქრობა' },
  'flora-and-birds': { en: 'Flora and birds', ka: 'მცენარეები და ფრინველები' },
  'village-stays': { en: 'Village stays', ka: 'ღამისთევა სოფელში' },
  'history-and-culture': { en: 'History and culture', ka: 'ისტორია და კულტურა' },
  photography: { en: 'Photo tours', ka: 'ფოტოტური' },
  'wet-canyons': { en: 'Wet canyons', ka: 'წყლიანი კანიონები' },
  'first-canyon': { en: 'Canyoning for beginners', ka: 'კანიონინგი დამწყებთათვის' },
  abseiling: { en: 'Abseiling', ka: 'თოკით დაშვება' },
  'riding-for-beginners': { en: 'Riding for beginners', ka: 'ცხენოსნობა დამწყებთათვის' },
  'high-pasture-rides': { en: 'High pasture rides', ka: 'ცხენით გასვლა მაღალმთიან საძოვრებზე' },
  'pack-horses': { en: 'Pack horses', ka: 'საპალნე ცხენები' },
  'mountain-biking': { en: 'Mountain biking', ka: 'სამთო ველოტური' },
  'gravel-tours': { en: 'Gravel tours', ka: 'ველოტური გრუნტის გზებზე' },
  'enduro-trails': { en: 'Enduro trails', ka: 'ენდუროს ბილიკები' },
  'bike-repair': { en: 'Bike repair', ka: 'ველოსიპედის შეკეთება' },
  'white-water': { en: 'White water', ka: 'ჩქარი წყალი' },
  'family-rafting': { en: 'Family rafting', ka: 'საოჯახო ჯომარდობა' },
  kayaking: { en: 'Kayaking', ka: 'კაიაკით ცურვა' },
  'river-rescue': { en: 'River rescue', ka: 'სამაშველო სამუშაო მდინარეზე' },
  'children-ski-lessons': {
    en: 'Ski lessons for children',
    ka: 'ბავშვების სწავლება თხილამურებზე',
  },
  'ski-race-training': { en: 'Ski race training', ka: 'სათხილამურო შეჯიბრებისთვის მომზადება' },
  'school-groups': { en: 'School groups', ka: 'მოსწავლეთა ჯგუფები' },
  'map-and-compass': { en: 'Map and compass', ka: 'ორიენტირება რუკითა და კომპასით' },
  'rope-access': { en: 'Rope access work', ka: 'სიმაღლეზე თოკით მუშაობა' },
  'work-at-height-training': { en: 'Work at height training', ka: 'სიმაღლეზე უსაფრთხო მუშაობის სწავლება' },
  'rope-rescue': { en: 'Rope rescue', ka: 'სამაშველო სამუშაო თოკით' },
  caving: { en: 'Caving', ka: 'სპელეოტური' },
  'first-cave': { en: 'Caving for beginners', ka: 'სპელეოტური დამწყებთათვის' },
  'vertical-caves': { en: 'Vertical caves', ka: 'ვერტიკალური მღვიმეები' },
  'cave-rescue': { en: 'Cave rescue', ka: 'სამაშველო სამუშაო მღვიმეში' },
  'off-road': { en: 'Off-road tours', ka: 'ჯიპტური' },
  'overland-camping': { en: 'Overland tours with camping', ka: 'ოვერლენდტური კარავში ღამისთევით' },
  'vehicle-recovery': { en: 'Vehicle recovery', ka: 'ჩაფლობილი მანქანის ამოყვანა' },
  paragliding: { en: 'Paragliding', ka: 'პარაპლანით ფრენა' },
} as const satisfies Readonly<Record<string, Localized>>;

export type SpecialtyCode = keyof typeof SPECIALTY_NAMES;

export function isSpecialtyCode(code: string): code is SpecialtyCode {
  return isKeyOf(SPECIALTY_NAMES, code);
}
