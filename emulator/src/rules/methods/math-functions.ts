/**
 * The namespaces `math` and `hashing`. `math.isInfinite` is missing on purpose: the
 * official program does not know it either.
 */
import { createHash } from 'node:crypto';

import { integer } from '../evaluation/operators.ts';
import { bool, bytes, error, float } from '../values/values.ts';
import type { Outcome, ValueOf } from '../values/values.ts';
import { crc } from './crc.ts';
import { signature } from './signature.ts';

/** Bit-reversed polynomials. */
const CRC32 = 0xedb88320;
const CRC32C = 0x82f63b78;

type Hash = (data: Uint8Array) => Uint8Array;

const HASHES: Readonly<Record<string, Hash>> = {
  md5: (data) => createHash('md5').update(data).digest(),
  sha256: (data) => createHash('sha256').update(data).digest(),
  crc32: (data) => crc(CRC32, data),
  crc32c: (data) => crc(CRC32C, data),
};

export const MATH_FUNCTIONS = [
  signature('math.abs', ['int'], (value) => integer(value.value < 0n ? -value.value : value.value)),
  signature('math.abs', ['float'], (value) => float(Math.abs(value.value))),
  signature('math.ceil', ['number'], (value) => float(Math.ceil(Number(value.value)))),
  signature('math.floor', ['number'], (value) => float(Math.floor(Number(value.value)))),
  signature('math.round', ['number'], (value) => round(value)),
  signature('math.sqrt', ['number'], (value) => float(Math.sqrt(Number(value.value)))),
  signature('math.pow', ['number', 'number'], (base, exponent) =>
    float(Number(base.value) ** Number(exponent.value)),
  ),
  signature('math.isNaN', ['number'], (value) => bool(Number.isNaN(Number(value.value)))),
  ...Object.entries(HASHES).flatMap(([name, hash]) => [
    signature(`hashing.${name}`, ['bytes'], (data) => bytes(hash(data.value))),
    signature(`hashing.${name}`, ['string'], (text) => bytes(hash(Buffer.from(text.value, 'utf8')))),
  ]),
];

/** To the nearest integer, halves upwards: -1.5 becomes -1 (measured). */
function round(value: ValueOf<'int'> | ValueOf<'float'>): Outcome {
  if (value.kind === 'int') return value;
  const rounded = Math.floor(value.value + 0.5);
  return Number.isFinite(rounded) ? integer(BigInt(rounded)) : error('The number cannot be rounded.');
}
