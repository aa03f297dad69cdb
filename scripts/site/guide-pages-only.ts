import type { Plugin } from 'vite';

/**
 * Screens that the function does not render; it renders only those of guides, the membership check and
 * messages.
 */
const OTHER_SCREENS =
  /\/src\/(?:(?:pages\/(?!check\/|message\/)[^/]+|features\/(?!guides\/)[^/]+)\/.*Screen\.tsx|firebase\/MembersProviders\.tsx)$/u;

/** Removes the screens that the function never renders from its copy of the site. */
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
