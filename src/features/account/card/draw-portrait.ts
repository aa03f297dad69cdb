/** Pixels, each side: enough for 21 mm on paper. */
const SIDE = 320;

/** Returns the picture as a data URL; undefined if it cannot be drawn. */
export async function drawPortrait(src: string): Promise<string | undefined> {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const part = Math.min(image.naturalWidth, image.naturalHeight);
  const left = (image.naturalWidth - part) / 2;
  const top = (image.naturalHeight - part) / 2;
  canvas.getContext('2d')?.drawImage(image, left, top, part, part, 0, 0, SIDE, SIDE);
  return canvas.toDataURL('image/jpeg', 0.85);
}
