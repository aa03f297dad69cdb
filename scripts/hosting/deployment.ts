/** What a deployment may upload: a production build for the project that it deploys to. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** In the built site; Hosting ignores names that begin with a dot. */
const BUILD_FILE = '.build.json';

const buildSchema = z.object({ mode: z.string(), projectId: z.string() });
export type SiteBuild = z.infer<typeof buildSchema>;

/** Written last, so that a build that fails cannot be deployed. */
export async function writeSiteBuild(folder: string, build: SiteBuild): Promise<void> {
  await writeFile(path.join(folder, BUILD_FILE), JSON.stringify(build));
}

/** @returns undefined when the folder contains no complete build. */
export async function readSiteBuild(folder: string): Promise<SiteBuild | undefined> {
  const text = await readFile(path.join(folder, BUILD_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : buildSchema.parse(JSON.parse(text));
}

/**
 * Returns why the deployment is refused; undefined if it is not.
 * @param project the one that firebase-tools deploys to.
 * @param projectId the one of `.env.production`.
 * @param folder of the built site; undefined if it is yet to be built.
 */
export async function deploymentFault(
  project: string | undefined,
  projectId: string,
  folder: string | undefined,
): Promise<string | undefined> {
  if (project !== projectId)
    return `.env.production is for the project ${projectId}, the deployment for ${project ?? 'none'}: choose one of them with "firebase use" or in .env.production.`;
  if (folder === undefined) return undefined;
  const build = await readSiteBuild(folder);
  if (!build) return 'dist contains no complete build.';
  if (build.mode !== 'production') return `dist is a build of the mode ${build.mode}, not of production.`;
  return build.projectId === projectId
    ? undefined
    : `dist was built for the project ${build.projectId}, .env.production is for ${projectId}.`;
}
