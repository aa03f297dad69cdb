/** Key of local storage for 'light', 'dark' or 'system'; also read by the bootstrap script. */
export const COLOR_SCHEME_KEY = 'color-scheme';
