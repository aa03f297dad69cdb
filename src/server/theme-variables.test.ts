import { describe, expect, it } from 'vitest';
import { themeVariables } from './theme-variables.ts';

const SHEETS = [
  { ':root': { '--gap': '8px', '--font': 'var(--weight) 1rem x', '--weight': 600, '--unused': 'red' } },
  { '[data-color-scheme="dark"]': { '--gap': '9px', colorScheme: 'dark' } },
];

describe('theme variables', () => {
  it('includes the variables that styles use, in every colour scheme, and those they depend on', () => {
    const css = themeVariables(SHEETS)("a{margin:var(--gap)}<p style='font: var( --font )'>");
    expect(css).toBe(
      ':root{--gap:8px;--font:var(--weight) 1rem x;--weight:600}[data-color-scheme="dark"]{--gap:9px}',
    );
  });

  it('includes nothing when nothing is used', () => {
    expect(themeVariables(SHEETS)('a{color:red}')).toBe('');
  });
});
