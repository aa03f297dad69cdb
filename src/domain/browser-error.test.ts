import { expect, it } from 'vitest';
import { toBrowserError } from './browser-error.ts';

function failed(message: string, more: object = {}): Error {
  const error = Object.assign(new RangeError(message), more);
  error.stack = `RangeError: ${message}\n    at f (https://site.example/assets/page-A1b2.js:10:200)\n    at https://elsewhere.example/x.js:1:1`;
  return error;
}

it('reports the kind and position of an error, but not its message', () => {
  const report = toBrowserError(
    'Rendering a screen',
    failed('nino@example.com /assets/ +995 555 12 34 56', { code: 'out-of-range' }),
  );
  expect(report).toEqual({
    what: 'Rendering a screen',
    kind: 'RangeError out-of-range',
    frames: ['/assets/page-A1b2.js:10:200'],
  });
});

it.each([
  ['text'],
  [undefined],
  [failed('x', { code: 'has spaces and 995' })],
  [failed('x', { name: 'Nino Beridze' })],
])('tells nothing of %o, whose kind could quote somebody', (error) => {
  expect(toBrowserError('Saving', error)).toBeUndefined();
});

it.each([
  [{}, 'RangeError'],
  [{ code: 42 }, 'RangeError'],
])('has no code that is not text: %o', (more, kind) => {
  expect(toBrowserError('Saving', failed('x', more))?.kind).toBe(kind);
});

it('reports nothing under a name that is not one of ours', () => {
  expect(toBrowserError('nino@example.com', failed('x'))).toBeUndefined();
});

it('has no frames without a stack', () => {
  const error = failed('x');
  delete error.stack;
  expect(toBrowserError('Saving', error)).toEqual({ what: 'Saving', kind: 'RangeError', frames: [] });
});
