import { describe, expect, it } from 'vitest';
import { checkDatabaseName, checkDocumentName, checkParentName } from '../../src/model/resource-name.ts';

const ROOT = 'projects/p/databases/(default)/documents';

describe('resource names', () => {
  it.each(['a/b', 'a/b/c/d', 'a/__id7__', 'a/ b', 'a/ა', 'a/..b', 'a/b:c'])('accept %s', (path) => {
    expect(() => checkDocumentName(`${ROOT}/${path}`)).not.toThrow();
  });

  it.each([
    'a',
    'a/b/c',
    'a//b',
    '/a/b',
    'a/b/',
    'a/.',
    'a/..',
    '../b',
    '__a__/b',
    'a/__b__',
    '__id7__/b',
    'a/__id99999999999999999999__',
    `a/${'x'.repeat(1501)}`,
  ])('refuse %s', (path) => {
    expect(() => checkDocumentName(`${ROOT}/${path}`)).toThrow(/invalid|not valid|empty|longer/);
  });

  it('are rejected with their full text', () => {
    expect(() => checkDatabaseName('project/p')).toThrow('Database name "project/p" is not valid.');
    expect(() => checkDatabaseName('projects/p/databases/d/documents')).toThrow('not valid');
    expect(() => checkDocumentName('projects/p')).toThrow('Document name "projects/p" is not valid.');
    expect(() => checkDocumentName('projects//databases/d/documents/a/b')).toThrow('not valid');
    expect(() => checkParentName('projects/p/databases/d/x')).toThrow('not valid');
    expect(() => checkParentName(ROOT)).not.toThrow();
    expect(() => checkParentName(`${ROOT}/a`)).toThrow('not valid');
  });
});
