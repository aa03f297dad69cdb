import { afterEach, expect, it } from 'vitest';
import { adoptStyles } from './adopt-styles.ts';

const VARIABLES = '<style data-variables>:root{--a:red}</style>';
const OWN = `${VARIABLES}<style>p{margin:0}</style><style data-emotion="css 1a 2b">.css-1a{color:red}</style>`;

function read(head: string): Document {
  return new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');
}

// Emotion needs its own elements in other tests.
const former = new Set(document.querySelectorAll('style'));
const added = () => [...document.querySelectorAll('style')].filter((style) => !former.has(style));
const texts = () => added().map(({ textContent }) => textContent);

afterEach(() => added().forEach((style) => style.remove()));

it('takes over the styles of classes and the variables that the document lacks, once', () => {
  document.head.append(...read(OWN).head.childNodes);
  const own = texts();
  adoptStyles(read(`${VARIABLES}<style>p{margin:9px}</style><style data-emotion="css 2b">.css-2b{}</style>`));
  expect(texts()).toEqual(own);
  const other = [
    '<style data-variables>:root{--a:red;--b:blue}</style>',
    '<style data-emotion="css-global 9z">@keyframes x{}</style>',
    '<style data-emotion="css 2b 3c">.css-3c{color:var(--b)}</style>',
  ].join('');
  const adopted = [':root{--a:red;--b:blue}', '@keyframes x{}', '.css-3c{color:var(--b)}'];
  adoptStyles(read(other));
  expect(texts()).toEqual([...own, ...adopted]);
  adoptStyles(read(other));
  expect(texts()).toEqual([...own, ...adopted]);
});
