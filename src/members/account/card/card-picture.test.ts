import { afterEach, expect, it, vi } from 'vitest';
import { isCanvasTrue } from '../../../browser/true-canvas.ts';
import { cardDocument } from './card-document.ts';
import { drawCard } from './card-picture.ts';

vi.mock('../../../browser/true-canvas.ts', () => ({ isCanvasTrue: vi.fn<typeof isCanvasTrue>() }));

const CARD = { number: 1001, names: ['Giorgi <b> & Sons'], claims: { profession: '' }, until: '2027-03-31' };

afterEach(() => {
  vi.restoreAllMocks();
});

/** A canvas that gives this as its picture; happy-dom has none. */
function stubCanvas(blob: Blob | null) {
  const drawn: unknown[][] = [];
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, 'getContext').mockReturnValue(
    Object.assign(Object.create(null), {
      drawImage: ({ src }: HTMLImageElement, ...area: unknown[]) => drawn.push([src, ...area]),
    }),
  );
  vi.spyOn(prototype, 'toBlob').mockImplementation((done) => done(blob));
  vi.mocked(isCanvasTrue).mockResolvedValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(700);
  return drawn;
}

const shown = () =>
  new DOMParser().parseFromString(
    cardDocument({ card: CARD, portrait: undefined, signed: undefined }),
    'text/html',
  );

it('draws the whole card, with names as text, three times as fine as the screen', async () => {
  const picture = new Blob(['png'], { type: 'image/png' });
  const drawn = stubCanvas(picture);
  expect(await drawCard(shown())).toBe(picture);
  const [src = '', ...area] = drawn.at(-1) ?? [];
  expect(area).toEqual([0, 0, 1200, 2100]);
  const svg = decodeURIComponent(String(src).replace('data:image/svg+xml,', ''));
  const image = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(image.documentElement.getAttribute('width')).toBe('400');
  expect(image.querySelector('.name')?.textContent).toBe('Giorgi <b> & Sons');
  expect(image.querySelectorAll('style, .code svg path')).toHaveLength(2);
});

it('fails where the browser gives no picture, or another one', async () => {
  stubCanvas(null);
  await expect(drawCard(shown())).rejects.toMatchObject({ name: 'NotSupportedError' });
  stubCanvas(new Blob(['noise']));
  vi.mocked(isCanvasTrue).mockResolvedValue(false);
  await expect(drawCard(shown())).rejects.toMatchObject({ name: 'NotSupportedError' });
});
