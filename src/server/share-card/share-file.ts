/** The build's data for share cards, next to the function's code. */
import * as z from 'zod/mini';
import { outlinesSchema } from './outlines.ts';

export const shareFileSchema = z.object({
  outlines: outlinesSchema,
  /** Elements of the contour lines, drawn on a square of 480. */
  contours: z.string(),
});
export type ShareFile = z.infer<typeof shareFileSchema>;

/** Next to the function's copy of `site-pages.tsx`. */
export const SHARE_FILE = 'share-card.json';
