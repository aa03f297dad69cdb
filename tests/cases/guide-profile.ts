/**
 * Guide profiles with the verdict that the schema of the form and the security rules must both
 * give. They follow from the table of fields, so a field or a number changed on one side alone shows.
 */
import {
  fieldOf,
  GUIDE_FIELD_NAMES,
  GUIDE_FIELDS,
  type FlaggedField,
  type GuideFieldName,
} from '../../src/domain/guide/guide-fields.ts';
import { LIMITS } from '../../src/domain/limits.ts';

export interface GuideProfileCase {
  readonly name: string;
  /** Fields that differ from `validGuideProfile`; undefined: the field is missing. */
  readonly change: Readonly<Record<string, unknown>>;
  readonly valid: boolean;
}

export const AVATAR_ORIGIN = 'https://firebasestorage.googleapis.com/v0/b/demo-guides.appspot.com/o/';

export function avatarUrl(uid: string, file = 'a1b2c3d4e5.webp'): string {
  return `${AVATAR_ORIGIN}avatars%2F${uid}%2F${file}?alt=media`;
}

/** What the owner writes, without the fields of the server. */
export function validGuideProfile(uid: string, full_name: string): Record<string, unknown> {
  return {
    ...Object.fromEntries(GUIDE_FIELD_NAMES.map((name) => [name, fieldOf(name).blank])),
    user_id: uid,
    profession: 'trekking',
    experience_years: 7,
    languages: ['ka', 'en', 'de'],
    specialties: ['Svaneti', 'მაღალმთიანი აჭარა'],
    description: 'Guides walks in Svaneti.',
    bio: '',
    certification_level: 'certified',
    address: 'მესტია',
    phone: '+995 555 12 34 56',
    website: 'https://guide.example.org/en',
    show_phone: false,
    show_address: true,
    show_website: true,
    show_experience: true,
    show_certifications: true,
    is_public: true,
    avatar_url: null,
    full_name,
  };
}

const GEORGIAN = 'ქ';
const EMOJI = '🏔';

function texts(field: string, maximum: number, mayBeEmpty: boolean): GuideProfileCase[] {
  const one = (name: string, value: unknown, valid: boolean): GuideProfileCase => ({
    name: `${field}: ${name}`,
    change: { [field]: value },
    valid,
  });
  return [
    one('as long as allowed', 'x'.repeat(maximum), true),
    one('one character too long', 'x'.repeat(maximum + 1), false),
    one('as long as allowed in Georgian', GEORGIAN.repeat(maximum), true),
    one('one character too long in Georgian', GEORGIAN.repeat(maximum + 1), false),
    one('as long as allowed in emoji', EMOJI.repeat(maximum), true),
    one('one character too long in emoji', EMOJI.repeat(maximum + 1), false),
    one('one character', 'x', true),
    one('empty', '', mayBeEmpty),
    one('blank', '   ', mayBeEmpty),
    one('null', null, false),
    one('a number', 5, false),
    one('a list', ['x'], false),
    one('a map', { x: 'x' }, false),
    one('missing', undefined, false),
  ];
}

function members(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `n${index}`);
}

function lists(field: string, most: number, mayBeEmpty: boolean): GuideProfileCase[] {
  const one = (name: string, value: unknown, valid: boolean): GuideProfileCase => ({
    name: `${field}: ${name}`,
    change: { [field]: value },
    valid,
  });
  const longest = LIMITS.listItem;
  return [
    one('as many as allowed', members(most), true),
    one('one too many', members(most + 1), false),
    one('none', [], mayBeEmpty),
    one('one', ['ka'], true),
    one('one of one character', ['x'], true),
    one('one of two characters', ['ქა'], true),
    one('with words', ['High mountain routes'], true),
    one('the longest member', ['ka', GEORGIAN.repeat(longest), 'en'], true),
    one('a member too long', ['ka', GEORGIAN.repeat(longest + 1), 'en'], false),
    one('a last member too long', ['ka', 'x'.repeat(longest + 1)], false),
    one('only an empty member', [''], false),
    one('an empty member among others', ['ka', '', 'en'], false),
    one('an empty last member', ['ka', ''], false),
    one('a blank member', [' '], false),
    one('a comma inside', ['ka,en'], false),
    one('a line break inside', ['ka\nen'], false),
    one('a number among texts', ['ka', 5], false),
    one('only numbers', [1, 2], false),
    one('a truth value', [true], false),
    one('a null among texts', ['ka', null], false),
    one('a map among texts', ['ka', { x: 1 }], false),
    one('a text', 'ka', false),
    one('a map', { 0: 'ka' }, false),
    one('null', null, false),
    one('missing', undefined, false),
  ];
}

function choices(field: string, values: readonly string[]): GuideProfileCase[] {
  const others = GUIDE_FIELD_NAMES.filter((name) => name !== field).flatMap(
    (name) => fieldOf(name).codes ?? [],
  );
  return [
    ...['', ...values].map((value) => ({
      name: `${field}: "${value}"`,
      change: { [field]: value },
      valid: true,
    })),
    // A value of another list of choices is none of this one.
    ...[
      ...others.slice(0, 1),
      'wizard',
      ` ${values[0]}`,
      values[0]?.toUpperCase(),
      null,
      1,
      [values[0]],
      undefined,
    ].map((value) => ({
      name: `${field}: ${JSON.stringify(value)}`,
      change: { [field]: value },
      valid: false,
    })),
  ];
}

function flags(field: string): GuideProfileCase[] {
  return [
    ...[true, false].map((value) => ({
      name: `${field}: ${value}`,
      change: { [field]: value },
      valid: true,
    })),
    ...['true', 1, null, undefined].map((value) => ({
      name: `${field}: ${JSON.stringify(value)}`,
      change: { [field]: value },
      valid: false,
    })),
  ];
}

function wholeYears(field: string, most: number): GuideProfileCase[] {
  const valid = [0, 1, most];
  const invalid = [-1, most + 1, 1e9, 3.5, Number.NaN, '7', null, [7], undefined];
  return [...valid, ...invalid].map((value) => ({
    name: `${field}: ${typeof value === 'string' ? `"${value}"` : String(value)}`,
    change: { [field]: value },
    valid: valid.some((years) => years === value),
  }));
}

const websiteOf = (length: number): string => 'https://guide.example.org/'.padEnd(length, 'x');

function websites(field: string, limit: number): GuideProfileCase[] {
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
  return [...valid, ...invalid].map((value) => ({
    name: `${field}: ${JSON.stringify(value)?.slice(0, 60) ?? 'missing'}${typeof value === 'string' && value.length > 60 ? ` (${value.length})` : ''}`,
    change: { [field]: value },
    valid: valid.some((website) => website === value),
  }));
}

function avatars(uid: string): GuideProfileCase[] {
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

/** The cases of one field; what follows from the account has none, since the rules compare the two. */
function fieldCases(name: GuideFieldName, uid: string): GuideProfileCase[] {
  const field = GUIDE_FIELDS[name];
  const mayBeEmpty = !fieldOf(name).isRequired;
  switch (field.kind) {
    case 'account':
      return [];
    case 'picture':
      return avatars(uid);
    case 'choice':
      return choices(name, field.codes);
    case 'years':
      return wholeYears(name, field.limit);
    case 'list':
      return lists(name, field.limit, mayBeEmpty);
    case 'link':
      return websites(name, field.limit);
    case 'flag':
      return flags(name);
    case 'text':
    case 'long-text':
    case 'phone':
      return texts(name, field.limit, mayBeEmpty);
  }
}

/** Every field's cases. */
export function guideProfileCases(uid: string): GuideProfileCase[] {
  return [
    { name: 'as the form writes it', change: {}, valid: true },
    ...GUIDE_FIELD_NAMES.flatMap((name) => fieldCases(name, uid)),
  ];
}

/** The case's document; missing fields are not in it. */
export function applyCase(
  base: Readonly<Record<string, unknown>>,
  { change }: GuideProfileCase,
): Record<string, unknown> {
  const entries = Object.entries({ ...base, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}

/** A value of a field that no other text of a guide has by chance. */
export function markOf(name: FlaggedField): string | number {
  const field = GUIDE_FIELDS[name];
  switch (field.kind) {
    case 'choice':
      return field.codes.at(-1) ?? '';
    case 'years':
      return field.limit - 7;
    case 'link':
      return `https://mark-of-${name.replaceAll('_', '-')}.example.org/`;
    default:
      return `MARK-OF-${name}`;
  }
}
