import { expect, it } from 'vitest';
import { adoptStyles } from './adopt-styles.ts';

it('adds the styles that the document lacks, in their order', () => {
  document.head.innerHTML = '<style data-variables>:root{--a:red}</style><style>p{margin:0}</style>';
  const html = `<style data-variables>:root{--b:blue}</style><style>p{margin:0}</style><style>.b{color:var(--b)}</style><noscript><style>.c{}</style></noscript>`;
  adoptStyles(new DOMParser().parseFromString(html, 'text/html'));
  expect([...document.head.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
    ':root{--a:red}',
    'p{margin:0}',
    ':root{--b:blue}',
    '.b{color:var(--b)}',
  ]);
});
