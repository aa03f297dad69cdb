import { describe, expect, it } from 'vitest';
import { DISPLAY_NAMES } from '../../../tests/cases/display-names.ts';
import { avatarFolder, parseAvatarUrl } from './avatar.ts';
import { capitalizedName } from './name.ts';
import { LIMITS } from '../limits.ts';
import { firstNameSchema, initialsOf, joinName, lastNameSchema, splitName } from './profile.ts';

describe('names', () => {
  it('are split at the first blank and joined again', () => {
    expect(splitName(' გიორგი  ბერიძე ყიფიანი ')).toEqual({
      first_name: 'გიორგი',
      last_name: 'ბერიძე ყიფიანი',
    });
    expect(splitName('Ana Kipიani Lomidze')).toEqual({ first_name: 'Ana', last_name: 'Lomidze' });
    expect(splitName('Nino')).toEqual({ first_name: 'Nino', last_name: '' });
    expect(splitName('')).toEqual({ first_name: '', last_name: '' });
    expect(joinName(' Nino ', ' Adamia ')).toBe('Nino Adamia');
    expect(joinName('Nino', '')).toBe('Nino');
  });

  it.each(['გიორგი', 'ანა-მარია', 'ბერიძე ყიფიანი', 'Größwang', 'O’Brien', 'Aubry-Lévêque', 'Świątek'])(
    '%s is a name',
    (name) => {
      expect(firstNameSchema.parse(name)).toBe(name);
      expect(lastNameSchema.parse(name)).toBe(name);
    },
  );

  it('may be one, with no last name', () => {
    expect(lastNameSchema.safeParse('').success).toBe(true);
    expect(firstNameSchema.safeParse('').success).toBe(false);
    expect(lastNameSchema.safeParse(' ').success).toBe(false);
    expect(initialsOf('Madona')).toBe('M');
  });

  it('are measured in characters, not in bytes', () => {
    expect(firstNameSchema.safeParse('ჭ'.repeat(LIMITS.firstName)).success).toBe(true);
    expect(firstNameSchema.safeParse('ჭ'.repeat(LIMITS.firstName + 1)).success).toBe(false);
  });

  it('too long are cut between characters', () => {
    const { first_name, last_name } = splitName(`${'ქ'.repeat(300)} ${'ა'.repeat(59)}-${'ბ'.repeat(9)}`);
    expect(first_name).toBe('ქ'.repeat(LIMITS.firstName));
    expect(last_name).toBe('ა'.repeat(59));
  });

  it.each(DISPLAY_NAMES)('of the account “$display_name” are shortened to the storable length', (one) => {
    const { first_name, last_name } = splitName(one.display_name);
    expect({ first_name, last_name }).toEqual({ first_name: one.first_name, last_name: one.last_name });
    const given = [first_name, last_name].filter((name) => name !== '');
    expect(given.map((name) => firstNameSchema.parse(name))).toEqual(given);
  });

  it('give initials without folding capitals', () => {
    expect(initialsOf('გიორგი ბერიძე')).toBe('გბ');
    expect(initialsOf('Ana Maria Lomidze')).toBe('AL');
    expect(initialsOf('nino')).toBe('n');
    expect(initialsOf('')).toBe('');
  });
});

describe('the address of a picture', () => {
  const url =
    'https://firebasestorage.googleapis.com/v0/b/demo.appspot.com/o/avatars%2Fu1%2Fa1b2c3d4.webp?alt=media';

  it('returns bucket, account and path', () => {
    expect(parseAvatarUrl(url)).toEqual({
      bucket: 'demo.appspot.com',
      uid: 'u1',
      path: `${avatarFolder('u1')}/a1b2c3d4.webp`,
      local: false,
    });
    const local = url.replace('https://firebasestorage.googleapis.com', 'http://127.0.0.1:9199');
    expect(parseAvatarUrl(local)).toMatchObject({ local: true });
  });

  it('rejects any other address', () => {
    expect(parseAvatarUrl(`${url}&x=1`)).toBeUndefined();
    expect(parseAvatarUrl(url.replace('webp', 'svg'))).toBeUndefined();
  });
});

it.each([
  ['giorgi beridze', 'Giorgi Beridze'],
  ['anne-marie o’neill', 'Anne-Marie O’neill'],
  ['иван петров', 'Иван Петров'],
  ['Charles de Gaulle', undefined],
  ['Giorgi', undefined],
  ['გიორგი ბერიძე', undefined],
  ['', undefined],
])('a name that was typed as %j is asked about as %j', (typed, meant) => {
  expect(capitalizedName(typed)).toBe(meant);
});
