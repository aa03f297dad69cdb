import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  directoryParams,
  MAX_QUERY_TEXT,
  parseDirectoryQuery,
  WHOLE_DIRECTORY,
  withDirectoryQuery,
} from './directory-query.ts';

const read = (query: string) => parseDirectoryQuery(new URLSearchParams(query));

describe('the query of the directory', () => {
  it.each<[string, object]>([
    ['', {}],
    ['q=mestia+ski', { q: 'mestia ski' }],
    ['q=%20%20a%0A%09b%00c%20', { q: 'a b c' }],
    ['q=ა&language=de&level=master', { q: 'ა', language: 'de', level: 'master' }],
    ['profession=ski-guide&page=3', { profession: 'ski-guide', page: 3 }],
    ['profession=ski-guide&page=0', { profession: 'ski-guide' }],
    ['profession=ski-guide&page=9999', { profession: 'ski-guide', page: 500 }],
    ['profession=ski-guide&page=1e3', { profession: 'ski-guide' }],
    // Pages are those of one profession.
    ['page=3', {}],
    ['profession=astronaut&level=guru&page=2', {}],
    ['utm_source=x&Q=a', {}],
    ['q=a&q=b', { q: 'a' }],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual({ ...WHOLE_DIRECTORY, ...expected });
  });

  it('has one spelling, in one order', () => {
    expect(withDirectoryQuery('/guides', WHOLE_DIRECTORY)).toBe('/guides');
    expect(
      withDirectoryQuery('/guides', read('page=2&level=master&language=de&profession=ski-guide&q=a b')),
    ).toBe('/guides?q=a+b&profession=ski-guide&language=de&level=master&page=2');
  });

  it('is short, known, and read again as it was written, whatever it is made of', () => {
    const names = fc.constantFrom('q', 'profession', 'language', 'level', 'page', 'other');
    const values = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('ski-guide', '2', 'master'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 8 }), (pairs) => {
        const query = parseDirectoryQuery(new URLSearchParams(pairs));
        expect(Array.from(query.q).length).toBeLessThanOrEqual(MAX_QUERY_TEXT);
        expect(Array.from(query.language).length).toBeLessThanOrEqual(40);
        expect(parseDirectoryQuery(directoryParams(query))).toEqual(query);
        expect([...directoryParams(query).keys()]).not.toContain('other');
      }),
      { numRuns: 100 },
    );
  });
});
