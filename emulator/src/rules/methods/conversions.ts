/** The functions `int`, `float`, `string`, `path` and `debug` (verdicts of the official emulator). */
import { error, float, int, MAX_INT, MIN_INT, string, textOf } from '../values/values.ts';
import type { Outcome } from '../values/values.ts';
import { signature } from './signature.ts';

const DECIMAL = /^-?\d+$/;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

export const CONVERSIONS = [
  signature('int', ['int'], (value) => value),
  signature('int', ['float'], (value) =>
    Number.isFinite(value.value) ? checkedInt(BigInt(Math.trunc(value.value))) : conversionError('int'),
  ),
  signature('int', ['string'], (value) =>
    DECIMAL.test(value.value) ? checkedInt(BigInt(value.value)) : conversionError('int'),
  ),
  signature('float', ['number'], (value) => float(Number(value.value))),
  signature('float', ['string'], (value) =>
    NUMBER.test(value.value) ? float(Number(value.value)) : conversionError('float'),
  ),
  signature('string', ['any'], (value) => {
    const text = textOf(value);
    return text === undefined ? conversionError('string') : string(text);
  }),
  signature('path', ['string'], (value) => parsePath(value.value)),
];

function checkedInt(value: bigint): Outcome {
  return value < MIN_INT || value > MAX_INT ? conversionError('int') : int(value);
}

function conversionError(to: string): Outcome {
  return error(`The value cannot be converted to ${to}.`);
}

function parsePath(text: string): Outcome {
  const segments = (text.startsWith('/') ? text.slice(1) : text).split('/');
  return segments.includes('') ? error('Empty path segment error.') : { kind: 'path', segments };
}
