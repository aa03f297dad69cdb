/** Where Google's helper pages of the sign-in are asked for. */

interface SignInDomains {
  /** The configured one. */
  readonly authDomain: string;
  /** Public origin of the site. */
  readonly siteUrl: string;
  readonly projectId: string;
}

/**
 * The domain of the helper pages for a page at `host`. Browsers keep what other sites store apart, so
 * a sign-in by redirect only comes back where both are on one domain. Hosting serves the helper pages
 * under each domain of the site: where the site's own is configured, the default domains use theirs.
 */
export function authDomainAt(host: string, { authDomain, siteUrl, projectId }: SignInDomains): string {
  const isOwn = new URL(siteUrl).host === authDomain;
  const isDefault = host === `${projectId}.web.app` || host === `${projectId}.firebaseapp.com`;
  return isOwn && isDefault ? host : authDomain;
}
