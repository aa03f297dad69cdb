import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { areDistinct, claimsOf } from '../../src/domain/guide/claims.ts';
import { EDITOR_PROFESSIONS } from '../../src/domain/guide/professions.ts';
import { FIRST_CARDS } from '../../src/domain/settings.ts';
import { toPublicGuide } from '../../src/domain/directory/public-guide.ts';
import { demoMembers } from './guides.ts';

const members = demoMembers(Date.UTC(2026, 10, 26));
const listed = members.flatMap(({ guide }) => (guide && toPublicGuide(guide)) ?? []);

it('gives the same people every time, each a different account and slug', () => {
  expect(demoMembers(Date.UTC(2026, 10, 26))).toEqual(members);
  expect(new Set(members.map(({ email }) => email)).size).toBe(170);
  expect(new Set(listed.map(({ slug }) => slug)).size).toBe(listed.length);
});

it('fills every section of the directory beyond its first cards', () => {
  const few = EDITOR_PROFESSIONS.filter(
    (profession) => listed.filter((guide) => guide.profession === profession).length <= FIRST_CARDS,
  );
  expect(few).toEqual([]);
});

it('has no master of few years, and nobody of many in training', () => {
  const years = (level: string) =>
    members.flatMap(({ guide }) => (guide?.certification_level === level ? guide.experience_years : []));
  expect(Math.min(...years('master'))).toBeGreaterThanOrEqual(15);
  expect(Math.max(...years('trainee'))).toBeLessThanOrEqual(2);
});

it('has texts in both languages for most', () => {
  const inBoth = listed.filter(({ description, other_description }) => description && other_description);
  expect(inBoth.length).toBeGreaterThan(listed.length * 0.6);
});

it('has a ski guide who speaks German in Svaneti', () => {
  const found = listed.filter(
    ({ profession, languages, regions }) =>
      profession === 'ski-touring' && languages.includes('de') && regions.includes('svaneti'),
  );
  expect(found).not.toEqual([]);
});

it('has guides with two and with three professions', () => {
  const numbers = new Set(listed.map((guide) => claimsOf(guide).length));
  expect(numbers).toEqual(new Set([1, 2, 3]));
  expect(listed.every(areDistinct)).toBe(true);
});

it('names pictures that exist', () => {
  const files = members.flatMap(({ portrait }) => portrait ?? []);
  expect(new Set(files).size).toBe(12);
  for (const file of files) expect(existsSync(path.join(import.meta.dirname, 'portraits', file))).toBe(true);
});
