// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { StorageRulesRuntime } from '../../src/storage-rules/runtime.ts';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /avatars/{uid}/{file} {
      allow get;
      allow create: if request.auth.uid == uid && request.resource.size < 100;
    }
  }
}`;

let sent: Record<string, unknown>[];
let logged: string[];
let runtime: StorageRulesRuntime;

beforeEach(() => {
  sent = [];
  logged = [];
  runtime = new StorageRulesRuntime(
    (message) => sent.push(JSON.parse(JSON.stringify(message))),
    (line) => logged.push(line),
  );
  load('0', RULES);
});

function load(rulesetName: string, content: string): void {
  const context = { rulesetName, source: { files: [{ name: 'storage.rules', content }] } };
  runtime.receive(JSON.stringify({ action: 'load_ruleset', context, id: 0 }));
}

function map(fields: object): object {
  return { map_value: { fields } };
}

/** Sends a verify request for `avatars/u1/a.png`; the response is in `sent`. */
function verify(method: string, uid: string, id: number, rulesetName = '0'): void {
  const file = map({ size: { int_value: 10 }, contentType: { string_value: 'image/png' } });
  const request = map({
    auth: map({ uid: { string_value: uid }, token: map({}) }),
    resource: method === 'create' ? file : { null_value: null },
    time: { timestamp_value: '2026-05-06T07:08:09.123Z' },
    path: { path_value: { segments: ['b', 'x', 'o', 'avatars'].map((simple) => ({ simple })) } },
  });
  const resource = method === 'create' ? { null_value: null } : file;
  const variables = { request, resource };
  const context = {
    rulesetName,
    service: 'firebase.storage',
    path: '/b/x/o/avatars/u1/a.png',
    method,
    variables,
  };
  runtime.receive(JSON.stringify({ action: 'verify', context, id }));
}

function permit(id: number, value: boolean): object {
  return { id, status: 'ok', result: { permit: value }, errors: [], warnings: [] };
}

test('announces itself and loads rules', () => {
  runtime.announce();
  expect(sent).toEqual([
    { id: 0, status: 'ok', result: { rulesVersion: 2 }, errors: [], warnings: [] },
    { id: -1, status: 'ok', action: '', result: {} },
  ]);
});

test('rules that do not compile are reported with their positions, and nothing is loaded', () => {
  load('1', 'service firebase.storage {\n  match /x { allow read: if ( }\n}');
  expect(sent.at(-1)).toMatchObject({ status: 'ok', errors: [expect.stringMatching(/^L2:\d+ /)] });
  verify('get', 'u1', 5, '1');
  expect(sent.at(-1)).toMatchObject({ id: 5, status: 'ok', result: { permit: false } });
});

test('responds to a verify request immediately; a refusal contains its reason', () => {
  verify('get', 'nobody', 1);
  verify('update', 'u1', 2);
  expect(sent.slice(1)).toEqual([permit(1, true), permit(2, false)]);
  expect(logged).toEqual([expect.stringContaining('refused update of /b/x/o/avatars/u1/a.png')]);
});

test('rules can read the caller and the file', () => {
  verify('create', 'u1', 3);
  verify('create', 'u2', 4);
  expect(sent.slice(1)).toEqual([permit(3, true), permit(4, false)]);
});

test.each(['', '{', '{"id":9,"action":"fly"}', '{"id":9,"action":"verify","context":{"method":"steal"}}'])(
  'a line %j is survived and never permits',
  (line) => {
    runtime.receive(line);
    expect(logged).toHaveLength(1);
    expect(sent.slice(1).every((message) => JSON.stringify(message).includes('"permit":false'))).toBe(true);
  },
);
