/**
 * Eleven marks for partners whose real ones are not known: plain geometry, no letters. The name
 * stands beside them in the page's own type. A real logo replaces a file of the same name.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA_FOLDER } from '../files/places.ts';

/** Inside of a box of 64 × 64, drawn in one colour that reads on light and dark ground. */
const MARKS = [
  '<circle cx="32" cy="32" r="25"/><path d="M13 42l13-17 8 9 7-10 10 18"/>',
  '<path d="M32 7l23 13v24L32 57 9 44V20z"/><path d="M20 39l12-18 12 18z"/>',
  '<path d="M10 50V14h44v36z"/><path d="M10 40c8-8 14 4 22-4s14 4 22-4"/><path d="M10 28c8-8 14 4 22-4s14 4 22-4"/>',
  '<path d="M32 8c13 10 19 18 19 28a19 19 0 0 1-38 0c0-10 6-18 19-28z"/><path d="M32 24v30M32 36l9-7M32 45l-9-7"/>',
  '<circle cx="32" cy="32" r="25"/><circle cx="32" cy="32" r="4"/><path d="M32 7v13M32 44v13M7 32h13M44 32h13M25 25l-6-6M39 39l6 6"/>',
  '<path d="M8 46h48M14 46V26l18-14 18 14v20"/><path d="M26 46V33h12v13"/>',
  '<path d="M12 52c0-22 9-38 20-44 11 6 20 22 20 44"/><path d="M22 52c0-14 4-25 10-31 6 6 10 17 10 31"/><path d="M8 52h48"/>',
  '<path d="M9 20c10-9 16 6 23 0s14-8 23 0M9 33c10-9 16 6 23 0s14-8 23 0M9 46c10-9 16 6 23 0s14-8 23 0"/>',
  '<path d="M32 7v50M10 19.500l44 25M54 19.500l-44 25"/><path d="M26 13l6 5 6-5M26 51l6-5 6 5M13 28l7-3-1-8M51 28l-7-3 1-8M13 36l7 3-1 8M51 36l-7 3 1 8"/>',
  '<rect x="10" y="10" width="44" height="44" rx="4"/><path d="M10 44L54 20M22 54l32-17M10 31l32-21"/>',
  '<path d="M23 9h18a13 13 0 0 1 13 13v20a13 13 0 0 1-13 13H23a13 13 0 0 1-13-13V22"/><path d="M10 28V12M18 30V22a5 5 0 0 1 5-5h18a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5H23a5 5 0 0 1-5-5"/>',
] as const;

const GRANITE = '#6b7f8c';

/** Writes partner-01.svg to partner-11.svg. */
export function writePartnerMarks(): void {
  for (const [index, body] of MARKS.entries()) {
    const name = `partner-${String(index + 1).padStart(2, '0')}.svg`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" fill="none" stroke="${GRANITE}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">${body}</svg>\n`;
    writeFileSync(join(MEDIA_FOLDER, name), svg);
  }
}
