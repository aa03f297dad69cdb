/**
 * The rows as the callable `readDeskRows` sends them: compressed, because its answers are not on the way, and names of
 * fields repeat in every row.
 */
import * as z from 'zod/mini';
import { deskRowsSchema, type DeskRows } from './desk-rows.ts';

/** JSON text of the rows, compressed by gzip and written in base64. */
export const packedRowsSchema = z.object({ gzip: z.string() });
export type PackedRows = z.infer<typeof packedRowsSchema>;

/** @throws ZodError or TypeError for anything else. */
export async function unpackRows(packed: unknown): Promise<DeskRows> {
  const { gzip } = packedRowsSchema.parse(packed);
  const bytes = Uint8Array.from(atob(gzip), (character) => character.charCodeAt(0));
  const json = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  return deskRowsSchema.parse(await new Response(json).json());
}
