/**
 * Crops and shrinks a picture in the browser. Redrawing it on a canvas removes the file's metadata, such
 * as location and camera.
 */
import { isCanvasTrue } from '../../../browser/true-canvas.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { FailureError } from '../../firebase/errors.ts';
import { UPLOAD_BYTES } from '../../../domain/settings.ts';

/** A square of the picture, in its own pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Tried in order until the file is small enough. */
const QUALITIES = [0.86, 0.7, 0.5];

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}

/** Encodes as WebP, or as JPEG in browsers that cannot encode WebP (they return PNG instead). */
async function encodeSmall(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const quality of QUALITIES) {
    for (const type of ['image/webp', 'image/jpeg']) {
      // Sequentially, because the first quality nearly always suffices.
      const blob = await encode(canvas, type, quality);
      if (!blob) throw new FailureError('canvas-refused');
      if (blob.type === type && blob.size <= UPLOAD_BYTES) return blob;
    }
  }
  throw new FailureError('file-too-large');
}

/** @returns a square picture of at most `LIMITS.avatarSide` pixels a side. */
export async function shrinkPicture(file: Blob, area: PictureArea): Promise<Blob> {
  if (!(await isCanvasTrue())) throw new FailureError('canvas-refused');
  const bitmap = await createImageBitmap(file);
  try {
    const side = Math.max(1, Math.min(LIMITS.avatarSide, Math.round(area.width)));
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) throw new FailureError('unexpected');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, side, side);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, side, side);
    return await encodeSmall(canvas);
  } finally {
    bitmap.close();
  }
}
