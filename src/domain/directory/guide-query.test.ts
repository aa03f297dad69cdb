import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTER_CODES, FILTER_NAMES } from './guide-filters.ts';
import {
  EVERY_GUIDE,
  guideQueryString,
  isNarrowed,
  MAX_QUERY_TEXT,
  MAX_RESULT_PAGE,
  parseGuideQuery,
  queryName,
} from './guide-query.ts';

function canonical(parameters: string): string {
  return guideQueryString(parseGuideQuery(new URLSearchParams(parameters)));
}

describe('the address of a query', () => {
  it.each([
    ['', ''],
    ['q=&profession=&language=&region=&level=&page=', ''],
    ['level=master&q=mestia+ski&region=svaneti', '?q=mestia+ski&region=svaneti&level=master'],
    ['page=2&language=de&profession=ski-guide', '?profession=ski-guide&language=de&page=2'],
    ['page=2&q=ski', '?q=ski&page=2'],
    ['q=%20%20mestia%20%20%20ski%0A', '?q=mestia+ski'],
    ['q=a&q=b&utm_source=x&fbclid=1', '?q=a'],
    // Not all guides.
    ['language=ja', '?language=other'],
    ['language=qqq&level=other', '?language=other&level=other'],
    ['profession=trekking', '?profession=other'],
    ['region=__proto__&level=toString', '?region=other&level=other'],
    ['page=1', ''],
    ['page=01', ''],
    ['page=-1', ''],
    ['page=1e3', ''],
    ['page=9999&profession=ski-guide', `?profession=ski-guide&page=${MAX_RESULT_PAGE}`],
    ['page=2', ''],
    ['page=10000&profession=ski-guide', '?profession=ski-guide'],
  ])('of %s is "%s"', (parameters, expected) => {
    expect(canonical(parameters)).toBe(expected);
  });

  it('holds so much text and no broken letter', () => {
    const { q } = parseGuideQuery(new URLSearchParams({ q: '🏔'.repeat(200) }));
    expect(q).toBe('🏔'.repeat(MAX_QUERY_TEXT));
  });

  it('is unchanged after parsing and serialising any query', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.constantFrom(...Object.values(FILTER_CODES).flat()),
      fc.nat().map(String),
    );
    const name = fc.oneof(fc.constantFrom('q', ...FILTER_NAMES, 'page'), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
        const once = canonical(new URLSearchParams(pairs).toString());
        expect(canonical(once)).toBe(once);
        expect(parseGuideQuery(new URLSearchParams(once))).toEqual(
          parseGuideQuery(new URLSearchParams(pairs)),
        );
      }),
      { numRuns: 300 },
    );
  });
});

it('counts a query as narrowed by text or a filter, not by its page', () => {
  expect(isNarrowed(EVERY_GUIDE)).toBe(false);
  expect(isNarrowed({ ...EVERY_GUIDE, page: 3 })).toBe(false);
  expect(isNarrowed({ ...EVERY_GUIDE, q: 'x' })).toBe(true);
  expect(isNarrowed({ ...EVERY_GUIDE, region: 'svaneti' })).toBe(true);
});

it.each([
  [{}, 'en', ''],
  [{ q: 'Mestia' }, 'en', 'Mestia'],
  [{ profession: 'ski-guide', language: 'de', region: 'svaneti' }, 'en', 'Ski guides, German, Svaneti'],
  [{ language: 'de', level: 'master', q: 'უშგული' }, 'ka', 'გერმანული, ოსტატი გამყოლი, უშგული'],
] as const)('names %j in %s', (asked, lang, name) => {
  expect(queryName({ ...EVERY_GUIDE, ...asked }, lang)).toBe(name);
});
