/** Files that editors offer for download: PDF, ZIP and drawings in SVG, by their content. */
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { UploadFault } from '../../../src/domain/content/uploads.ts';
import { slugOfName } from '../../../src/domain/directory/slug.ts';

/** Behind its comments. */
const SVG = /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)?<(?:[\w.-]+:)?svg[\s>]/u;

/** What makes a drawing act, load something, or hide either. */
const ACTIVE: readonly RegExp[] = [
  /<[^\s<>]*(?:script|iframe|embed|object|audio|video|handler)\b/iu,
  /[\s"'/]on[a-z]+\s*=/iu,
  /\bhref\s*=(?!\s*(["'])#)/iu,
  /\bsrc\s*=/iu,
  /\battributeName\s*=\s*["'](?:\s*|[^"']*:)(?:href|on)/iu,
  /\burl\(\s*(?!["']?#)/iu,
  /@import|image-set|\b(?:image|src)\(|javascript:|xhtml|\\/iu,
  /&(?!(?:amp|lt|gt|quot|apos);)/u,
  /<!DOCTYPE(?![\w\s"'./:-]{0,300}>)|<\?(?!xml\s)/iu,
  /^\s*<\?xml[^>]*\bencoding\s*=\s*["'](?!utf-8["'])/iu,
];

/**
 * Returns the text as XML reads it: without comments and marks of CDATA, neither of which begins inside of the other. An
 * expression would look for an end that is missing again and again.
 */
function readMarkup(text: string): string {
  let read = '';
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/<!--|<!\[CDATA\[/gu)) {
    if (index < from) continue;
    const start = index + mark.length;
    const end = text.indexOf(mark === '<!--' ? '-->' : ']]>', start);
    if (end === -1) break;
    read += text.slice(from, index) + (mark === '<!--' ? '' : text.slice(start, end));
    from = end + ']]>'.length;
  }
  return read + text.slice(from);
}

/** Also where comments and marks of CDATA stand between the letters of a word. */
function isActive(drawing: string): boolean {
  const joined = readMarkup(drawing);
  return ACTIVE.some((pattern) => pattern.test(drawing) || pattern.test(joined));
}

function kindOf(bytes: Uint8Array): 'pdf' | 'zip' | 'svg' | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 5));
  if (start === '%PDF-') return 'pdf';
  if (start.startsWith('PK\u0003\u0004')) return 'zip';
  return isUtf8(bytes) && SVG.test(readMarkup(Buffer.from(bytes).toString())) ? 'svg' : undefined;
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 20);
}

/** Returns the path of the file on the site, or why it is refused. */
export function checkFile(bytes: Uint8Array, name: string): { path: string } | { fault: UploadFault } {
  const kind = kindOf(bytes);
  if (!kind) return { fault: 'no-file' };
  if (kind === 'svg' && isActive(Buffer.from(bytes).toString())) return { fault: 'unsafe-svg' };
  const stem = slugOfName(name.replace(/\.[^.]*$/u, '')).slice(0, 60) || 'file';
  return { path: `/files/${hashOf(bytes)}-${stem}.${kind}` };
}
