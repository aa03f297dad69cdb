import { expect, it } from 'vitest';
import { stylesOf } from './page-styles.ts';

const shown = (css: string) => stylesOf(css, '<div class="a b"><p>Text</p></div>');

it('includes rules whose classes the page has, and those without classes', () => {
  expect(shown('p{margin:0}.a{color:red}.c{color:blue}.a .b{top:0}.a .c{top:1px}')).toBe(
    'p{margin:0}.a{color:red}.a .b{top:0}',
  );
});

it('includes a rule if one of its selectors matches', () => {
  expect(shown('.c,.a>p{color:red}.c,.d{color:blue}')).toBe('.c,.a>p{color:red}');
});

it('does not require classes in negations, alternatives or attribute values', () => {
  const css = '.a:not(.c){top:0}.b:is(.c,.d){top:1px}[data-x=".c"]{top:2px}.a:has(:not(.c)){top:3px}';
  expect(shown(css)).toBe(css);
});

it('handles nested at-rules and leaves out empty ones', () => {
  expect(shown('@media print{.a{top:0}.c{top:0}@supports (top:0){.c{top:0}}}@media screen{.c{top:0}}')).toBe(
    '@media print{.a{top:0}}',
  );
});

it('writes widths without a sign that could be parsed as a tag', () => {
  expect(shown('@media (width>=600px) and (width<=899.95px){.a{top:0}}')).toBe(
    '@media (min-width:600px) and (max-width:899.95px){.a{top:0}}',
  );
});

it('includes fonts, animations and what is shown before the whole sheet is loaded', () => {
  const css = '@font-face{font-family:A}@keyframes b{from{top:0}to{top:1px}}.offer-retry{top:0}';
  expect(shown(css)).toBe(css);
});

it('rejects a sheet that ends within a rule', () => {
  expect(() => shown('.a{top:0}@media print{.a{top:1px}')).toThrow(/no end/u);
});
