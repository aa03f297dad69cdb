import { expect, it } from 'vitest';
import { budgetFaults, firstPicture } from './check-budgets.ts';

const light = { script: 11, firstScript: 24, laterScript: 39, html: 23, firstPicture: 30, fonts: 39 };
const faultsOf = (sizes: Parameters<typeof budgetFaults>[0][number]['sizes']) =>
  budgetFaults([{ address: '/news', sizes }]);

it('finds pages over the budget', () => {
  expect(faultsOf(light)).toEqual([]);
  expect(faultsOf({ ...light, script: 13 })).toEqual([
    '/news: 13 KiB of JavaScript of every page, 12 are allowed',
  ]);
  expect(faultsOf({ firstScript: 26, html: 99 })).toHaveLength(2);
  expect(faultsOf({ ...light, firstPicture: 33 })).toHaveLength(1);
  expect(faultsOf({ ...light, fonts: 41 })).toHaveLength(1);
});

it('determines which picture a phone fetches first', () => {
  const image = (name: string, more: string) =>
    `<img src="/x" srcSet="/media/${name}-480.webp 480w, /media/${name}-800.webp 800w" ${more}/>`;
  const first = image('a', 'fetchPriority="high"');
  expect(firstPicture(image('b', 'loading="lazy"') + first)).toBe('/media/a-800.webp');
  expect(
    firstPicture(`<picture><source media="x" srcSet="/media/a-portrait-600.webp 600w"/>${first}</picture>`),
  ).toBe('/media/a-portrait-600.webp');
  expect(firstPicture(image('b', 'loading="lazy"'))).toBeUndefined();
});
