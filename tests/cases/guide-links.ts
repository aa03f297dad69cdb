/** URLs in guide profiles, with the expected result of schema and security rules. */
import { LIMITS } from '../../src/domain/limits.ts';
import type { GuideProfileCase } from './guide-profile.ts';

export const AVATAR_ORIGIN = 'https://firebasestorage.googleapis.com/v0/b/demo-guides.appspot.com/o/';

export function avatarUrl(uid: string, file = 'a1b2c3d4e5.webp'): string {
  return `${AVATAR_ORIGIN}avatars%2F${uid}%2F${file}?alt=media`;
}

const websiteOf = (length: number): string => 'https://guide.example.org/'.padEnd(length, 'x');

/** Valid and invalid website addresses. `limit` in characters. */
export function websiteCases(field: string, limit: number): GuideProfileCase[] {
  const valid = [
    null,
    'http://guide.ge',
    'https://guide.ge/',
    'https://www.guide.ge:8443/en?tour=1#top',
    'https://guide.ge?x',
    'https://xn--80ak6aa92e.com/%E1%83%90',
    'https://a_b.guide-1.ge./',
    websiteOf(limit),
  ];
  const invalid = [
    websiteOf(limit + 1),
    '',
    'guide.ge',
    'https://localhost',
    'ftp://guide.ge',
    'javascript:alert(1)',
    'javascript://guide.ge/%0aalert(1)',
    'data:text/html,x',
    'https://me:pw@guide.ge/',
    'https://guide.ge@evil.example/',
    'https://guide.ge\\@evil.example/',
    'https://guide.ge/ x',
    'https://guide.ge/\n',
    'https://გიდი.ge/',
    'https://guide.ge:123456/',
    'HTTPS//guide.ge',
    ' https://guide.ge',
    5,
    ['https://guide.ge'],
    undefined,
  ];
  return casesOf(field, valid, invalid);
}

function casesOf(field: string, valid: readonly unknown[], invalid: readonly unknown[]): GuideProfileCase[] {
  return [...valid, ...invalid].map((value) => ({
    name: `${field}: ${JSON.stringify(value)?.slice(0, 60) ?? 'missing'}${typeof value === 'string' && value.length > 60 ? ` (${value.length})` : ''}`,
    change: { [field]: value },
    valid: valid.includes(value),
  }));
}

/** Numbers, and what is none. `limit` in characters. */
export function phoneCases(field: string, limit: number): GuideProfileCase[] {
  const valid = [
    '+995 599 12 34 56',
    '+995599123456',
    '599123456',
    '+49 (0)30/9018-20.1',
    '1',
    '1'.repeat(limit),
  ];
  const invalid = [
    '1'.repeat(limit + 1),
    '',
    '+',
    '++995',
    ' 599123456',
    '(599) 123456',
    'Master Guide',
    '599123456 Master',
    'tel:599123456',
    '599123456\n',
    '599\u00A0123456',
    '599123456 ext. 7',
    '५९९',
    599123456,
    null,
    ['599123456'],
    undefined,
  ];
  return casesOf(field, valid, invalid);
}

/** Picture addresses inside and outside of the folder of `uid`. */
export function avatarCases(uid: string): GuideProfileCase[] {
  const path = `${AVATAR_ORIGIN}avatars%2F${uid}%2F`;
  const long = (length: number): string => {
    const rest = `/o/avatars%2F${uid}%2Fa1b2c3d4e5.webp?alt=media`;
    const start = 'https://firebasestorage.googleapis.com/v0/b/';
    return `${start}${'b'.repeat(length - start.length - rest.length)}${rest}`;
  };
  const valid = [
    null,
    avatarUrl(uid),
    avatarUrl(uid, `${'Z'.repeat(64)}.jpg`),
    avatarUrl(uid, '12345-_8.png'),
    `${path}a1b2c3d4e5.webp?alt=media&token=0f1e2d3c-4b5a`,
    `http://127.0.0.1:9199/v0/b/demo-guides.appspot.com/o/avatars%2F${uid}%2Fa1b2c3d4e5.webp?alt=media`,
    `http://localhost:18209/v0/b/demo-guides.appspot.com/o/avatars%2F${uid}%2Fa1b2c3d4e5.webp?alt=media`,
    long(LIMITS.avatarUrl),
  ];
  const invalid = [
    long(LIMITS.avatarUrl + 1),
    '',
    'x',
    avatarUrl(uid, '1234567.png'),
    avatarUrl(uid, `${'Z'.repeat(65)}.jpg`),
    avatarUrl(uid, 'a1b2c3d4e5.svg'),
    avatarUrl(uid, 'a1b2c3d4e5.jpeg'),
    avatarUrl(uid, 'a1b2c3d4e5xwebp'),
    avatarUrl(uid, '..%2Fa1b2c3d4e5.png'),
    `${path}a1b2c3d4e5.webp`,
    `${path}a1b2c3d4e5.webp?alt=json`,
    `${path}a1b2c3d4e5.webp?alt=media&token=x&y=z`,
    `${path}a1b2c3d4e5.webpxalt=media`,
    `https://firebasestorage-googleapis.com/v0/b/b/o/avatars%2F${uid}%2Fa1b2c3d4e5.webp?alt=media`,
    `https://firebasestorageXgoogleapis.com/v0/b/b/o/avatars%2F${uid}%2Fa1b2c3d4e5.webp?alt=media`,
    `https://firebasestorage.googleapisXcom/v0/b/b/o/avatars%2F${uid}%2Fa1b2c3d4e5.webp?alt=media`,
    `http://firebasestorage.googleapis.com/v0/b/b/o/avatars%2F${uid}%2Fa1b2c3d4e5.webp?alt=media`,
    `https://evil.example/v0/b/b/o/avatars%2F${uid}%2Fa1b2c3d4e5.webp?alt=media`,
    `http://127.0.0.1/v0/b/b/o/avatars%2F${uid}%2Fa1b2c3d4e5.webp?alt=media`,
    `http://127x0.0.1:9199/v0/b/b/o/avatars%2F${uid}%2Fa1b2c3d4e5.webp?alt=media`,
    `https://firebasestorage.googleapis.com/v0/b/b%2Fc/o/avatars%2F${uid}%2Fa1b2c3d4e5.webp?alt=media`,
    `https://firebasestorage.googleapis.com/v0/b/b/o/others%2F${uid}%2Fa1b2c3d4e5.webp?alt=media`,
    'javascript:alert(1)',
    5,
    [avatarUrl(uid)],
    undefined,
  ];
  return [...valid, ...invalid].map((value, index) => ({
    name: `avatar_url ${index}: ${typeof value === 'string' ? value.slice(0, 110) : JSON.stringify(value)}`,
    change: { avatar_url: value },
    valid: valid.some((url) => url === value),
  }));
}
