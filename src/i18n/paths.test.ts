import { describe, expect, it } from 'vitest';
import { lastSegment, localPath, otherLangPath, parsePath } from './paths.ts';

describe('parsePath', () => {
  it.each([
    ['/', 'ka', '/'],
    ['/guides', 'ka', '/guides'],
    ['/guides/', 'ka', '/guides'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/news/a', 'en', '/news/a'],
    ['/english-guide', 'ka', '/english-guide'],
  ])('reads %s', (pathname, lang, path) => {
    expect(parsePath(pathname)).toEqual({ lang, path });
  });
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

  it('finds the twin and comes back', () => {
    for (const path of ['/', '/guides', '/association/about', '/en', '/en/news']) {
      expect(otherLangPath(path)).not.toBe(path);
      expect(otherLangPath(otherLangPath(path))).toBe(path);
    }
  });
});

it('takes the last segment', () => {
  expect(lastSegment('/association/about')).toBe('about');
});
