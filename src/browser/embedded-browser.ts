/** Marks of apps with a browser of their own, and of Android's web view. */
const APPS =
  /FBA[NV]\/|FB_IAB|Instagram|Viber|musical_ly|BytedanceWebview|TikTok|\bLine\/|Snapchat|LinkedInApp|MicroMessenger|; wv\)/u;

/** Web views of Apple's systems: their browsers add "Safari" to this. */
const APPLE = /(?:iPhone|iPad|iPod|Macintosh).+AppleWebKit(?!.+Safari\/)/u;

/**
 * Returns whether the page is shown inside another app, as after a link in Facebook: Google refuses to sign in there,
 * windows, downloads and printing may do nothing. A guess by the browser's name.
 */
export function isEmbedded(agent = navigator.userAgent): boolean {
  // A site on the home screen has no mark of Safari either.
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return APPS.test(agent) || (APPLE.test(agent) && !isOnHomeScreen);
}

/** Returns the link that opens an address in the phone's own browser, where the system has one. */
export function ownBrowserLink(address: string, agent = navigator.userAgent): string | undefined {
  if (/Android/u.test(agent)) return `${address.replace(/^https?:/u, 'intent:')}#Intent;scheme=https;end`;
  return /iPhone|iPad|iPod/u.test(agent) ? `x-safari-${address}` : undefined;
}
