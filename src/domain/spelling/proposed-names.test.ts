import { describe, expect, it } from 'vitest';
import { followedNames, isTypedIn, proposedNames } from './proposed-names.ts';

describe('the proposed names', () => {
  it.each([
    ['გიორგი ბერიძე', 'გიორგი ბერიძე', 'Giorgi Beridze'],
    ['Giorgi Beridze', 'გიორგი ბერიძე', 'Giorgi Beridze'],
    ['Георгий Беридзе', 'გეორგი ბერიძე', 'Georgi Beridze'],
    ['Giorgi ბერიძე', 'გიორგი ბერიძე', 'Giorgi Beridze'],
    // With a Georgian surname the first name is spelled by Georgian habits.
    ['Tom Beridze', 'თომ ბერიძე', 'Tom Beridze'],
    ['Ana-Maria O’Brien', 'ანა-მარია ობრიენ', 'Ana-Maria O’Brien'],
    ['דוד כהן', '', ''],
    ['Ana 2', '', ''],
    ['', '', ''],
  ])('of %s are %s and %s', (typed, georgian_name, latin_name) => {
    expect(proposedNames(typed)).toEqual({ georgian_name, latin_name });
  });

  it('are empty in a script in which nothing is typed', () => {
    expect(isTypedIn('georgian_name', 'ანა')).toBe(true);
    expect(isTypedIn('latin_name', 'ანა')).toBe(false);
    expect(isTypedIn('latin_name', 'Ana ანა')).toBe(false);
  });
});

describe('the names after a change of the one that is typed', () => {
  const proposed = proposedNames('Ana');

  it('follow it while they are as proposed or empty', () => {
    expect(followedNames('Ana', 'Anna', proposed)).toEqual(proposedNames('Anna'));
    const none = { georgian_name: '', latin_name: '' };
    expect(followedNames('Ana', 'Nino', none)).toEqual(proposedNames('Nino'));
  });

  it('keep a correction', () => {
    const present = { georgian_name: 'ანნა', latin_name: 'Ana' };
    const now = { georgian_name: 'ანნა', latin_name: 'Anna' };
    expect(followedNames('Ana', 'Anna', present)).toEqual(now);
  });

  it('are the typed name in its own script, replacing any previous value', () => {
    expect(followedNames('Ana', 'ნინო', { georgian_name: 'ანნა', latin_name: 'Ana' })).toEqual({
      georgian_name: 'ნინო',
      latin_name: 'Nino',
    });
  });

  it('do not change until the typed name is valid', () => {
    expect(followedNames('Ana', 'Ana 2', proposed)).toEqual(proposed);
    expect(followedNames('Ana', '', proposed)).toEqual({ georgian_name: '', latin_name: '' });
  });
});
