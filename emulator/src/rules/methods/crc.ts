/** A 32-bit cyclic redundancy check, as four bytes with the lowest first (measured on the official program). */
export function crc(polynomial: number, data: Uint8Array): Uint8Array {
  let remainder = 0xffffffff;
  for (const byte of data) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
    }
  }
  const result = new Uint8Array(4);
  new DataView(result.buffer).setUint32(0, ~remainder >>> 0, true);
  return result;
}
