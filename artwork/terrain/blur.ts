/** Blurs of a square grid that repeats from east to west and stops at its northern and southern edge. */

/** Three box blurs in each direction: close to a Gaussian of standard deviation `radius` cells. */
export function blurGrid(source: Float32Array, size: number, radius: number): Float32Array {
  let grid = source;
  for (let pass = 0; pass < 3; pass += 1) grid = boxColumns(boxRows(grid, size, radius), size, radius);
  return grid;
}

function boxRows(source: Float32Array, size: number, radius: number): Float32Array {
  const out = new Float32Array(source.length);
  const mask = size - 1;
  const count = radius * 2 + 1;
  for (let y = 0; y < size; y += 1) {
    const row = y * size;
    let sum = 0;
    for (let x = -radius; x <= radius; x += 1) sum += source[row + (x & mask)] as number;
    for (let x = 0; x < size; x += 1) {
      out[row + x] = sum / count;
      sum +=
        (source[row + ((x + radius + 1) & mask)] as number) - (source[row + ((x - radius) & mask)] as number);
    }
  }
  return out;
}

function boxColumns(source: Float32Array, size: number, radius: number): Float32Array {
  const out = new Float32Array(source.length);
  const last = size - 1;
  const count = radius * 2 + 1;
  const sums = new Float64Array(size);
  for (let y = -radius; y <= radius; y += 1) {
    const row = Math.max(0, Math.min(last, y)) * size;
    for (let x = 0; x < size; x += 1) sums[x] = (sums[x] as number) + (source[row + x] as number);
  }
  for (let y = 0; y < size; y += 1) {
    const gone = Math.max(0, y - radius) * size;
    const next = Math.min(last, y + radius + 1) * size;
    for (let x = 0; x < size; x += 1) {
      out[y * size + x] = (sums[x] as number) / count;
      sums[x] = (sums[x] as number) + (source[next + x] as number) - (source[gone + x] as number);
    }
  }
  return out;
}
