/**
 * Whether the server will render one more upload: it removes those over `MAX_UPLOADS_PER_HOUR` without a word, so the
 * editor says it before. Kept for the page that is open; in another one the picture is missing after the upload.
 */
import { MAX_UPLOADS_PER_HOUR } from '../../../domain/settings.ts';
import { HOUR_MS } from '../../../domain/timestamp.ts';

/** Times of each account's uploads in the last hour, in ms since 1970. */
const uploads = new Map<string, readonly number[]>();

function recentOf(uid: string, now: number): readonly number[] {
  return (uploads.get(uid) ?? []).filter((at) => at > now - HOUR_MS);
}

export function mayUpload(uid: string, now = Date.now()): boolean {
  return recentOf(uid, now).length < MAX_UPLOADS_PER_HOUR;
}

export function noteUpload(uid: string, now = Date.now()): void {
  uploads.set(uid, [...recentOf(uid, now), now]);
}
