/** What Vite built for the browser: its chunks and their imports. */
import type { Rolldown } from 'vite';

export type ClientBuild = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** @param source file below the root. @throws when the build has no such chunk. */
export function chunkOf(build: ClientBuild, source: string): Rolldown.OutputChunk {
  for (const file of build)
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${source}`)) return file;
  throw new Error(`${source} is not in the build`);
}

/**
 * Returns the chunk with all that it imports, imported ones first.
 * @param follows whether the dynamic import of a source is followed too.
 */
export function closureOf(
  build: ClientBuild,
  source: string,
  follows: (source: string) => boolean = () => false,
): Rolldown.OutputChunk[] {
  const found = new Set([chunkOf(build, source)]);
  // What is added is visited in turn.
  for (const { imports, dynamicImports } of found)
    for (const file of build) {
      if (file.type !== 'chunk') continue;
      const isLoaded = dynamicImports.includes(file.fileName) && follows(file.facadeModuleId ?? '');
      if (isLoaded || imports.includes(file.fileName)) found.add(file);
    }
  return [...found].toReversed();
}
