/** Reads Vite's output folder: chunks, their imports and their sizes. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';

const chunkSchema = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  /** Keys of chunks. */
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
});
type Chunk = z.infer<typeof chunkSchema>;

export class ClientBuild {
  readonly #folder: string;
  readonly #chunks: Readonly<Record<string, Chunk>>;
  readonly #weights = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = folder;
    const manifest: unknown = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
    this.#chunks = z.record(z.string(), chunkSchema).parse(manifest);
  }

  /** @param key source file below the root. @throws when the build has no such chunk. */
  chunk(key: string): Chunk {
    const chunk = this.#chunks[key];
    if (!chunk) throw new Error(`${key} is not in the build`);
    return chunk;
  }

  /**
   * Returns the chunk with all that it imports, imported ones first.
   * @param follows whether a dynamic import is followed too.
   */
  closure(key: string, follows: (dynamic: string) => boolean = () => false): Chunk[] {
    const seen = new Map<string, Chunk>();
    const visit = (each: string) => {
      if (seen.has(each)) return;
      const chunk = this.chunk(each);
      seen.set(each, chunk);
      chunk.imports?.forEach(visit);
      chunk.dynamicImports?.filter(follows).forEach(visit);
    };
    visit(key);
    return [...seen.values()].toReversed();
  }

  stylesOf(key: string): string[] {
    return [...new Set(this.closure(key).flatMap(({ css }) => css ?? []))];
  }

  /** URL of the file in `assets` with a name like this. */
  assetLike(pattern: RegExp): string {
    const file = readdirSync(join(this.#folder, 'assets')).find((name) => pattern.test(name));
    if (file === undefined) throw new Error(`No file like ${String(pattern)} in the build`);
    return `/assets/${file}`;
  }

  read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  /** Uncompressed bytes of the file. */
  sizeOf(file: string): number {
    return statSync(join(this.#folder, file)).size;
  }

  /** Bytes of the file after gzip. */
  weightOf(file: string): number {
    const known = this.#weights.get(file);
    if (known !== undefined) return known;
    const weight = gzipSync(this.read(file), { level: 9 }).length;
    this.#weights.set(file, weight);
    return weight;
  }
}
