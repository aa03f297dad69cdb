/** The rules of the style sheet for the texts that are not content: messages, names, demo guides. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { CERTIFICATION_NAMES } from '../../src/domain/guide/certification.ts';
import { DIRECTORY_GROUP_NAMES, EDITOR_PROFESSION_NAMES } from '../../src/domain/guide/professions.ts';
import { REGION_NAMES } from '../../src/domain/guide/catalogues/regions.ts';
import { SPECIALTY_NAMES } from '../../src/domain/guide/catalogues/specialties.ts';
import { EMAILS, FOOTNOTE, SIGNATURE } from '../../src/domain/mail/emails.ts';
import { SPOKEN_LANGUAGES } from '../../src/domain/guide/spoken-languages.ts';
import { REJECTION_REASONS } from '../../src/members/admin/card/reasons.ts';
import STORED_NAMES from '../../src/members/account/stored-names.json' with { type: 'json' };
import { CARD_TEXTS } from '../../src/members/account/card/card-document.ts';
import { CHECK_TEXTS } from '../../src/offline/offline-check.ts';
import { OFFLINE_TEXTS } from '../../src/offline/offline-page.ts';
import { FIRST_NAMES, LAST_NAMES } from '../seed/names.ts';
import * as texts from '../seed/texts.ts';
import { isUntranslated, lintEnglish, lintGeorgian } from './georgian.ts';

const MESSAGES = path.resolve(import.meta.dirname, '../../src/i18n/messages');
const AREAS = globSync('*.json', { cwd: path.join(MESSAGES, 'en') });

/** Intended exceptions to the style sheet: example addresses and dates. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  'message.fault-email-invalid': [
    'the Latin word “anna”',
    'the Latin word “example”',
    'the Latin word “org”',
  ],
  'message.fault-from-invalid': ['a hyphen where a dash – belongs'],
  'message.fault-to-invalid': ['a hyphen where a dash – belongs'],
  'editor.website-hint': ['the Latin word “guide”', 'the Latin word “example”', 'the Latin word “com”'],
};

/** English texts that the association has fixed to the letter. */
const QUOTED: readonly string[] = [
  'Signing in...',
  'Saving...',
  'Loading guides...',
  "The guide profile you're looking for doesn't exist or is not public.",
];

function source(lang: string, area: string): string {
  return readFileSync(path.join(MESSAGES, lang, area), 'utf8');
}

function catalogue(lang: string, area: string): Record<string, string> {
  return z.record(z.string(), z.string()).parse(JSON.parse(source(lang, area)));
}

/** Every text a message can become, slots kept as `{name}`. */
function variants(elements: readonly MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (beginnings, element) => beginnings.flatMap((text) => pieces(element).map((piece) => text + piece)),
    [''],
  );
}

function pieces(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value];
  if (element.type === TYPE.pound) return ['{number}'];
  if (element.type === TYPE.select || element.type === TYPE.plural) {
    return Object.values(element.options).flatMap(({ value }) => variants(value));
  }
  return 'value' in element ? [`{${element.value}}`] : [];
}

/** Returns the names of a message's placeholders. */
function slots(elements: readonly MessageFormatElement[]): Set<string> {
  const found = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(element.value);
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
    for (const { value } of Object.values(element.options)) slots(value).forEach((name) => found.add(name));
  }
  return found;
}

describe.each(AREAS)('messages of %s', (area) => {
  const english = catalogue('en', area);
  const georgian = Object.entries(catalogue('ka', area));

  // JSON.parse silently uses the last of two equal keys.
  it.each(['en', 'ka'])('name each message once in %s', (lang) => {
    const keys = [...source(lang, area).matchAll(/^\s*"([^"]+)":/gmu)].map(([, key]) => key);
    expect(keys).toEqual(Object.keys(catalogue(lang, area)));
  });

  it('follow the rules for Georgian texts', () => {
    const complaints = georgian.flatMap(([key, text]) =>
      variants(parse(text))
        .flatMap(lintGeorgian)
        .filter((complaint) => MEANT[key]?.includes(complaint) !== true)
        .map((complaint) => `${key}: ${complaint}`),
    );
    expect(complaints).toEqual([]);
  });

  it('follow the rules for English texts', () => {
    const complaints = Object.entries(english).flatMap(([key, text]) =>
      variants(parse(text))
        .filter((variant) => !QUOTED.includes(variant))
        .flatMap(lintEnglish)
        .filter((complaint) => MEANT[key]?.includes(complaint) !== true)
        .map((complaint) => `${key}: ${complaint}`),
    );
    expect(complaints).toEqual([]);
  });

  it('are all translated', () => {
    expect(georgian.map(([key]) => key).sort()).toEqual(Object.keys(english).sort());
    expect(georgian.filter(([key, text]) => isUntranslated(english[key] ?? '', text))).toEqual([]);
  });

  it('have no placeholder that the English ones lack', () => {
    const unknown = georgian.flatMap(([key, text]) => {
      const known = slots(parse(english[key] ?? ''));
      return [...slots(parse(text))].filter((slot) => !known.has(slot)).map((slot) => `${key}: ${slot}`);
    });
    expect(unknown).toEqual([]);
  });
});

/** Returns the code of the site, without tests, as one text. */
function siteCode(): string {
  const root = path.resolve(import.meta.dirname, '../../src');
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/u.test(file));
  return files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
}

/** Returns patterns for ids that the code composes, with a group for each part: `account.tab-${name}`, `${area}.title`, `${question}-text`. */
function composedIds(code: string): RegExp[] {
  return [...code.matchAll(/`([a-z]+\.(?:[\w.-]|\$\{[^}`]*\})*|\$\{[^}`]*\}[.-][\w-]+)`/gu)]
    .filter(([, template = '']) => template.includes('${'))
    .map(([, template = '']) => {
      const fixed = template.split(/\$\{[^}`]*\}/u);
      return new RegExp(`^${fixed.map((text) => text.replaceAll('.', '\\.')).join('(.+)')}$`, 'u');
    });
}

it('every message is used in the code', () => {
  const code = siteCode();
  const literals = new Set([...code.matchAll(/['"]([\w./-]+)['"]/gu)].map(([, text = '']) => text));
  const composed = composedIds(code);
  // The parts of a composed id must themselves occur in the code, as a string or a field name.
  const names = new Set([...literals, ...(code.match(/\b[a-z]\w*\b/giu) ?? [])]);
  const isComposed = (key: string) =>
    composed.some(
      (pattern) =>
        pattern
          .exec(key)
          ?.slice(1)
          .every((part) => names.has(part) || part.split('-').every((one) => names.has(one))) === true,
    );
  const keys = AREAS.flatMap((area) => Object.keys(catalogue('en', area)));
  expect(keys.length).toBeGreaterThan(400);
  expect(keys.filter((key) => !literals.has(key) && !isComposed(key))).toEqual([]);
});

/** Returns all texts of one language in the value, by field name. */
function textsIn(lang: 'en' | 'ka', value: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(value, (key, item: unknown) => {
    if (key === lang && typeof item === 'string') found.push(item);
    return item;
  });
  return found;
}

it.each([
  ['names of levels', CERTIFICATION_NAMES],
  ['names of professions', [EDITOR_PROFESSION_NAMES, DIRECTORY_GROUP_NAMES]],
  ['names of languages', SPOKEN_LANGUAGES],
  ['names of regions', REGION_NAMES],
  ['names of specialties', SPECIALTY_NAMES],
  ['emails', [EMAILS, SIGNATURE, FOOTNOTE]],
  ['reasons of the desk', REJECTION_REASONS],
  ['texts without a connection', [CHECK_TEXTS, OFFLINE_TEXTS]],
  ['texts of the member card', CARD_TEXTS],
  ['names in the download of an account', STORED_NAMES],
  ['texts of the demo guides', texts],
  ['names of the demo guides', [...FIRST_NAMES, ...LAST_NAMES].map((ka) => ({ ka }))],
])('%s keep the rules of both languages', (_what, value) => {
  const faults = [
    ...textsIn('ka', value).flatMap((text) => lintGeorgian(text).map((fault) => `${text}: ${fault}`)),
    ...textsIn('en', value).flatMap((text) => lintEnglish(text).map((fault) => `${text}: ${fault}`)),
  ];
  expect(textsIn('ka', value).length).toBeGreaterThan(3);
  expect(faults).toEqual([]);
});
