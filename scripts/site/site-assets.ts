/** What drawn pages need to know of the browser's build. */
import { policyMeta } from '../../src/domain/policy-meta.ts';
import type { Assets } from '../../src/server/assets.ts';
import { membersPolicy, pagePolicy } from '../hosting/content-security-policy.ts';
import type { SiteEnvironment } from '../hosting/site-environment.ts';
import type { ClientBuild } from './client-build.ts';

export function siteAssets(client: ClientBuild, environment: SiteEnvironment): Assets {
  const font = (part: string) => client.assetLike(new RegExp(`^google-sans-${part}-wght.*\\.woff2$`, 'u'));
  // The entry only loads it, so that a failure is told.
  const application = 'src/members/app/start.tsx';
  return {
    site: `/${client.chunk('src/islands/site.ts').file}`,
    members: `/${client.chunk('src/members/main.tsx').file}`,
    membersImports: client.closure(application).map(({ file }) => `/${file}`),
    membersStyles: client.stylesOf(application).map((file) => `/${file}`),
    // Digits and punctuation are in the basic font.
    fonts: { ka: [font('georgian'), font('basic')], en: [font('basic')] },
    policies: { page: policyMeta(pagePolicy(environment)), members: policyMeta(membersPolicy(environment)) },
  };
}
