import { expect, test } from 'vitest';
import { EVERY_GUIDE } from '../../../domain/directory/guide-query.ts';
import { queryName } from './query-name.ts';

test.each([
  [{}, 'en', ''],
  [{ q: 'Mestia' }, 'en', 'Mestia'],
  [{ profession: 'ski-guide', language: 'de', region: 'svaneti' }, 'en', 'Ski guides, German, Svaneti'],
  [{ language: 'de', level: 'master', q: 'უშგული' }, 'ka', 'გერმანული, ოსტატი გამყოლი, უშგული'],
] as const)('names %j in %s', (asked, lang, name) => {
  expect(queryName({ ...EVERY_GUIDE, ...asked }, lang)).toBe(name);
});
