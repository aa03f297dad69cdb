import { createContext } from 'react';

/**
 * Whether the current page is the one that was loaded as HTML. Then its static parts keep the server HTML
 * (`ui/page/UnhydratedHtml.tsx`) without hydration: neither their code nor their content is fetched.
 */
export const UnhydratedPageContext = createContext(false);
