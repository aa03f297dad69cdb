import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { toWebsite } from './website.ts';

const LONGEST = 'https://guide.ge/'.padEnd(LIMITS.website, 'x');

describe('toWebsite', () => {
  it.each([
    ['guide.ge', 'https://guide.ge/'],
    [' www.guide.ge/en ', 'https://www.guide.ge/en'],
    ['http://guide.ge', 'http://guide.ge/'],
    ['guide.ge:8443/x', 'https://guide.ge:8443/x'],
    ['https://guide.ge:8443/x', 'https://guide.ge:8443/x'],
    ['guide.ge/a:b', 'https://guide.ge/a:b'],
    [LONGEST, LONGEST],
  ])('reads %s as %s', (text, expected) => {
    expect(toWebsite(text)).toBe(expected);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://guide.ge',
    'https://me:pw@guide.ge',
    'guide',
    'https://',
    `${LONGEST}x`,
  ])('refuses %s', (text) => {
    expect(toWebsite(text)).toBeUndefined();
  });
});
