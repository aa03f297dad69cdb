/** Determines the domain of Google's sign-in helper pages. */

interface SignInDomains {
  /** The configured domain. */
  readonly authDomain: string;
  /** Public origin of the site. */
  readonly siteUrl: string;
  readonly projectId: string;
}

/**
 * Returns the domain of the helper pages for a page at `host`. Browsers partition storage by site, so a
 * sign-in by redirect only returns if both are on the same domain. Hosting serves the helper pages under
 * each domain of the site: if the site's own domain is configured, the default domains use their own.
 */
export function authDomainAt(host: string, { authDomain, siteUrl, projectId }: SignInDomains): string {
  const isOwn = new URL(siteUrl).host === authDomain;
  const isDefault = host === `${projectId}.web.app` || host === `${projectId}.firebaseapp.com`;
  return isOwn && isDefault ? host : authDomain;
}
