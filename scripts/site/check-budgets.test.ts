import { expect, it } from 'vitest';
import { budgetFaults } from './check-budgets.ts';

const light = { script: 11, firstScript: 24, laterScript: 39, html: 23, fonts: 39 };
const faultsOf = (sizes: Parameters<typeof budgetFaults>[0][number]['sizes']) =>
  budgetFaults([{ address: '/news', sizes }]);

it('finds pages over the budget', () => {
  expect(faultsOf(light)).toEqual([]);
  expect(faultsOf({ ...light, script: 13 })).toEqual([
    '/news: 13 KiB of JavaScript of every page, 12 are allowed',
  ]);
  expect(faultsOf({ firstScript: 26, html: 99 })).toHaveLength(2);
  expect(faultsOf({ ...light, fonts: 41 })).toHaveLength(1);
});
