/** Attribute of `<html>` that names the colour scheme; also set by the script before the first paint. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';
