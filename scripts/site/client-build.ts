/** Reads Vite's output folder: chunks, their imports and their sizes. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';

const chunkSchema = z.object({
  file: z.string(),
  imports: z.optional(z.array(z.string())),
});
const manifestSchema = z.record(z.string(), chunkSchema);

export class ClientBuild {
  readonly #folder: string;
  readonly #chunks: z.infer<typeof manifestSchema>;
  readonly #weights = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#chunks = manifestSchema.parse(
      JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')),
    );
  }

  /** Returns the files of these chunks and of all their static imports, which come first. */
  #filesOf(keys: readonly string[]): string[] {
    const seen = new Set<string>();
    const files: string[] = [];
    const visit = (key: string) => {
      const chunk = this.#chunks[key];
      if (!chunk) throw new Error(`${key} is not in the build`);
      if (seen.has(key)) return;
      seen.add(key);
      chunk.imports?.forEach(visit);
      files.push(chunk.file);
    };
    keys.forEach(visit);
    return files.filter((file) => file.endsWith('.js'));
  }

  /** Returns the files of these source modules, below `src/`. */
  filesOf(modules: readonly string[]): string[] {
    return this.#filesOf(modules.map((module) => `src/${module}`));
  }

  /** Returns the files referenced by the page itself. */
  entryFiles(): string[] {
    return this.#filesOf(['index.html']);
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
