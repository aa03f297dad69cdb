/**
 * Mutants of the rules that no request can distinguish from the original, each with the reason. An entry
 * applies to all mutants of that description on lines with that text.
 */
export type RulesName = 'firestore.rules' | 'storage.rules';

export interface EquivalentMutant {
  readonly rules: RulesName;
  /** The description printed by `npm run mutate:rules`. */
  readonly mutation: string;
  /** The line of the rules, trimmed. */
  readonly line: string;
  readonly reason: string;
}

const NO_QUERY =
  'A get has no request.query, so listsAtMost() fails there and the condition never allows it.';
const NOTHING_TO_COMPARE =
  'changes() compares the stored with the new document: when creating there is no stored one, when deleting no new one, and the failed comparison denies.';

function list(line: string, reason: string): EquivalentMutant {
  return { rules: 'firestore.rules', mutation: 'allow read instead of list', line, reason };
}

function get(line: string): EquivalentMutant {
  const reason = 'A query asks for a collection, and this match is of one document.';
  return { rules: 'firestore.rules', mutation: 'allow read instead of get', line, reason };
}

function update(line: string): EquivalentMutant {
  return {
    rules: 'firestore.rules',
    mutation: 'allow write instead of update',
    line,
    reason: NOTHING_TO_COMPARE,
  };
}

export const EQUIVALENT_MUTANTS: readonly EquivalentMutant[] = [
  {
    rules: 'firestore.rules',
    mutation: '>= instead of > in request.time.toMillis() > resource.data.updated_at.toMillis() + 1000',
    line: '|| request.time.toMillis() > resource.data.updated_at.toMillis() + 1000;',
    reason: 'They differ in one millisecond, and a client does not choose the time of its request.',
  },
  {
    rules: 'firestore.rules',
    mutation: "> instead of >= in request.time >= membership.ends_at - duration.value(90, 'd')",
    line: "&& request.time >= membership.ends_at - duration.value(90, 'd');",
    reason: 'They differ in one microsecond, and a client does not choose the time of its request.',
  },
  list('allow list: if isAdmin() && listsAtMost(10000);', NO_QUERY),
  list('allow list: if isAdmin() && listsAtMost(100);', NO_QUERY),
  list('allow list: if (isSelf(resource.data.user_id) && listsAtMost(100))', NO_QUERY),
  list('allow list: if (isSelf(resource.data.guide_id) || isAdmin()) && listsAtMost(100);', NO_QUERY),
  list('allow list: if isAboutAnother() && isAdmin() && listsAtMost(100);', NO_QUERY),
  list('allow list: if isEditor() && listsAtMost(10000);', NO_QUERY),
  list('allow list: if isEditor() && listsAtMost(100);', NO_QUERY),
  get('allow get: if isEditor(); // one document, which no query names'),
  get('allow get: if isSignedIn();'),
  get('allow get: if isAdmin(); // one document, which no query names'),
  update('allow update: if isSelf(uid)'),
  update('allow update: if isEditor() && isDraft()'),
  {
    rules: 'storage.rules',
    mutation: 'drop file.metadata == null from ||',
    line: '&& (file.metadata == null || file.metadata.size() == 0);',
    reason:
      'The emulator gives an upload without metadata an empty map. The language allows null as well, and every upload would be refused where it is used.',
  },
  {
    rules: 'storage.rules',
    mutation: 'allow write instead of create',
    line: 'allow create: if isSignedIn() && request.auth.uid == uid',
    reason:
      'An update has a stored object, so resource == null is false; a delete has no request.resource, so the condition fails.',
  },
  {
    rules: 'storage.rules',
    mutation: 'allow write instead of create',
    line: 'allow create: if isStaff() && request.auth.uid == uid',
    reason:
      'An update has a stored object, so resource == null is false; a delete has no request.resource, so the condition fails.',
  },
];
