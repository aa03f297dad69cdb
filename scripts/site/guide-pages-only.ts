import type { Plugin } from 'vite';

/** Screens, and what surrounds members' screens; the function draws only those of guides, of the check and of messages. */
const OTHER_SCREENS =
  /\/src\/(?:(?:pages\/(?!check\/|message\/)[^/]+|features\/(?!guides\/)[^/]+)\/.*Screen\.tsx|firebase\/MembersProviders\.tsx)$/u;

/** Leaves the screens that the function never draws out of its copy of the site. */
export function guidePagesOnly(): Plugin {
  return {
    name: 'guide-pages-only',
    enforce: 'pre',
    load: {
      filter: { id: OTHER_SCREENS },
      handler: () => ({
        code: "throw new Error('This screen is not part of the function');",
        moduleType: 'js',
      }),
    },
  };
}
