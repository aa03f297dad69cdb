/**
 * Every path that must respond, according to the specification (section 2), in Georgian; English is the
 * same under `/en`. Listed here and not read from the route table, which is under test.
 */

/** Pages with static HTML; one article represents all ten. */
export const PUBLIC_PAGES = [
  '/',
  '/guides',
  '/check',
  '/professions',
  '/professions/mountain-guide',
  '/professions/trekking-guide',
  '/professions/alpine-climbing-instructor',
  '/professions/ski-guide',
  '/professions/ski-teacher',
  '/professions/rock-climbing-guide',
  '/professions/mountain-leader',
  '/professions/industrial-alpinism',
  '/professions/canyoning-guide',
  '/news',
  '/news/trail-marking-days',
  '/becoming-guide',
  '/contact',
  '/association/about',
  '/association/mission',
  '/association/ifmga',
  '/association/ats',
  '/association/what-we-do',
  '/association/partners',
  '/association/history',
  '/association/governance',
  '/association/safety-guidelines',
  '/association/media-kit',
  '/legal/privacy',
  '/legal/terms',
] as const;

/** Alternative paths of pages, and their redirect targets. */
export const ALIASES = [
  ['/professions/alpine-guide', '/professions/alpine-climbing-instructor'],
  ['/professions/ski-instructor', '/professions/ski-teacher'],
] as const;

/** Private screens, and the message that is their heading for visitors who are not signed in. */
export const MEMBERS_PAGES = [
  ['/auth', 'auth.title'],
  ['/profile', 'account.log-in'],
  ['/guide-profile', 'editor.log-in'],
  ['/admin', 'admin.log-in'],
] as const;

/** A guide of the demo association. */
export const GUIDE_PAGE = '/giorgi-beridze';

/** Paths without a page; the last one could be a guide's. */
export const NOWHERE = [
  '/any/other/path',
  '/news/no-such-article',
  '/professions/no-such-profession',
] as const;
export const NO_SUCH_GUIDE = '/nobody-of-this-name';

/** One page of each kind of screen. */
export const KINDS_OF_PAGE = [
  '/',
  '/guides',
  '/check',
  '/professions/mountain-guide',
  '/news',
  '/news/trail-marking-days',
  '/becoming-guide',
  '/contact',
  '/association/safety-guidelines',
  '/association/ats',
  '/association/partners',
  '/legal/privacy',
] as const;
