import { describe, expect, it } from 'vitest';
import { PAGE_LANGS } from './lang.ts';
import { lastSegment, localPath, parseAddress, parsePath } from './paths.ts';

describe('parsePath', () => {
  it.each([
    ['/', 'ka', '/'],
    ['/guides', 'ka', '/guides'],
    ['/guides/', 'ka', '/guides'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/news/a', 'en', '/news/a'],
    ['/english-guide', 'ka', '/english-guide'],
    ['/en//evil.example', 'en', '/evil.example'],
    ['//evil.example/', 'ka', '/evil.example'],
    ['//en/profile', 'en', '/profile'],
    ['\\\\evil.example', 'ka', '/evil.example'],
    ['/en/\\evil.example', 'en', '/evil.example'],
    ['', 'ka', '/'],
    ['//', 'ka', '/'],
    ['//en//', 'en', '/'],
    ['/check///1001', 'ka', '/check/1001'],
  ])('reads %s', (pathname, lang, path) => {
    expect(parsePath(pathname)).toEqual({ lang, path });
  });
});

it.each([
  ['//[', '//['],
  ['//a:99999/', '//a:99999/'],
  ['//evil.example?q=1', '//evil.example'],
  ['*', '/*'],
  ['/%', '/%'],
])('parseAddress takes %s for a path, whatever it looks like', (address, pathname) => {
  expect(parseAddress(address).pathname).toBe(pathname);
});

describe('localPath', () => {
  it.each([
    ['/', 'en', '/en'],
    ['/', 'ka', '/'],
    ['/guides', 'en', '/en/guides'],
    ['/?q=1', 'en', '/en?q=1'],
    ['/#top', 'en', '/en#top'],
    ['/guides?q=1#x', 'en', '/en/guides?q=1#x'],
  ] as const)('puts %s into %s', (path, lang, expected) => {
    expect(localPath(path, lang)).toBe(expected);
  });

  it.each(['/', '/guides', '/association/about'])('is what parsePath reads, for %s', (path) => {
    for (const lang of PAGE_LANGS) expect(parsePath(localPath(path, lang))).toEqual({ lang, path });
  });
});

it('returns the last segment', () => {
  expect(lastSegment('/association/about')).toBe('about');
});
