/** A bucket in this process, as far as uploads of editors need it. */
class Missing extends Error {
  readonly code = 404;
}

export function memoryBucket() {
  const contents = new Map<string, Buffer>();
  const types = new Map<string, string>();
  const read = (path: string): Buffer => {
    const content = contents.get(path);
    if (!content) throw new Missing(path);
    return content;
  };
  const file = (path: string) => ({
    download: async () => [read(path)],
    delete: async () => contents.delete(path),
    exists: async () => [contents.has(path)],
    save: async (content: Buffer, { contentType }: { readonly contentType: string }) => {
      contents.set(path, content);
      types.set(path, contentType);
    },
  });
  return { contents, types, file };
}
