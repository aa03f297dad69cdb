import { describe, expect, it } from 'vitest';
import { decodeWrite, encodeValue } from '../support/decode.ts';
import type { Document, Value } from '../../src/model/value.ts';
import { applyUpdate, checkPrecondition } from '../../src/store/apply-write.ts';

const NAME = 'projects/p/databases/(default)/documents/a/b';
const TIME = { seconds: 1_700_000_000n, nanos: 123_000_000 };

function stored(fields: Record<string, Value>): Document {
  return { name: NAME, fields: new Map(Object.entries(fields)), createTime: TIME, updateTime: TIME };
}

/** The JSON of the fields after a write given as JSON. */
function apply(before: Document | null, json: { fields?: object; [key: string]: unknown }): unknown {
  const { fields = {}, ...rest } = json;
  const write = decodeWrite({ update: { name: NAME, fields }, ...rest });
  if (write.kind !== 'update') throw new Error('not an update');
  const applied = applyUpdate(before, write, TIME);
  const after = encodeValue({ kind: 'map', fields: applied.fields });
  return { after, results: applied.transformResults.map(encodeValue) };
}

const transforms = (
  fieldPath: string,
  ...each: object[]
): { updateMask: object; updateTransforms: object[] } => ({
  updateMask: {},
  updateTransforms: each.map((one) => ({ fieldPath, ...one })),
});
const withField = (value: object) =>
  expect.objectContaining({ after: { mapValue: { fields: { f: value } } } });

const int = (value: bigint): Document => stored({ f: { kind: 'integer', value } });
const plus = (value: object) => transforms('f', { increment: value });
const list = (...values: object[]): object => ({ values });
const check = (before: Document | null, precondition: Parameters<typeof checkPrecondition>[2]) => () =>
  checkPrecondition(NAME, before, precondition);

describe('masks', () => {
  const before = stored({
    a: { kind: 'map', fields: new Map([['x', { kind: 'string', value: '1' }]]) },
    'd.o.t': { kind: 'boolean', value: true },
  });

  it('set the fields of the write and delete those it lacks', () => {
    const fields = { a: { mapValue: { fields: { y: { stringValue: '2' } } } } };
    expect(apply(before, { fields, updateMask: { fieldPaths: ['a.y', '`d.o.t`', 'missing.deep'] } })).toEqual(
      {
        after: {
          mapValue: {
            fields: { a: { mapValue: { fields: { x: { stringValue: '1' }, y: { stringValue: '2' } } } } },
          },
        },
        results: [],
      },
    );
  });

  it('replace the document when absent and leave it when empty', () => {
    expect(apply(before, {})).toMatchObject({ after: { mapValue: {} } });
    expect(apply(before, { updateMask: {} })).toMatchObject({
      after: { mapValue: { fields: { 'd.o.t': {} } } },
    });
  });

  it.each([[['a', 'a.y', 'a.x']], [['a.y', 'a']]])('may overlap: %j', (fieldPaths) => {
    const a = { mapValue: { fields: { y: { stringValue: '2' } } } };
    expect(apply(before, { fields: { a }, updateMask: { fieldPaths } })).toMatchObject({
      after: { mapValue: { fields: { a } } },
    });
  });

  it('never contain the key', () => {
    expect(() => apply(before, { updateMask: { fieldPaths: ['__name__'] } })).toThrow('__name__');
  });
});

describe('transforms', () => {
  it('increment integers up to the limits of int64, and doubles', () => {
    expect(apply(int(5n), plus({ integerValue: '-7' }))).toEqual(withField({ integerValue: '-2' }));
    expect(apply(int(2n ** 63n - 2n), plus({ integerValue: '9' }))).toEqual(
      withField({ integerValue: '9223372036854775807' }),
    );
    expect(apply(int(1n), plus({ doubleValue: 0.5 }))).toEqual(withField({ doubleValue: 1.5 }));
    expect(apply(null, plus({ integerValue: '3' }))).toEqual(withField({ integerValue: '3' }));
    expect(() => apply(int(1n), plus({ stringValue: 'x' }))).toThrow('Input must be int64 or double.');
  });

  it('append missing and remove equal elements', () => {
    const [one, oneAsDouble, two] = [{ integerValue: '1' }, { doubleValue: 1 }, { integerValue: '2' }];
    const before = stored({ f: { kind: 'array', values: [{ kind: 'integer', value: 1n }] } });
    const added = transforms('f', { appendMissingElements: list(oneAsDouble, two, two) });
    expect(apply(before, added)).toEqual(withField({ arrayValue: list(one, two) }));
    expect(apply(before, transforms('f', { removeAllFromArray: list(oneAsDouble) }))).toEqual(
      withField({ arrayValue: {} }),
    );
    expect(apply(int(1n), added)).toEqual(withField({ arrayValue: list(oneAsDouble, two) }));
    expect(apply(before, added)).toMatchObject({ results: [{ nullValue: null }] });
  });

  it('run in order, in nested fields, with the request time', () => {
    const write = transforms(
      'a.b',
      { increment: { integerValue: '1' } },
      { increment: { integerValue: '2' } },
    );
    expect(apply(null, write)).toEqual({
      after: { mapValue: { fields: { a: { mapValue: { fields: { b: { integerValue: '3' } } } } } } },
      results: [{ integerValue: '1' }, { integerValue: '3' }],
    });
    expect(apply(null, transforms('f', { setToServerValue: 'REQUEST_TIME' }))).toEqual(
      withField({ timestampValue: '2023-11-14T22:13:20.123Z' }),
    );
  });
});

describe('preconditions', () => {
  const document = stored({});

  it('fail with the code that clients expect', () => {
    expect(check(document, { kind: 'exists', exists: true })).not.toThrow();
    expect(check(null, { kind: 'exists', exists: true })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    expect(check(document, { kind: 'exists', exists: false })).toThrow(
      expect.objectContaining({ code: 'ALREADY_EXISTS' }),
    );
    expect(check(document, { kind: 'updateTime', updateTime: TIME })).not.toThrow();
    expect(check(null, { kind: 'updateTime', updateTime: TIME })).toThrow(
      'the stored version (0) does not match the required base version (1700000000123000)',
    );
    // Deleted by an earlier write of the same commit.
    expect(() => checkPrecondition(NAME, null, { kind: 'exists', exists: true }, true)).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT' }),
    );
  });
});

describe('writes', () => {
  it.each([
    [{}, 'empty write operation'],
    [{ verify: NAME }, 'precondition'],
    [{ delete: NAME, updateMask: {} }, 'update mask'],
    [
      { delete: NAME, updateTransforms: [{ fieldPath: 'a', increment: { integerValue: '1' } }] },
      'update transforms',
    ],
    [{ update: { name: 'a/b' } }, 'not valid'],
    [{ update: { name: NAME, fields: { a: {} } } }, 'type unset'],
  ])('refuse %j', (json, message) => {
    expect(() => decodeWrite(json)).toThrow(message);
  });
});
