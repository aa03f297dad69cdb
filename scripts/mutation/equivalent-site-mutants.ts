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
];
