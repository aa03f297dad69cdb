/** Sources of each directive; an empty list is a directive without a value. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the element with the Content-Security-Policy of a document. It applies to what follows it, so only the
 * encoding comes before it. What a document cannot forbid by itself is a header (`firebase.json`).
 */
export function policyMeta(policy: Policy): string {
  const directives = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(' '));
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
}
