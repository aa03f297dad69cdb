/**
 * Crops and shrinks a picture in the browser. Redrawing it on a canvas removes the file's metadata, such
 * as location and camera.
 */
import { isCanvasTrue } from '../../../browser/true-canvas.ts';
import type { PicturePart } from '../../../domain/guide/picture-name.ts';
import { LIMITS, MAX_UPLOADED_PIXELS } from '../../../domain/limits.ts';
import { FailureError } from '../../firebase/errors.ts';
import { UPLOAD_BYTES } from '../../../domain/settings.ts';
import { decodedSize, isUploadType } from './picture-file.ts';

/** A part of the picture, in the pixels of the picture as it is turned. */
export interface PictureArea {
  /** Degrees, clockwise; turned by quarters, and only where the browser draws. */
  readonly rotation?: number;
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

export interface Prepared {
  readonly picture: Blob;
  /** What the server is to cut; undefined if that is done. */
  readonly part?: PicturePart;
}

/** The file as it was chosen, with its part, if the server takes it. */
async function asItIs(file: File, { x, y, width, height }: PictureArea): Promise<Prepared> {
  const { width: across = Infinity, height: down = Infinity } = (await decodedSize(file)) ?? {};
  if (!isUploadType(file.type) || file.size > UPLOAD_BYTES || across * down > MAX_UPLOADED_PIXELS)
    throw new FailureError('canvas-refused');
  const part = { x: Math.floor(x), y: Math.floor(y), side: Math.floor(Math.min(width, height)) };
  return { picture: file, part };
}

/** @throws FailureError 'canvas-refused' where neither the browser nor the server can make it smaller. */
export async function preparePicture(file: File, area: PictureArea): Promise<Prepared> {
  return (await isCanvasTrue())
    ? { picture: await shrinkPicture(file, area, LIMITS.avatarSide) }
    : asItIs(file, area);
}
