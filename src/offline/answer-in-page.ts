/** A kept page holds the answer it was made from, so it can stand in where that answer itself was never asked for. */
import { ANSWER_ELEMENT } from '../domain/directory/answer-element.ts';
import { localPath, parsePath } from '../domain/paths.ts';

/** The page that shows what an address under `/api/guides` answers. */
export function pageOfAnswer(answer: URL): URL {
  const { lang, path } = parsePath(answer.pathname);
  const guide = path.replace('/api/guides', '');
  return new URL(localPath(guide || '/guides', lang) + answer.search, answer);
}

/** The answer, as JSON text, that a page of the site was made from; undefined of one without. */
export function answerInPage(html: string): string | undefined {
  return new RegExp(`<script [^>]*id="${ANSWER_ELEMENT}"[^>]*>([^<]+)</script>`, 'u').exec(html)?.[1];
}
