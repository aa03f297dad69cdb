import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFieldPath, parseFieldPath } from '../../src/model/field-path.ts';

describe('field paths', () => {
  it.each([
    ['a', ['a']],
    ['a.b_1.C', ['a', 'b_1', 'C']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`სახელი`', ['სახელი']],
    ['`x\\`y`', ['x`y']],
  ])('reads %s', (text, path) => {
    expect(parseFieldPath(text)).toEqual(path);
  });

  it.each(['', '`back\\slash `tick``', 'a..b', '.a', 'a.', '1a', 'a b', '`a', '``', 'სახელი', 'a`b`'])(
    'refuses "%s"',
    (text) => {
      expect(() => parseFieldPath(text)).toThrow(/property path/);
    },
  );

  it('parses its own output', () => {
    const segment = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });
});
