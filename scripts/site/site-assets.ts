/** What drawn pages need to know of the browser's build. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { policyMeta } from '../../src/domain/policy-meta.ts';
import type { Assets } from '../../src/server/assets.ts';
import { theme } from '../../src/theme/theme.ts';
import { membersPolicy, pagePolicy } from '../hosting/content-security-policy.ts';
import type { SiteEnvironment } from '../hosting/site-environment.ts';
import type { ClientBuild } from './client-build.ts';
import { themeVariables } from './theme-variables.ts';

/** The theme's variables that the site's own code and styles name. */
export async function themeStyles(root: string): Promise<string> {
  const sources = join(root, 'src');
  const names = await readdir(sources, { recursive: true });
  const texts = names
    .filter((name) => /\.(?:css|tsx?)$/u.test(name))
    .map((name) => readFile(join(sources, name), 'utf8'));
  return themeVariables(theme.generateStyleSheets(), await Promise.all(texts));
}

export async function siteAssets(
  client: ClientBuild,
  environment: SiteEnvironment,
  root: string,
): Promise<Assets> {
  const font = (part: string) => client.assetLike(new RegExp(`^google-sans-${part}-wght.*\\.woff2$`, 'u'));
  const members = client.chunk('src/members/main.tsx');
  return {
    site: `/${client.chunk('src/islands/site.ts').file}`,
    members: `/${members.file}`,
    membersImports: client.importsOf('src/members/main.tsx').map((file) => `/${file}`),
    membersStyles: client.stylesOf('src/members/main.tsx').map((file) => `/${file}`),
    // Digits and punctuation are in the basic font.
    fonts: { ka: [font('georgian'), font('basic')], en: [font('basic')] },
    theme: await themeStyles(root),
    policies: { page: policyMeta(pagePolicy(environment)), members: policyMeta(membersPolicy(environment)) },
  };
}
