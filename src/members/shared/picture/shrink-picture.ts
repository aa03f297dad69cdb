/**
 * Crops and shrinks a picture in the browser. Redrawing it on a canvas removes the file's metadata, such
 * as location and camera.
 */
import type { Area } from 'react-easy-crop';
import { isCanvasTrue } from '../../../browser/true-canvas.ts';
import type { PicturePart } from '../../../domain/guide/picture-name.ts';
import { LIMITS, MAX_UPLOADED_PIXELS } from '../../../domain/limits.ts';
import { FailureError } from '../../firebase/errors.ts';
import { UPLOAD_BYTES } from '../../../domain/settings.ts';
import { decodedSize, isUploadType } from './picture-file.ts';

/** A part of the picture, in the pixels of the picture as it is turned. */
export interface PictureArea extends Readonly<Area> {
  /** Degrees, clockwise; turned by quarters, and only where the browser draws. */
  readonly rotation?: number;
}

/** Tried in order until the file is small enough. */
const QUALITIES = [0.86, 0.7, 0.5];

/** Encodes as WebP, or as JPEG in browsers that cannot encode WebP (they return PNG instead). */
async function encodeSmall(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const quality of QUALITIES) {
    for (const type of ['image/webp', 'image/jpeg']) {
      // Sequentially, because the first quality nearly always suffices.
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
      if (!blob) throw new FailureError('canvas-refused');
      if (blob.type === type && blob.size <= UPLOAD_BYTES) return blob;
    }
  }
  throw new FailureError('file-too-large');
}

/** @returns the part of the picture, at most so many pixels wide. */
export async function shrinkPicture(file: Blob, area: PictureArea, most: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, most / area.width);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(area.width * scale));
    canvas.height = Math.max(1, Math.round(area.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new FailureError('unexpected');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    const { rotation = 0 } = area;
    const { width, height } = bitmap;
    context.scale(canvas.width / area.width, canvas.height / area.height);
    context.translate(-area.x, -area.y);
    // Around the middle of the turned picture.
    const isOnSide = rotation % 180 !== 0;
    context.translate((isOnSide ? height : width) / 2, (isOnSide ? width : height) / 2);
    context.rotate((rotation * Math.PI) / 180);
    context.drawImage(bitmap, -width / 2, -height / 2);
    return await encodeSmall(canvas);
  } finally {
    bitmap.close();
  }
}

/**
 * Prepares a picture for the server: its part, or, where the browser gives out no drawing, the file as it was chosen with
 * the part that the server is to cut, if the server takes it.
 * @throws FailureError 'canvas-refused' where neither the browser nor the server can make it smaller.
 */
export async function preparePicture(
  file: File,
  area: PictureArea,
): Promise<{ readonly picture: Blob; readonly part?: PicturePart }> {
  if (await isCanvasTrue()) return { picture: await shrinkPicture(file, area, LIMITS.avatarSide) };
  const { width = Infinity, height = Infinity } = (await decodedSize(file)) ?? {};
  if (!isUploadType(file.type) || file.size > UPLOAD_BYTES || width * height > MAX_UPLOADED_PIXELS)
    throw new FailureError('canvas-refused');
  const side = Math.floor(Math.min(area.width, area.height));
  return { picture: file, part: { x: Math.floor(area.x), y: Math.floor(area.y), side } };
}
