/** A bucket in this process, as far as the functions need it. */
import { gunzipSync } from 'node:zlib';

interface Saved {
  readonly resumable?: boolean;
  readonly contentType?: string;
  readonly metadata?: { readonly cacheControl?: string };
  readonly preconditionOpts?: { readonly ifGenerationMatch?: number };
}

/** First byte of compressed content. */
const GZIP = 0x1f;

function failure(code: number, path: string): Error {
  return Object.assign(new Error(path), { code });
}

export function memoryBucket() {
  const contents = new Map<string, Buffer>();
  const types = new Map<string, string | undefined>();
  const caching = new Map<string, string | undefined>();
  /** When objects were written, if it matters. */
  const times = new Map<string, Date>();
  /** Of objects that were written more than once. */
  const generations = new Map<string, number>();
  const file = (name: string, { generation }: { readonly generation?: number } = {}) => {
    const isThere = () =>
      contents.has(name) && (generation === undefined || generation === (generations.get(name) ?? 1));
    return {
      name,
      metadata: { timeCreated: times.get(name)?.toISOString() },
      exists: async () => [isThere()],
      download: async ({ decompress = true } = {}) => {
        const content = contents.get(name);
        if (!content || !isThere()) throw failure(404, name);
        return [decompress && content[0] === GZIP ? gunzipSync(content) : content];
      },
      delete: async ({ ignoreNotFound = false } = {}) => {
        if (isThere()) contents.delete(name);
        else if (!ignoreNotFound) throw failure(404, name);
      },
      save: async (content: Buffer, { resumable = true, contentType, metadata, preconditionOpts }: Saved) => {
        if (resumable) throw failure(501, name);
        if (preconditionOpts?.ifGenerationMatch === 0 && contents.has(name)) throw failure(412, name);
        contents.set(name, content);
        types.set(name, contentType);
        caching.set(name, metadata?.cacheControl);
      },
    };
  };
  const getFiles = async ({ prefix = '' }) => [
    [...contents.keys()].filter((name) => name.startsWith(prefix)).map((name) => file(name)),
  ];
  const bucket = { name: 'demo-decision.test', contents, types, caching, times, generations, file, getFiles };
  /** Returns the module `app.ts` with this bucket. */
  const into = <App extends object>(app: App): App => ({ ...app, avatarBucket: () => bucket });
  return Object.assign(bucket, { into });
}
