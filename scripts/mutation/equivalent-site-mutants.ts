/** Mutants of the site that behave as the original does: file, what was changed, and why it is the same. */
export const EQUIVALENT_SITE_MUTANTS: readonly (readonly [
  file: string,
  description: string,
  reason: string,
])[] = [];
