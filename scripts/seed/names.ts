/** First and last names of the demo guides. They do not refer to real people. */

export interface GivenName {
  readonly ka: string;
  readonly latin: string;
  readonly look: 'man' | 'woman';
}

function men(...names: readonly (readonly [string, string])[]): GivenName[] {
  return names.map(([ka, latin]) => ({ ka, latin, look: 'man' }));
}

function women(...names: readonly (readonly [string, string])[]): GivenName[] {
  return names.map(([ka, latin]) => ({ ka, latin, look: 'woman' }));
}

export const FIRST_NAMES: readonly GivenName[] = [
  ...men(
    ['გიორგი', 'Giorgi'],
    ['ლევანი', 'Levani'],
    ['ნიკა', 'Nika'],
    ['ლუკა', 'Luka'],
    ['დავითი', 'Davit'],
    ['ირაკლი', 'Irakli'],
    ['ზურა', 'Zura'],
    ['ბექა', 'Beka'],
    ['ვახტანგი', 'Vakhtang'],
    ['თორნიკე', 'Tornike'],
    ['გელა', 'Gela'],
    ['ჯაბა', 'Jaba'],
    ['რატი', 'Rati'],
    ['შოთა', 'Shota'],
    ['მამუკა', 'Mamuka'],
    ['ოთარი', 'Otar'],
    ['არჩილი', 'Archil'],
    ['კახა', 'Kakha'],
  ),
  ...women(
    ['ნინო', 'Nino'],
    ['თამარი', 'Tamar'],
    ['ანა', 'Ana'],
    ['მარიამი', 'Mariam'],
    ['ხატია', 'Khatia'],
    ['ეკა', 'Eka'],
    ['სალომე', 'Salome'],
    ['ქეთევანი', 'Ketevan'],
    ['ლელა', 'Lela'],
    ['თეა', 'Tea'],
  ),
];

export const LAST_NAMES: readonly (readonly [ka: string, latin: string])[] = [
  ['ბერიძე', 'Beridze'],
  ['მარგიანი', 'Margiani'],
  ['ჯაფარიძე', 'Japaridze'],
  ['ხერგიანი', 'Khergiani'],
  ['ქალდანი', 'Kaldani'],
  ['გულბანი', 'Gulbani'],
  ['ავალიანი', 'Avaliani'],
  ['ჩხეტიანი', 'Chkhetiani'],
  ['ყიფიანი', 'Kipiani'],
  ['წიკლაური', 'Tsiklauri'],
  ['არაბული', 'Arabuli'],
  ['ქაპანაძე', 'Kapanadze'],
  ['კაფანაძე', 'Kapanadze'],
  ['ლომიძე', 'Lomidze'],
  ['მაისურაძე', 'Maisuradze'],
  ['ძიძიგური', 'Dzidziguri'],
  ['ჭინჭარაული', 'Chincharauli'],
  ['ღუდუშაური', 'Ghudushauri'],
  ['ჟორჟოლიანი', 'Zhorzholiani'],
  ['ფილფანი', 'Pilpani'],
  ['შენგელია', 'Shengelia'],
  ['ხარებავა', 'Kharebava'],
  ['თოფჩიშვილი', 'Topchishvili'],
  ['ქავთარაძე', 'Kavtaradze'],
];

/** Guides from abroad who work in Georgia. */
export const GUESTS: readonly (readonly [
  first: string,
  last: string,
  look: 'man' | 'woman',
  language: string,
  /** The Georgian spelling; the last guest has not entered one. */
  ka: string,
])[] = [
  ['Anneliese', 'Größwang', 'woman', 'de', 'ანელიზე გროსვანგი'],
  ['Łukasz', 'Świątek', 'man', 'pl', 'ლუკაშ შვიონტეკი'],
  ['Mathilde', 'Aubry-Lévêque', 'woman', 'fr', 'მატილდ ობრი-ლევეკი'],
  ['Søren', 'Ravn', 'man', 'en', ''],
];
