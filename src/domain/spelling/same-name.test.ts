import { expect, it } from 'vitest';
import { toGeorgianName } from './name-scripts.ts';
import { mayBeOneName } from './same-name.ts';

it.each([
  ['Nino Beridze', 'ნინო ბერიძე', true],
  ['Alexander Kapanadze', 'ალექსანდრე ყაფანაძე', true],
  ['ქეთევან ჭყონია', 'Ketevan Chkonia', true],
  ['Anna-Maria Müller', 'Muller', true],
  ['Beridze Nino', 'ნინო ბერიძე', true],
  // As it is proposed, however its letters sound.
  ["John d'Arcy", toGeorgianName("John d'Arcy"), true],
  ['Anna Xergiani', 'ანი ხერგიანი', true],
  ['Хатия Циклаури', 'Khatia Tsiklauri', true],
  ['Nino Maisuradze', 'ნინო ლომიძე', false],
  ['Eve Attacker', 'Giorgi Beridze', false],
  ['Eve Attacker', 'გიორგი ბერიძე', false],
  ['Giorgi Beridze', 'Beridze Kapanadze', false],
  ['Eve Attacker', '', true],
])('%s and %s: %s', (one, other, expected) => {
  expect(mayBeOneName(one, other)).toBe(expected);
  expect(mayBeOneName(other, one)).toBe(expected);
});
