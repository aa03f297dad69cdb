/** The card as a picture, where a browser does not print. */

import { isCanvasTrue } from '../../../browser/true-canvas.ts';

/** Pixels of the picture for each of the screen. */
const SCALE = 3;

/** ms until a picture within the drawing is decoded: WebKit leaves it out of the first one. */
const SECOND_DRAWING_MS = 200;

/** @param card the document as it is shown. @throws in browsers that cannot draw it, or give out something else. */
export async function drawCard({ head, body }: Document): Promise<Blob> {
  const { offsetWidth: width, offsetHeight: height } = body;
  const parts = [head.querySelector('style'), body].map(
    (part) => part && new XMLSerializer().serializeToString(part),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${parts.join('')}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  for (const ms of [0, SECOND_DRAWING_MS]) {
    await new Promise((done) => setTimeout(done, ms));
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!context || !blob || !(await isCanvasTrue())) throw new DOMException('No canvas', 'NotSupportedError');
  return blob;
}
