/** Code or messages could not be fetched: no connection, or an outdated page. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** For `catch` of an import. @throws LoadError */
export function asLoadError(cause: unknown): never {
  throw new LoadError('A part of the application', { cause });
}
