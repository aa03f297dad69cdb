/** What the bucket says of an upload, before anything of it is downloaded. */
import { LIMITS } from '../../../src/domain/limits.ts';

/** An uploaded file: whose it is, and its name without the ending. */
export interface Upload {
  readonly uid: string;
  readonly name: string;
}

/** Undefined for an object that is no upload. */
export function parseUploadPath(objectName: string): Upload | undefined {
  const [, uid, name] = /^uploads\/([^/]+)\/([A-Za-z0-9_-]{8,64})\.(?:jpg|png|webp)$/u.exec(objectName) ?? [];
  return uid === undefined || name === undefined ? undefined : { uid, name };
}

/** Of an object, as the bucket names it in its event. */
export interface ObjectLabel {
  readonly name: string;
  readonly generation: number | string;
  readonly size: number | string;
  readonly contentType?: string;
  readonly contentEncoding?: string;
}

/** By what the bucket says, before anything is downloaded. The rules refuse the same. */
export function refusalOf({ size, contentEncoding }: ObjectLabel): string | undefined {
  if (Number(size) > LIMITS.avatarBytes) return 'too large';
  if (contentEncoding !== undefined && contentEncoding !== '' && contentEncoding !== 'identity')
    return 'encoded';
  return undefined;
}
