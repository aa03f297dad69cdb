import { describe, expect, it } from 'vitest';
import { EVERY_GUIDE } from '../../../src/domain/directory/guide-query.ts';
import { parseAddress } from '../../../src/domain/paths.ts';
import { guideAddress, parseSiteAddress } from './site-address.ts';

const read = (address: string) => {
  const { pathname, searchParams } = parseAddress(address);
  return parseSiteAddress(pathname, searchParams);
};

describe('an address', () => {
  it.each([
    ['/guides', { kind: 'directory', lang: 'ka', form: 'page', query: EVERY_GUIDE }],
    ['/en/guides', { kind: 'directory', lang: 'en', form: 'page', query: EVERY_GUIDE }],
    [
      '/guides?q=a+b&language=de',
      {
        kind: 'directory',
        lang: 'ka',
        form: 'page',
        query: { ...EVERY_GUIDE, q: 'a b', language: 'de' },
      },
    ],
    // A space may be encoded in two ways.
    ['/guides?q=a%20b', { kind: 'directory', query: { ...EVERY_GUIDE, q: 'a b' } }],
    ['/giorgi-beridze', { kind: 'guide', lang: 'ka', form: 'page', slug: 'giorgi-beridze' }],
    ['/en/giorgi-beridze', { kind: 'guide', lang: 'en', form: 'page', slug: 'giorgi-beridze' }],
    [
      '/en/api/guides/giorgi-beridze/card.jpg',
      { kind: 'guide', lang: 'en', form: 'card', slug: 'giorgi-beridze' },
    ],
    ['//evil.example/guides', { kind: 'elsewhere', location: '/evil.example/guides' }],
    ['//[', { kind: 'elsewhere', location: '/[' }],
    ['//a:99999/', { kind: 'elsewhere', location: '/a:99999' }],
    ['*', { kind: 'nothing' }],
    ['/sitemap-guides.xml', { kind: 'sitemap' }],
    ['/api/membership-keys', { kind: 'card-keys' }],
    ['/api/membership-keys?a=b', { kind: 'elsewhere', location: '/api/membership-keys' }],
    ['/check', { kind: 'check', lang: 'ka', form: 'page', number: undefined }],
    ['/en/check/1001', { kind: 'check', lang: 'en', form: 'page', number: '1001' }],
    ['/check?number=abc', { kind: 'check', number: undefined, typed: 'abc' }],
    ['/Check?number=abc', { kind: 'check', number: undefined, typed: 'abc' }],
    ['/check/abc', { kind: 'check', number: undefined, typed: 'abc' }],
    ['/check/%e1%83%90', { kind: 'check', number: undefined, typed: 'ა' }],
    ['/check/%', { kind: 'check', number: undefined, typed: '%' }],
    ['/en/check?number=', { kind: 'check', lang: 'en', number: undefined, typed: '' }],
    ['/messages/to/ana-lomidze', { kind: 'message', lang: 'ka', form: 'page', slug: 'ana-lomidze' }],
    ['/en/messages/to/ana-lomidze', { kind: 'message', lang: 'en', slug: 'ana-lomidze' }],
    ['/en/apply/ski-winter', { kind: 'apply', lang: 'en', form: 'page', intake: 'ski-winter' }],
    ['/apply', { kind: 'nothing' }],
    ['/messages/to/office--press', { kind: 'message', slug: 'office--press' }],
    ['/messages/to/office--other', { kind: 'nothing' }],
    ['/office--press', { kind: 'nothing' }],
    ['/messages/to/assets', { kind: 'nothing' }],
    ['/messages/send/ana-lomidze', { kind: 'nothing' }],
    ['/messages/to/ana-lomidze?x=1', { kind: 'elsewhere', location: '/messages/to/ana-lomidze' }],
    ['/api/check/1001', { kind: 'nothing' }],
    ['/assets', { kind: 'nothing' }],
    ['/api/guides/assets/card.jpg', { kind: 'nothing', form: 'card' }],
    ['/api/guides/a/b/card.jpg', { kind: 'nothing' }],
    ['/api/guides', { kind: 'nothing' }],
    ['/api/guides/giorgi-beridze', { kind: 'nothing' }],
    ['/api/giorgi-beridze', { kind: 'nothing' }],
    ['/en/sitemap-guides.xml', { kind: 'nothing' }],
    ['/a/b', { kind: 'nothing' }],
    ['/en/გიდი', { kind: 'nothing', lang: 'en' }],
    ['/en/%e1%83%90', { kind: 'nothing', lang: 'en' }],
  ])('%s', (address, expected) => {
    expect(read(address)).toMatchObject(expected);
  });

  it.each([
    ['/guides/', '/guides'],
    ['/en//guides', '/en/guides'],
    ['//en//giorgi-beridze//', '/en/giorgi-beridze'],
    ['/check//1002', '/check/1002'],
    ['/check//abc', '/check/abc'],
    ['/check/abc/', '/check/abc'],
    ['//messages//to/ana-lomidze', '/messages/to/ana-lomidze'],
    ['/Giorgi-Beridze', '/giorgi-beridze'],
    ['/EN/Guides?q=Ana', '/en/guides?q=Ana'],
    ['/EN/%E1%83%90%2FB', '/en/%E1%83%90%2Fb'],
    ['/Check/GE-1002', '/check/1002'],
    ['/check/%EF%BC%91%EF%BC%90%EF%BC%90%EF%BC%92', '/check/1002'],
    ['/check/1002%E2%80%8B', '/check/1002'],
    ['/check/%E2%84%96%201002', '/check/1002'],
    ['/check?number=(1002)', '/check/1002'],
    // A redirect never leads to another host.
    ['/.//evil.com/', '/evil.com'],
    ['/x/..//evil.com/', '/evil.com'],
    ['/check/..\\\\evil.com/', '/evil.com'],
    ['/.//evil.com', '/evil.com'],
    ['/.///evil.com?a=b', '/evil.com'],
    ['/.//en//evil.com/', '/en/evil.com'],
    ['/.//guides', '/guides'],
    ['/check/', '/check'],
    ['/check?other=1', '/check'],
    ['/en/check?number=1001', '/en/check/1001'],
    ['/check?number=%E2%84%96+1+001', '/check/1001'],
    ['/check/01001', '/check/1001'],
    ['/check/1001?a=b', '/check/1001'],
    ['/en/guides?utm_source=x', '/en/guides'],
    ['/guides?language=&q=ana&level=', '/guides?q=ana'],
    ['/guides?language=de&q=ana', '/guides?q=ana&language=de'],
    ['/guides?q=%20ana', '/guides?q=ana'],
    ['/guides?profession=astronaut', '/guides?profession=other'],
    ['/api/guides/giorgi-beridze/card.jpg?x=1', '/api/guides/giorgi-beridze/card.jpg'],
    ['/giorgi-beridze?fbclid=1', '/giorgi-beridze'],
    ['/en/giorgi-beridze/', '/en/giorgi-beridze'],
  ])('%s is elsewhere: %s', (address, location) => {
    expect(read(address)).toEqual({ kind: 'elsewhere', location });
    expect(read(location).kind).not.toBe('elsewhere');
  });

  it('of a guide has the format of the request', () => {
    expect(guideAddress({ lang: 'en', form: 'page' }, 'a')).toBe('/en/a');
    expect(guideAddress({ lang: 'ka', form: 'card' }, 'a')).toBe('/api/guides/a/card.jpg');
  });
});
