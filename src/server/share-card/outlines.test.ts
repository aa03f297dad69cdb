import { describe, expect, it } from 'vitest';
import { linesOf, textSvg, widthOf, type Outlines } from './outlines.ts';

/** Each letter is half as wide as high. */
const outlines: Outlines = Object.fromEntries(
  Array.from('abcdefgh …', (letter) => [letter, [500, letter === ' ' ? '' : 'M0 0Z']]),
);

describe('a line of text as paths', () => {
  it('is as wide as its letters, and leaves a gap for one that the face lacks', () => {
    expect(widthOf(outlines, 'abc', 40)).toBe(60);
    expect(widthOf(outlines, 'aЖ', 100)).toBe(80);
  });

  it('breaks between words, and ends with an ellipsis if there is too much text', () => {
    const size = 20;
    expect(linesOf(outlines, 'ab cd ef', { size, width: 60, most: 3 })).toEqual(['ab cd', 'ef']);
    expect(linesOf(outlines, 'ab cd ef gh', { size, width: 60, most: 1 })).toEqual(['ab cd…']);
    expect(linesOf(outlines, 'abcdefgh', { size, width: 60, most: 2 })).toEqual(['abcde…']);
    expect(linesOf(outlines, '', { size, width: 60, most: 2 })).toEqual([]);
  });

  it('contains only shapes, one after another', () => {
    const svg = textSvg(outlines, 'a b<', 10, 20, { size: 100, color: '#fff' });
    expect(svg).toContain('translate(10 20) scale(0.1)');
    expect(svg.match(/translate\(\d+\)/gu)).toEqual(['translate(0)', 'translate(1000)']);
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('stroke');
  });

  it('has strokes of the given width in pixels, independent of its size', () => {
    const bold = textSvg(outlines, 'a', 0, 0, { size: 50, color: '#fff', bold: 2 });
    expect(bold).toContain('scale(0.05)');
    expect(bold).toContain('stroke-width="40"');
  });
});
