import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endWaiting, layOutSkipped } from './skipped-layout.ts';

beforeEach(() => {
  document.documentElement.setAttribute('data-begins-at-top', '');
  document.body.innerHTML =
    '<p></p><section class="laid-out-later"></section><section class="laid-out-later"></section>';
});
afterEach(() => {
  // Other tests share the document.
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const visibilities = () =>
  [...document.querySelectorAll<HTMLElement>('section')].map(({ style }) => style.contentVisibility);

it('lays out each skipped section after the first scroll', async () => {
  const done = layOutSkipped();
  expect(visibilities()).not.toContain('visible');
  window.dispatchEvent(new Event('scroll'));
  await done;
  expect(visibilities()).toEqual(['visible', 'visible']);
});

it('does so immediately where the page was scrolled before', async () => {
  vi.stubGlobal('scrollY', 300);
  await layOutSkipped();
  expect(visibilities()).toEqual(['visible', 'visible']);
});

it('does not touch a page that was navigated to', async () => {
  const done = layOutSkipped();
  endWaiting();
  window.dispatchEvent(new Event('scroll'));
  await done;
  expect(visibilities()).not.toContain('visible');
});
