/** Mutants of the rules that no request can tell from the rules as they are: id and why. */
export const EQUIVALENT_MUTANTS: Readonly<
  Record<'firestore.rules' | 'storage.rules', Readonly<Record<string, string>>>
> = {
  'firestore.rules': {},
  'storage.rules': {},
};
