/** From the manifest of the artwork to the few facts that the browser needs. */
import * as z from 'zod/mini';

const manifestSchema = z.object({
  pictures: z.record(
    z.string(),
    z.object({
      width: z.int().check(z.positive()),
      height: z.int().check(z.positive()),
      widths: z.array(z.int().check(z.positive())).check(z.minLength(1)),
      color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
    }),
  ),
});

export type PictureTable = z.infer<typeof manifestSchema>['pictures'];

/**
 * @param source JSON text of `public/media/manifest.json`.
 * @throws when the manifest has another shape.
 */
export function pictureTableOf(source: string): PictureTable {
  return manifestSchema.parse(JSON.parse(source)).pictures;
}
