/**
 * A cached page embeds the data it was rendered from, so it serves as fallback for an API response that was
 * never requested.
 */
import { ANSWER_ELEMENT } from '../domain/directory/answer-element.ts';
import { localPath, parsePath } from '../domain/paths.ts';

/** The page that shows the data of an address under `/api/guides`. */
export function pageOfAnswer(answer: URL): URL {
  const { lang, path } = parsePath(answer.pathname);
  const guide = path.replace('/api/guides', '');
  return new URL(localPath(guide || '/guides', lang) + answer.search, answer);
}

/** The data, as JSON text, that a page was rendered from; undefined for a page without any. */
export function answerInPage(html: string): string | undefined {
  return new RegExp(`<script [^>]*id="${ANSWER_ELEMENT}"[^>]*>([^<]+)</script>`, 'u').exec(html)?.[1];
}
