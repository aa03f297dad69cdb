/**
 * Names of the demo guides, in Georgian; the editor's proposals give the Latin ones. They do not refer to real
 * people: in the faker's Georgian list first names have no sex, and some last names are those of politicians.
 */
import type { ScriptNames } from '../../src/domain/spelling/proposed-names.ts';

export type Look = 'man' | 'woman';

const MEN =
  'გიორგი ლევანი ნიკა ლუკა დავით ირაკლი ზურა ბექა ვახტანგ თორნიკე გელა ჯაბა რატი შოთა მამუკა ოთარ არჩილ კახა';
const WOMEN = 'ნინო თამარ ანა მარიამ ხატია ეკა სალომე ქეთევან ლელა თეა';

export const FIRST_NAMES: readonly string[] = `${MEN} ${WOMEN}`.split(' ');

export const LAST_NAMES: readonly string[] = (
  'ბერიძე მარგიანი ჯაფარიძე ხერგიანი ქალდანი გულბანი ავალიანი ჩხეტიანი ნიგურიანი წიკლაური არაბული ქაპანაძე ' +
  'კაფანაძე ლომიძე მაისურაძე ძიძიგური ჭინჭარაული ღუდუშაური ჟორჟოლიანი ფილფანი შენგელია ხარებავა თოფჩიშვილი ' +
  'ქავთარაძე'
).split(' ');

export function lookOf({ georgian_name }: ScriptNames): Look {
  return WOMEN.split(' ').includes(georgian_name.split(' ')[0] ?? '') ? 'woman' : 'man';
}

interface Guest extends ScriptNames {
  readonly look: Look;
  readonly language: string;
}

/** Guides from abroad who work in Georgia. The last one has not entered a Georgian name. */
export const GUESTS: readonly Guest[] = [
  { latin_name: 'Anneliese Größwang', georgian_name: 'ანელიზე გროსვანგი', look: 'woman', language: 'de' },
  { latin_name: 'Łukasz Świątek', georgian_name: 'ლუკაშ შვიონტეკი', look: 'man', language: 'pl' },
  {
    latin_name: 'Mathilde Aubry-Lévêque',
    georgian_name: 'მატილდ ობრი-ლევეკი',
    look: 'woman',
    language: 'fr',
  },
  { latin_name: 'Søren Ravn', georgian_name: '', look: 'man', language: 'en' },
];
