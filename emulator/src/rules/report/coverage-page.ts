/** A page that shows the rules with every condition coloured by whether and how it was evaluated. */
import type { ExpressionCounts } from '../evaluation/expression-counts.ts';
import type { Expression } from '../language/tree.ts';
import { childrenOf } from '../language/tree.ts';
import { show } from '../values/values.ts';

const STYLE = `
  body { font: 14px/1.6 system-ui, sans-serif; margin: 2rem; color: #1b1b1b; background: #fff; }
  pre { font: 13px/1.7 ui-monospace, monospace; counter-reset: line; overflow-x: auto; }
  .line::before { counter-increment: line; content: counter(line); display: inline-block; width: 3em;
    margin-right: 1em; text-align: right; color: #595959; }
  .seen { background: #cdeccd; } .one { background: #fdf0b8; } .error { background: #fbd9b5; }
  .never { background: #f8c9c9; }
  li { list-style: none; display: inline-block; margin-right: 1.5em; } li span { padding: 0 0.4em; }`;

const LEGEND: readonly (readonly [string, string])[] = [
  ['seen', 'was evaluated, a condition both true and false'],
  ['one', 'a condition that was always the same'],
  ['error', 'had errors only'],
  ['never', 'was never evaluated'],
];

/** A whole HTML document. `roots` are in source order and do not overlap. */
export function coveragePage(source: string, roots: readonly Expression[], counts: ExpressionCounts): string {
  const legend = LEGEND.map(([name, text]) => `<li><span class="${name}">abc</span> ${text}</li>`).join('');
  const evaluated = roots.filter((root) => counts.of(root).length > 0).length;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rules coverage</title>
<style>${STYLE}
</style></head>
<body>
<h1>Rules coverage</h1>
<p>${evaluated} of ${roots.length} conditions, variables and functions were evaluated. Point at an expression for its values.</p>
<ul>${legend}</ul>
<pre>${markedSource(source, roots, counts)}</pre>
</body>
</html>
`;
}

function markedSource(source: string, roots: readonly Expression[], counts: ExpressionCounts): string {
  let html = '';
  let at = 0;
  for (const root of roots) {
    html += escape(source.slice(at, root.span.start)) + marked(source, root, counts);
    at = root.span.end;
  }
  html += escape(source.slice(at));
  return withLines(html);
}

/** The expression's text, with a mark around it and around those of its parts that are conditions. */
function marked(source: string, expression: Expression, counts: ExpressionCounts): string {
  let html = '';
  let at = expression.span.start;
  for (const child of childrenOf(expression)) {
    if (child.span.start < at) continue;
    html += escape(source.slice(at, child.span.start)) + marked(source, child, counts);
    at = child.span.end;
  }
  html += escape(source.slice(at, expression.span.end));
  if (expression.kind === 'literal') return html;
  return `<span class="${classOf(expression, counts)}" title="${attribute(title(expression, counts))}">${html}</span>`;
}

function classOf(expression: Expression, counts: ExpressionCounts): string {
  const values = counts.of(expression).map(({ value }) => value);
  if (values.length === 0) return 'never';
  if (values.every(({ kind }) => kind === 'error')) return 'error';
  const answers = values.filter((value) => value.kind !== 'bool');
  return answers.length === 0 && values.length === 1 ? 'one' : 'seen';
}

function title(expression: Expression, counts: ExpressionCounts): string {
  const values = counts.of(expression);
  if (values.length === 0) return 'never evaluated';
  return values.map(({ value, count }) => `${show(value)} × ${count}`).join('\n');
}

/** Wraps each line; marks that span lines are closed at the end of one and opened on the next. */
function withLines(html: string): string {
  const open: string[] = [];
  return html
    .split('\n')
    .map((line) => {
      const before = open.join('');
      for (const tag of line.match(/<\/?span[^>]*>/g) ?? []) {
        if (tag === '</span>') open.pop();
        else open.push(tag);
      }
      return `<span class="line">${before}${line}${'</span>'.repeat(open.length)}</span>`;
    })
    .join('\n');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Line breaks would be taken for those of the source. */
function attribute(text: string): string {
  return escape(text).replaceAll('\n', '&#10;');
}
