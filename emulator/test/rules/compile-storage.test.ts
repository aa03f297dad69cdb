import { describe, expect, test } from 'vitest';

import { compileStorageRuleset } from '../../src/rules/compile-storage.ts';
import { decodeRulesValue } from '../../src/rules/values/storage-values.ts';
import { issueText } from '../support/rules.ts';
import type { RulesMethod, StorageRuleset, Verdict } from '../../src/rules/types.ts';

function storageRules(body: string, version: '1' | '2' = '2'): StorageRuleset {
  const { ruleset, issues } = compileStorageRuleset(
    `rules_version = '${version}';
service firebase.storage { match /b/{bucket}/o {
${body}
} }`,
  );
  if (!ruleset) throw new Error(issues.map(issueText).join('\n'));
  return ruleset;
}

interface Asked {
  readonly method?: RulesMethod;
  readonly name?: string;
  readonly uid?: string;
  readonly incoming?: { readonly contentType: string; readonly size: number };
}

function ask(ruleset: StorageRuleset, asked: Asked = {}): Verdict {
  const path = `/b/bucket/o/${asked.name ?? 'avatars/u1/a.png'}`;
  const auth = asked.uid
    ? { map_value: { fields: { uid: { string_value: asked.uid }, token: { map_value: { fields: {} } } } } }
    : { null_value: null };
  const object = asked.incoming && {
    map_value: {
      fields: {
        contentType: { string_value: asked.incoming.contentType },
        size: { int_value: asked.incoming.size },
      },
    },
  };
  const segments = path
    .slice(1)
    .split('/')
    .map((simple) => ({ simple }));
  return ruleset.checkStorage({
    method: asked.method ?? 'get',
    path,
    variables: {
      request: decodeRulesValue({
        map_value: {
          fields: {
            auth,
            path: { path_value: { segments } },
            time: { timestamp_value: '2026-11-21T04:11:00.123456Z' },
            resource: object ?? { null_value: null },
          },
        },
      }),
      resource: decodeRulesValue({ null_value: null }),
    },
  });
}

describe('objects', () => {
  const avatars = storageRules(`match /avatars/{uid}/{file} {
      allow read;
      allow create: if request.auth.uid == uid && request.resource.size < 100
        && request.resource.contentType.matches('image/(png|jpeg|webp)');
      allow delete: if request.auth.uid == uid && request.resource == null;
    }`);
  const png = { contentType: 'image/png', size: 99 };

  test.each<readonly [Asked, boolean]>([
    [{}, true],
    [{ name: 'avatars/u1' }, false],
    [{ name: 'avatars/u1/deep/a.png' }, false],
    [{ method: 'create', uid: 'u1', incoming: png }, true],
    [{ method: 'create', uid: 'u2', incoming: png }, false],
    [{ method: 'create', incoming: png }, false],
    [{ method: 'create', uid: 'u1', incoming: { ...png, size: 100 } }, false],
    [{ method: 'create', uid: 'u1', incoming: { ...png, contentType: 'image/svg+xml' } }, false],
    [{ method: 'update', uid: 'u1', incoming: png }, false],
    [{ method: 'delete', uid: 'u1' }, true],
  ])('%o: %s', (asked, allowed) => {
    expect(ask(avatars, asked).allowed).toBe(allowed);
  });

  test('a denial contains the rule', () => {
    const verdict = ask(avatars, { method: 'delete', uid: 'u2' });
    expect(verdict.reasons).toEqual(["false for 'delete' @ L7"]);
  });

  test('the method comes from the request, and rules can read the whole path', () => {
    const rules = storageRules(`match /{all=**} {
      allow read: if request.method == 'list' && all == /a/b;
      allow write: if request.path == path('/b/bucket/o/a/b') && bucket == 'bucket'; }`);
    expect(ask(rules, { method: 'list', name: 'a/b/' }).allowed).toBe(true);
    expect(ask(rules, { method: 'get', name: 'a/b' }).allowed).toBe(false);
    expect(ask(rules, { method: 'delete', name: 'a/b' }).allowed).toBe(true);
  });
});

test.each(['firestore.get', 'firestore.exists'])('%s is refused: it is not served', (name) => {
  const call = `${name}(/databases/(default)/documents/members/a)`;
  const { ruleset, issues } = compileStorageRuleset(
    `service firebase.storage { match /{all=**} { allow get: if ${call} == null; } }`,
  );
  expect(ruleset).toBeUndefined();
  expect(issues.map(({ description }) => description)).toContain(
    `${name} is unimplemented: no other service can be read.`,
  );
});

test('rejects a file for Firestore', () => {
  const { ruleset, issues } = compileStorageRuleset('service cloud.firestore { }');
  expect(ruleset).toBeUndefined();
  expect(issues.map(issueText)).toEqual([
    "ERROR L1:1 Expected exactly one 'service firebase.storage' block; found cloud.firestore.",
  ]);
});

test('the version is known', () => {
  expect(storageRules('').version).toBe('2');
  expect(storageRules('', '1').version).toBe('1');
});

describe('object names with special characters', () => {
  const rules = storageRules(
    "match /open/{id} { allow get: if id == 'x'; } match /deep/{a}/{b} { allow get; }",
  );

  test.each([
    'open/..',
    'open/y/../x',
    'deep/../open/x',
    'open/./x',
    'open//x',
    '/open/x',
    'open/x%2f',
    'open%2fx',
    'open/%78',
    'open/x\0',
    'open/\ud800',
    'Open/x',
    'deep/a%2fb',
    'open/x/'.repeat(50_000),
  ])('are matched literally: %.30s', (name) => {
    expect(ask(rules, { name }).allowed).toBe(false);
  });

  test('are matched segment by segment', () => {
    expect(ask(rules, { name: 'open/x' }).allowed).toBe(true);
    expect(ask(rules, { name: 'deep/../x' }).allowed).toBe(true);
  });
});
