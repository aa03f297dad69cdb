/**
 * Crops and shrinks a picture in the browser. Redrawing it on a canvas removes the file's metadata, such
 * as location and camera.
 */
import { isCanvasTrue } from '../../../browser/true-canvas.ts';
import type { PicturePart } from '../../../domain/guide/picture-name.ts';
import { LIMITS, MAX_UPLOADED_PIXELS } from '../../../domain/limits.ts';
import { FailureError } from '../../firebase/errors.ts';
import { UPLOAD_BYTES } from '../../../domain/settings.ts';
import { decodedSize, inspectPicture } from './picture-file.ts';

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

export interface Prepared {
  readonly picture: Blob;
  /** What the server is to cut; undefined if that is done. */
  readonly part?: PicturePart;
}

/** The file as it was chosen, with its part, if the server takes it. */
async function asItIs(file: File, { x, y, width, height }: PictureArea): Promise<Prepared> {
  const kind = inspectPicture(new Uint8Array(await file.arrayBuffer()), file.type);
  const { width: across = Infinity, height: down = Infinity } = (await decodedSize(file)) ?? {};
  const isTaken = kind === 'jpeg' || kind === 'png' || kind === 'webp';
  if (!isTaken || file.size > UPLOAD_BYTES || across * down > MAX_UPLOADED_PIXELS)
    throw new FailureError('canvas-refused');
  const part = { x: Math.floor(x), y: Math.floor(y), side: Math.floor(Math.min(width, height)) };
  return { picture: file.slice(0, file.size, `image/${kind}`), part };
}

/** @throws FailureError 'canvas-refused' where neither the browser nor the server can make it smaller. */
export async function preparePicture(file: File, area: PictureArea): Promise<Prepared> {
  return (await isCanvasTrue()) ? { picture: await shrinkPicture(file, area) } : asItIs(file, area);
}
