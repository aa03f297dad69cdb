/** Pixels of the pattern, each side; a canvas has more. */
const SIDE = 64;

/** Some browsers alter colours by so little that nobody sees it. */
const SLIGHT = 8;

/**
 * Returns whether a canvas gives out what was drawn on it, by a known pattern: browsers that resist fingerprinting give
 * out noise instead, or nothing, without an error.
 */
export async function isCanvasTrue(): Promise<boolean> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return false;
  try {
    const pattern = context.createImageData(SIDE, SIDE);
    pattern.data.forEach((_, at, all) => (all[at] = at % 4 === 3 ? 255 : (at * 37) % 256));
    context.putImageData(pattern, 0, 0);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    if (!blob) return false;
    const written = await createImageBitmap(blob);
    context.drawImage(written, 0, 0);
    written.close();
    const { data } = context.getImageData(0, 0, SIDE, SIDE);
    return pattern.data.every((value, at) => Math.abs(value - (data[at] ?? 0)) <= SLIGHT);
  } catch {
    return false;
  }
}
