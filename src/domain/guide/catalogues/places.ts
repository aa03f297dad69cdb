/**
 * Towns, valleys, peaks and resorts that visitors search by, grouped by region. Each is listed in
 * Georgian; the Latin name is derived by the national romanization. Used for search only, not for
 * display.
 */
import type { RegionCode } from './regions.ts';

export const PLACES_OF_REGION: Readonly<Record<RegionCode, readonly string[]>> = {
  svaneti: [
    'მესტია', 'უშგული', 'ბეჩო', 'მაზერი', 'ლენტეხი', 'ადიში', 'ლატალი', 'ჰაწვალი', 'თეთნულდი', 'უშბა', 'შხარა',
    'ლაილა', 'ჭალაადი', 'კორულდი', 'ნაკრა', 'ხაიში', 'მულახი', 'იფარი', 'ზაგარო',
  ],
  kazbegi: [
    'სტეფანწმინდა', 'გერგეთი', 'ჯუთა', 'ჭაუხი', 'სნო', 'თრუსო', 'დარიალი', 'კობი', 'მყინვარწვერი', 'ბეთლემი',
  ],
  mtiuleti: ['გუდაური', 'ფასანაური', 'ანანური', 'ლომისა', 'მლეთა', 'გუდამაყარი', 'ჟინვალი', 'დუშეთი'],
  racha: [
    'ამბროლაური', 'ონი', 'შოვი', 'ღები', 'უწერა', 'ნიკორწმინდა', 'შაორი', 'ცაგერი', 'ჭიორა', 'გლოლა', 'ედენა',
    'ბუბა', 'ხვამლი',
  ],
  tusheti: ['ომალო', 'დართლო', 'დიკლო', 'შენაქო', 'ფარსმა', 'გირევი', 'ბოჭორნა', 'აბანო', 'ჩიღო'],
  khevsureti: [
    'შატილი', 'მუცო', 'არდოტი', 'ბარისახო', 'აბუდელაური', 'არხოტი', 'მაღაროსკარი', 'შუაფხო', 'უკანაფშავი',
    'დათვისჯვარი', 'როშკა',
  ],
  kakheti: [
    'ლაგოდეხი', 'თელავი', 'სიღნაღი', 'ყვარელი', 'ახმეტა', 'ალვანი', 'პანკისი', 'ბირკიანი', 'ვაშლოვანი',
    'დედოფლისწყარო', 'ბაწარა', 'გურჯაანი', 'საგარეჯო', 'უდაბნო',
  ],
  borjomi: ['ბორჯომი', 'ბაკურიანი', 'წაღვერი', 'ლიკანი', 'დიდველი', 'კოხტა', 'ხარაგაული', 'მიტარბი', 'ტაბაწყური'],
  'samtskhe-javakheti': ['ახალციხე', 'ვარძია', 'აბასთუმანი', 'ახალქალაქი', 'ნინოწმინდა', 'ფარავანი', 'ადიგენი', 'ჯავახეთი'],
  adjara: [
    'ბათუმი', 'ხულო', 'გოდერძი', 'ქედა', 'შუახევი', 'მთირალა', 'მახუნცეთი', 'ბეშუმი', 'მაჭახელა', 'ქობულეთი',
    'ხიხანი',
  ],
  guria: ['ბახმარო', 'გომისმთა', 'ოზურგეთი', 'ჩოხატაური', 'ლანჩხუთი'],
  samegrelo: [
    'ზუგდიდი', 'მარტვილი', 'წალენჯიხა', 'ჩხოროწყუ', 'ტობავარჩხილი', 'ანაკლია', 'ფოთი', 'სენაკი', 'ჯვარი',
    'ოჩხომური',
  ],
  imereti: [
    'ქუთაისი', 'წყალტუბო', 'ოკაცე', 'სათაფლია', 'ჭიათურა', 'კაცხი', 'საირმე', 'ხონი', 'ტყიბული', 'რიკოთი',
    'კინჩხა', 'ნავენახევი', 'ზესტაფონი',
  ],
  kartli: [
    'გორი', 'უფლისციხე', 'ხაშური', 'სურამი', 'ატენი', 'რკონი', 'კასპი', 'ბირთვისი', 'დაშბაში', 'წალკა', 'მანგლისი',
    'თეთრიწყარო', 'დმანისი', 'ბოლნისი', 'რუსთავი', 'ალგეთი', 'მარნეული',
  ],
  tbilisi: ['თბილისი', 'მცხეთა', 'საგურამო', 'კოჯორი', 'ლისი', 'მთაწმინდა'],
}; // oxfmt-ignore

/**
 * Alternative names of regions and places, by the Georgian name of the place or the code of the
 * region.
 */
export const OTHER_PLACE_NAMES: Readonly<Record<string, readonly string[]>> = {
  svaneti: ['svanetia', 'swanetien', 'upper svaneti', 'lower svaneti', 'ზემო სვანეთი', 'ქვემო სვანეთი'],
  kazbegi: ['ყაზბეგი', 'kasbegi', 'khevi', 'ხევი'],
  mtiuleti: ['მთიულეთი', 'mtiuletia'],
  racha: ['რაჭა', 'ratscha', 'lechkhumi', 'ლეჩხუმი'],
  tusheti: ['tushetia', 'tuschetien'],
  khevsureti: ['khevsuretia', 'chewsuretien', 'pshavi', 'ფშავი', 'pshav-khevsureti', 'ფშავ-ხევსურეთი'],
  kakheti: ['kakhetia', 'kachetien'],
  'samtskhe-javakheti': ['meskheti', 'მესხეთი'],
  adjara: ['ajara', 'adscharien', 'achara', 'adzharia', 'adjaria'],
  samegrelo: ['mingrelia', 'mingrelien', 'megrelia'],
  imereti: ['imeretia', 'imeretien'],
  kartli: ['shida kartli', 'kvemo kartli', 'შიდა ქართლი', 'ქვემო ქართლი'],
  მყინვარწვერი: ['kazbek', 'kasbek', 'mount kazbek', 'mkinvari', 'ყაზბეკი'],
  სტეფანწმინდა: ['st stephen', 'kazbegi town'],
  გერგეთი: ['sameba', 'სამება'],
  თბილისი: ['tiflis'],
  ხარაგაული: ['borjomi-kharagauli'],
}; // oxfmt-ignore
