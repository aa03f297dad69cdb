import type * as FileSystem from 'node:fs';
import { expect, it, vi } from 'vitest';
import { samplePublicGuide } from '../../members/firebase/testing/sample-documents.ts';
import { guideCardSvg } from './guide-card.ts';
import { SHARE_FILE, type Outlines } from './outlines.ts';

// Written by the build, next to the function's code. Here the shape of a letter is its number.
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof FileSystem>();
  const letters = [...Array(0x7f).keys(), ...Array.from({ length: 0x30 }, (_, index) => 0x10d0 + index)];
  const outlines: Outlines = Object.fromEntries(
    letters.map((code) => [String.fromCodePoint(code), [500, `M${code}`]]),
  );
  return {
    ...fs,
    readFileSync: (path: URL, ...rest: []) =>
      String(path).endsWith(SHARE_FILE)
        ? JSON.stringify({ outlines, contours: '' })
        : fs.readFileSync(path, ...rest),
  };
});

const GUIDE = samplePublicGuide({ georgian_name: 'ნინო ბერიძე', certification_level: 'master' });

/** The lines of text on a card, with the position of each. */
function linesOn(svg: string) {
  const lines = svg.matchAll(
    /<g transform="translate\(([\d.]+) ([\d.]+)\) scale\([\d.]+\)" fill="#[^>]*>(.*?)<\/g>/gu,
  );
  return Array.from(lines, ([, x, y, shapes = '']) => {
    const codes = Array.from(shapes.matchAll(/d="M(\d+)"/gu), ([, code]) => Number(code));
    return { text: String.fromCodePoint(...codes), x: Number(x), y: Number(y) };
  }).filter(({ text }) => text !== '');
}
const textsOn = (svg: string) => linesOn(svg).map(({ text }) => text);

it('has initials, name, profession, level, verification and association, from top to bottom', async () => {
  const lines = linesOn(await guideCardSvg(GUIDE, 'en'));
  expect(lines.map(({ text }) => text)).toEqual([
    'NB',
    'Nino Beridze',
    'Trekking Guide',
    'Master Guide',
    'Verified by the association',
    'Mountain Guides Association',
  ]);
  const heights = lines.slice(1).map(({ y }) => y);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  expect(heights.every((y) => y > 0 && y < 630)).toBe(true);
  expect(new Set(lines.slice(1, 4).map(({ x }) => x)).size).toBe(1);
});

it('is in the language of the page', async () => {
  const texts = textsOn(await guideCardSvg(GUIDE, 'ka'));
  expect(texts.slice(0, 2)).toEqual(['ნბ', 'ნინო ბერიძე']);
});

it('has the picture instead of the initials, and no level that is hidden', async () => {
  const { certification_level: _, ...hidden } = GUIDE;
  const svg = await guideCardSvg(hidden, 'en', 'data:image/png;base64,AAAA');
  expect(svg).toContain('<image href="data:image/png;base64,AAAA"');
  expect(textsOn(svg)).not.toContain('NB');
  expect(textsOn(svg)).not.toContain('Master Guide');
});

it('breaks a long name into two lines', async () => {
  const long = 'Konstantine Alexander Mchedlishvili';
  const texts = textsOn(await guideCardSvg({ ...GUIDE, latin_name: long }, 'en'));
  expect(texts.slice(1, 3).join(' ')).toBe(long);
});
