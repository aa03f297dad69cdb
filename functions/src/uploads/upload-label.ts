/** An uploaded file: its account, and its name without the extension. */
export interface Upload {
  readonly uid: string;
  readonly name: string;
}

/** Folder of all uploads. */
export const UPLOADS = 'uploads/';

/** Returns undefined for an object that is not an upload. */
export function parseUploadPath(objectName: string): Upload | undefined {
  const [, uid, name] = /^uploads\/([^/]+)\/([A-Za-z0-9_-]{8,64})\.(?:jpg|png|webp)$/u.exec(objectName) ?? [];
  return uid === undefined || name === undefined ? undefined : { uid, name };
}
