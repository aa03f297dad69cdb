/** Addresses in each language; the server answers them too, so they are part of the domain. */
export { lastSegment, localPath, parsePath, type LocalizedPath } from '../domain/paths.ts';
