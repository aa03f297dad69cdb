/** Mutants of the site that behave as the original does: file, what was changed, and why it is the same. */
export const EQUIVALENT_SITE_MUTANTS: readonly (readonly [
  file: string,
  description: string,
  reason: string,
])[] = [
  [
    'src/features/account/VerificationStatus.tsx',
    'false instead of !request.requested_at',
    'The rules demand the time and listeners estimate it, so it is never missing; the condition is for the compiler.',
  ],
  [
    'src/domain/record-of.ts',
    'false instead of !isComplete(record, names)',
    'The loop before it has set every name; the condition is for the compiler.',
  ],
  [
    'src/domain/membership/signed-card.ts',
    '(character.codePointAt(0)) instead of character.codePointAt(0) ?? 0',
    'Of each character of a text, which has a code point; the zero is for the compiler.',
  ],
  [
    'src/domain/directory/search/free-text.ts',
    '1 instead of 0 in let sum = 0;',
    'All sums begin with it, and only their order counts.',
  ],
  [
    'src/domain/directory/search/guide-search.ts',
    '(guides[place]) instead of guides[place] ?? []',
    'Places are those of the same list; the blank list is for the compiler.',
  ],
  [
    'src/domain/guide/catalogues/catalogue-entries.ts',
    '(codes.get(comparable(text))) instead of codes.get(text) ?? codes.get(comparable(text))',
    'A code leads to itself in either form; as it stands it is found sooner.',
  ],
];
