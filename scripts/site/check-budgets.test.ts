import { expect, it } from 'vitest';
import { budgetFaults, firstPicture, heaviestPages } from './check-budgets.ts';

const light = {
  address: '/',
  scriptKiB: 110,
  htmlKiB: 20,
  firstPictureKiB: 30,
  fontKiB: 39,
  forbidden: [],
};

it('finds pages over the budget', () => {
  expect(budgetFaults([light])).toEqual([]);
  expect(budgetFaults([{ ...light, scriptKiB: 112 }])).toHaveLength(1);
  expect(budgetFaults([{ ...light, htmlKiB: 99, forbidden: ['a.js'] }])).toHaveLength(2);
  expect(budgetFaults([{ ...light, firstPictureKiB: 33 }])).toHaveLength(1);
  expect(budgetFaults([{ ...light, fontKiB: 41 }])).toHaveLength(1);
  for (const address of ['/en/guides', '/:slug', '/en/check/:number'])
    expect(budgetFaults([{ ...light, address, scriptKiB: 135 }])).toEqual([]);
});

it('lists the heaviest page of each budget', () => {
  const guides = { ...light, address: '/guides', scriptKiB: 130, htmlKiB: 0 };
  const lines = heaviestPages([{ ...light, address: '/news', scriptKiB: 90, htmlKiB: 20.5 }, light, guides]);
  expect(lines.map((line) => line.replaceAll(/ {2,}/gu, '  ')).slice(0, 3)).toEqual([
    'JavaScript of a static page  110.0 of 111 KiB  /',
    'JavaScript of a page about guides  130.0 of 136 KiB  /guides',
    'HTML  20.5 of 21 KiB  /news',
  ]);
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
