import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAIL_LANGS } from './lang.ts';
import * as limits from './limits.ts';
import * as settings from './settings.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const firestoreRules = readFileSync(path.join(ROOT, 'firestore.rules'), 'utf8');
const storageRules = readFileSync(path.join(ROOT, 'storage.rules'), 'utf8');

/** Returns the numbers in a text, with products multiplied. */
function numbersIn(text: string): Set<number> {
  const products = text.match(/\d+(?:\s*\*\s*\d+)*/gu) ?? [];
  return new Set(
    products.map((product) => product.split('*').reduce((total, one) => total * Number(one), 1)),
  );
}

describe('the rules repeat', () => {
  const { avatarSide: _side, fullName: _joined, email: _email, ...fields } = limits.LIMITS;

  test.each(Object.entries(fields))('the limit of %s', (_name, limit) => {
    expect(numbersIn(firestoreRules)).toContain(limit);
  });

  test('the size of a picture', () => {
    expect(numbersIn(storageRules)).toContain(settings.UPLOAD_BYTES);
  });

  test('when a renewal may be requested', () => {
    expect(firestoreRules).toContain(`duration.value(${settings.RENEWAL_DAYS}, 'd')`);
  });

  test('the languages of emails', () => {
    expect(firestoreRules).toContain(`in [${MAIL_LANGS.map((lang) => `'${lang}'`).join(', ')}]`);
  });

  test('the caps of lists', () => {
    const numbers = numbersIn(firestoreRules);
    expect(numbers).toContain(limits.MAX_LIST_LIMIT);
    expect(numbers).toContain(limits.MAX_ADMIN_LIST_LIMIT);
  });
});

test('leave room in a full name for both names and the blank between them', () => {
  expect(limits.LIMITS.fullName).toBe(limits.LIMITS.firstName + 1 + limits.LIMITS.lastName);
});

test('match the fixed limits of the specification', () => {
  expect(limits.LIMITS.email).toBe(254);
  expect(settings).toMatchObject({
    MAX_NOTE_CHARACTERS: 1000,
    APPLICATION_RETENTION_MONTHS: 24,
    HERO_INTERVAL_MS: 5000,
    HOME_NEWS_COUNT: 3,
    FIXED_RATING: { stars: 4.8, reviews: 0 },
  });
});
