/**
 * `firestore.rules` repeats the field table, because the rules must be readable on their own. This test
 * compares their text with the table: key lists, conditions, limits and choices.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  APPROVED_FIELDS,
  fieldOf,
  GUIDE_FIELD_NAMES,
  GUIDE_FIELDS,
  type GuideFieldName,
} from '../src/domain/guide/guide-fields.ts';
import { LIMITS } from '../src/domain/limits.ts';
import { CONSENT_FLAGS, PUBLICATION_NOTICE_VERSION } from '../src/domain/verification/publication-consent.ts';

const SOURCE = readFileSync(path.join(import.meta.dirname, '../firestore.rules'), 'utf8')
  .replaceAll(/^\s*\/\/.*$/gmu, '')
  .replaceAll(/\s+/gu, ' ');

/** Returns the text between two parts of the rules; throws if either is missing. */
function between(source: string, start: string, end: string): string {
  const from = source.indexOf(start);
  const to = source.indexOf(end, from + start.length);
  if (from < 0 || to < 0) throw new Error(`Not in firestore.rules: ${start} … ${end}`);
  return source.slice(from + start.length, to).trim();
}

const GUIDES = between(SOURCE, 'match /guide_profiles/{uid} {', 'match /verification_requests/');

/** Returns the expression that a function of the rules returns. */
function bodyOf(name: string, source: string): string {
  return between(between(source, `function ${name}(`, ' }'), 'return ', ';');
}

/** Returns the quoted names of a list. */
function names(list: string): string[] {
  return Array.from(list.matchAll(/'([^']*)'/gu), ([, name = '']) => name);
}

/** Returns the conditions that the rules must contain for a field. */
function conditionsOf(name: GuideFieldName): string[] {
  const field = GUIDE_FIELDS[name];
  const isRequired = fieldOf(name).isRequired === true;
  const value = `data.${name}`;
  switch (field.kind) {
    case 'account':
      // The account's name is checked at creation and at each change.
      return [name === 'user_id' ? `${value} == uid` : `isVisibleLine(${value}, ${field.limit})`];
    case 'name': {
      // The letters are compared by the cases of both sides.
      const call = bodyOf('isOwnGuideProfile', GUIDES).match(
        new RegExp(`isNameIn\\('[^']+', data\\.${name}, ${field.limit}\\)`, 'u'),
      );
      return [call?.[0] ?? `isNameIn of ${value}`];
    }
    case 'picture':
      return [`isAvatarOf(uid, ${value})`];
    case 'choice':
      return [name === 'profession' ? `(${value} == '' || isProfession(${value}))` : `isLevel(${value})`];
    case 'claims':
      return [`areFurtherProfessions(further(data), data.profession)`];
    case 'years':
      return [`${value} is int`, `${value} >= 0`, `${value} <= ${field.limit}`];
    case 'list': {
      const condition = `isListOfTexts(${value}, ${field.limit})`;
      return [isRequired ? condition : `(${value} == [] || ${condition})`];
    }
    case 'link':
      return [`isWebsite(${value})`];
    case 'flag':
    case 'decision':
      return [`${value} is bool`];
    case 'phone':
      return [`isPhone(${value}, ${field.limit})`];
    case 'text':
    case 'long-text':
      return [`${isRequired ? 'isVisibleLine' : 'isVisibleTextOrEmpty'}(${value}, ${field.limit})`];
  }
}

describe('the rules and the table of a guide’s fields agree', () => {
  it('on what may be created', () => {
    const keys = names(between(GUIDES, 'request.resource.data.keys().hasOnly([', '])'));
    const others = ['consent_version', 'is_verified', 'verification_status'];
    const bookkeeping = ['open_request_id', 'created_at', 'updated_at'];
    expect(keys.toSorted()).toEqual([...GUIDE_FIELD_NAMES, ...others, ...bookkeeping].toSorted());
  });

  it('on what may be changed', () => {
    const keys = names(between(GUIDES, 'changes().hasOnly([', '])'));
    const own = GUIDE_FIELD_NAMES.filter((name) => name !== 'user_id');
    expect(keys.toSorted()).toEqual([...own, 'consent_version', 'open_request_id', 'updated_at'].toSorted());
  });

  it('on what each field must be', () => {
    const written = [bodyOf('isOwnGuideProfile', GUIDES), bodyOf('areFlags', GUIDES)]
      .flatMap((body) => body.split(' && '))
      .filter(
        (condition) =>
          !['data.updated_at == request.time', 'areFlags(data)', 'agreesToWhatIsShown(data)'].includes(
            condition,
          ),
      );
    expect(written.toSorted()).toEqual(GUIDE_FIELD_NAMES.flatMap(conditionsOf).toSorted());
  });

  it('on professions and levels', () => {
    expect(names(bodyOf('isProfession', GUIDES))).toEqual(GUIDE_FIELDS.profession.codes);
    expect(names(bodyOf('isLevel', GUIDES))).toEqual(['', ...GUIDE_FIELDS.certification_level.codes]);
    expect(bodyOf('areFurtherProfessions', GUIDES)).toContain(
      `claims.size() <= ${GUIDE_FIELDS.further_professions.limit} `,
    );
  });

  it('on which fields need approval', () => {
    const compared = bodyOf('opensRequest', GUIDES).matchAll(
      /request\.resource\.data\.(\w+) != resource\.data\.approved\.\1/gu,
    );
    const fields = Array.from(compared, ([, name = '']) => name);
    expect(bodyOf('opensRequest', GUIDES)).toContain(
      'further(request.resource.data) != further(resource.data.approved)',
    );
    expect([...fields, 'further_professions'].toSorted()).toEqual(APPROVED_FIELDS.toSorted());
  });

  it('on which choices are consents, and their wording', () => {
    const flags = names(bodyOf('agreesToWhatIsShown', GUIDES)).filter(
      (name) => name !== PUBLICATION_NOTICE_VERSION,
    );
    expect(flags.toSorted()).toEqual(CONSENT_FLAGS.toSorted());
    expect(bodyOf('agreesToWhatIsShown', GUIDES)).toContain(`'${PUBLICATION_NOTICE_VERSION}'`);
    expect(bodyOf('agreesToWhatIsShown', GUIDES)).toContain(`, ${LIMITS.consentVersion})`);
  });

  it('on limits in shared functions', () => {
    expect(bodyOf('isWebsite', SOURCE)).toContain(`url.size() <= ${LIMITS.website} `);
    expect(bodyOf('isAvatarOf', SOURCE)).toContain(`url.size() <= ${LIMITS.avatarUrl} `);
    const entry = between(SOURCE, "joined.matches('", "')");
    const lengths = Array.from(entry.matchAll(/\{1,(\d+)\}/gu), ([, most]) => Number(most));
    expect(lengths).toEqual([LIMITS.listItem, LIMITS.listItem]);
  });
});
