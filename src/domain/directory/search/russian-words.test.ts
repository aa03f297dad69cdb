import { expect, test } from 'vitest';
import { russianStem } from './russian-words.ts';

test.each([
  ['горный', 'горн'],
  ['лыжного', 'лыжн'],
  ['гида', 'гид'],
  ['ушу', undefined],
  ['гидо', 'гид'],
  ['юный', undefined],
  ['гид', undefined],
  ['альпинист', undefined],
  ['guide', undefined],
  ['guideая', undefined],
  ['გიდი', undefined],
])('the stem of %s is %s', (word, stem) => {
  expect(russianStem(word)).toBe(stem);
});
