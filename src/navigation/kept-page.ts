import { createContext } from 'react';

/**
 * Whether the page that is shown is the one that the browser has loaded as HTML. Then what never changes of it stays as
 * the server sent it (`ui/page/KeptHtml.tsx`): neither its code nor its content is fetched.
 */
export const KeptPageContext = createContext(false);
