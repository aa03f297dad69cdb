import { describe, expect, test } from 'vitest';

import { compileStorageRuleset } from '../../src/rules/compile-storage.ts';
import { decodeRulesValue } from '../../src/rules/values/storage-values.ts';
import { fields, issueText } from '../support/rules.ts';
import type { FetchDocument, RulesMethod, StorageRuleset, Verdict } from '../../src/rules/types.ts';

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
  readonly fetch?: FetchDocument;
}

const nothing: FetchDocument = () => Promise.resolve(null);

function ask(ruleset: StorageRuleset, asked: Asked = {}): Promise<Verdict> {
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
  return ruleset.checkStorage(
    {
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
    },
    asked.fetch ?? nothing,
  );
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
  ])('%o: %s', async (asked, allowed) => {
    expect((await ask(avatars, asked)).allowed).toBe(allowed);
  });

  test('a denial names rule and values', async () => {
    const verdict = await ask(avatars, { method: 'delete', uid: 'u2' });
    expect(verdict.reasons).toEqual(["false for 'delete' @ L7"]);
    expect(verdict.details).toEqual([`request.auth.uid == uid (L7:24): "u2" == "u1"`]);
  });

  test('the method comes from the request, the whole path is visible', async () => {
    const rules = storageRules(`match /{all=**} {
      allow read: if request.method == 'list' && all == /a/b;
      allow write: if request.path == path('/b/bucket/o/a/b') && bucket == 'bucket'; }`);
    expect((await ask(rules, { method: 'list', name: 'a/b/' })).allowed).toBe(true);
    expect((await ask(rules, { method: 'get', name: 'a/b' })).allowed).toBe(false);
    expect((await ask(rules, { method: 'delete', name: 'a/b' })).allowed).toBe(true);
  });
});

const member = (id: string): string => `/databases/(default)/documents/members/${id}`;

const getIf = (condition: string): StorageRuleset =>
  storageRules(`match /{all=**} { allow get: if ${condition}; }`);

/** Answers from a table and notes what was asked. */
function table(asked: string[], found: { readonly [path: string]: FetchDocument } = {}): FetchDocument {
  return (path) => {
    asked.push(path);
    return found[path]?.(path) ?? Promise.resolve(null);
  };
}

const offline: FetchDocument = () => Promise.reject(new Error('offline'));

describe('documents of Firestore', () => {
  test('firestore.get and firestore.exists ask outside, once per document', async () => {
    const asked: string[] = [];
    const fetch = table(asked, {
      [member('u1')]: () => Promise.resolve({ fields: fields({ role: 'admin' }) }),
    });
    const ruleset = getIf(
      `firestore.exists(${member('u1')}) && firestore.get(${member('u1')}).data.role == 'admin' && !firestore.exists(${member('u2')})`,
    );
    expect((await ask(ruleset, { fetch })).allowed).toBe(true);
    expect(asked).toEqual([member('u1'), member('u2')]);
  });

  test('a missing document is null and does not exist', async () => {
    expect((await ask(getIf(`firestore.get(${member('u9')}) == null`))).allowed).toBe(true);
    expect((await ask(getIf(`firestore.get(${member('u9')}).data.role == 'x'`))).allowed).toBe(false);
  });

  test('a third document is an error', async () => {
    const asked: string[] = [];
    const three = ['a', 'b', 'c'].map((id) => `!firestore.exists(${member(id)})`).join(' && ');
    const verdict = await ask(getIf(three), { fetch: table(asked) });
    expect(verdict.allowed).toBe(false);
    expect(verdict.reasons.join()).toContain('Service call error. Function: [firestore.exists]');
    expect(asked).toHaveLength(2);
  });

  test('nothing is fetched when the answer is known without', async () => {
    const asked: string[] = [];
    const fetch = table(asked);
    expect((await ask(getIf(`true || firestore.exists(${member('a')})`), { fetch })).allowed).toBe(true);
    expect((await ask(getIf(`false && firestore.exists(${member('a')})`), { fetch })).allowed).toBe(false);
    expect(asked).toEqual([]);
  });

  test('a fetch that fails denies', async () => {
    expect((await ask(getIf(`!firestore.exists(${member('a')})`), { fetch: offline })).allowed).toBe(false);
  });

  test('paths that name no document, and the functions of Firestore rules, are errors', async () => {
    for (const condition of [
      '!firestore.exists(/databases/(default)/documents/members)',
      "!firestore.exists(/databases/(default)/documents/members/$('a/b/c'))",
      `!exists(${member('a')})`,
    ]) {
      expect((await ask(getIf(condition))).allowed).toBe(false);
    }
  });
});

test('a file for Firestore is refused', () => {
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

describe('a name that plays tricks', () => {
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
  ])('is what it says and nothing else: %.30s', async (name) => {
    expect((await ask(rules, { name })).allowed).toBe(false);
  });

  test('is matched segment by segment', async () => {
    expect((await ask(rules, { name: 'open/x' })).allowed).toBe(true);
    expect((await ask(rules, { name: 'deep/../x' })).allowed).toBe(true);
  });
});
