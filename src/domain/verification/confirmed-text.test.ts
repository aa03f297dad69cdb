import { expect, test } from 'vitest';
import { confirmedText } from './confirmed-text.ts';

test.each([
  ['trekking', 'master', 'Nino Beridze · Trekking Guide · Master Guide'],
  ['', 'master', 'Nino Beridze · Master Guide'],
  ['trekking', '', 'Nino Beridze · Trekking Guide'],
  ['', '', 'Nino Beridze'],
] as const)(
  'names what was confirmed of profession %j and level %j',
  (profession, certification_level, text) => {
    const confirmed = {
      full_name: 'Nino Beridze',
      georgian_name: '',
      latin_name: '',
      profession,
      certification_level,
    };
    expect(confirmedText(confirmed, 'en')).toBe(text);
  },
);

test('names every profession with its level', () => {
  const further_professions = [
    { profession: 'ski-teacher' as const, certification_level: 'trainee' as const },
  ];
  const confirmed = { profession: 'trekking', certification_level: 'master', further_professions } as const;
  expect(confirmedText(confirmed, 'en')).toBe('Trekking Guide (Master Guide) · Ski Teacher (Trainee)');
});

test('names both scripts, that of the language first', () => {
  const confirmed = {
    full_name: 'Nino Beridze',
    georgian_name: 'ნინო ბერიძე',
    latin_name: 'Nino Beridze',
    profession: '',
    certification_level: '',
  } as const;
  expect(confirmedText(confirmed, 'en')).toBe('Nino Beridze (ნინო ბერიძე)');
  expect(confirmedText(confirmed, 'ka')).toBe('ნინო ბერიძე (Nino Beridze)');
  // The names are removed when the account ends.
  expect(confirmedText({ profession: 'trekking', certification_level: '' }, 'en')).toBe('Trekking Guide');
});
