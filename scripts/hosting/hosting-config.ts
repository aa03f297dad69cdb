/** Reads `firebase.json`, as Hosting and its emulator serve it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../emulators/suite-environment.ts';

const configSchema = z.object({
  hosting: z.object({
    predeploy: z.array(z.string()),
    headers: z.array(
      z.object({
        source: z.optional(z.string()),
        regex: z.optional(z.string()),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
    redirects: z.array(z.object({ source: z.string(), destination: z.string(), type: z.int() })),
    rewrites: z.array(
      z.object({
        source: z.optional(z.string()),
        regex: z.optional(z.string()),
        function: z.strictObject({
          functionId: z.string(),
          region: z.string(),
          pinTag: z.optional(z.boolean()),
        }),
      }),
    ),
  }),
  functions: z.tuple([z.object({ predeploy: z.array(z.string()) })]),
});
export type HostingConfig = z.infer<typeof configSchema>['hosting'];

export async function readFirebaseConfig(): Promise<z.infer<typeof configSchema>> {
  return configSchema.parse(JSON.parse(await readFile(path.join(ROOT, 'firebase.json'), 'utf8')));
}

/** Returns the function to which a path is rewritten, if any. */
export function functionOf({ rewrites }: HostingConfig, pathname: string): string | undefined {
  return rewrites.find(({ regex, source }) =>
    regex ? new RegExp(regex, 'u').test(pathname) : source === pathname,
  )?.function.functionId;
}

/** Supports the Hosting glob patterns that `firebase.json` uses: `**` and `@(one|other)`. */
function globToRegExp(source: string): RegExp {
  const pattern = source
    .replaceAll(/[.+^$]/gu, String.raw`\$&`)
    .replaceAll('@(', '(?:')
    .replaceAll('**', '.*');
  return new RegExp(`^${pattern}$`, 'u');
}

/** Returns the headers sent with a path, by their names in lower case; of two equal ones the later wins. */
export function headersFor(
  { headers }: Pick<HostingConfig, 'headers'>,
  pathname: string,
): Record<string, string> {
  const groups = headers.filter(({ source, regex }) =>
    (regex === undefined ? globToRegExp(source ?? '') : new RegExp(regex, 'u')).test(pathname),
  );
  return Object.fromEntries(
    groups.flatMap((group) => group.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}
