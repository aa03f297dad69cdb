/** The name scores of `word-scores.ts`, from the best match to the worst. */
const NAME_SCORES = [
  'asWritten: 1400,',
  'spelling: 1300,',
  'sound: 1200,',
  'beginning: 1100,',
  'similar: 1000,',
  'similarTwice: 900,',
];

/** Mutants of the site that behave like the original: file, change, and reason. */
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
    'src/domain/directory/search/word-scores.ts',
    '2 instead of 1 in everybody: 1,',
    'Every guide has this fact, so all get the same score.',
  ],
  [
    'src/domain/mail/render-email.ts',
    '(fill(email.subject[lang], places)) instead of fill(email.subject[lang], places) ?? email.subject[lang]',
    'Whoever writes an email gives what its subject needs; the other one is for the compiler.',
  ],
  [
    'src/domain/directory/search/word-scores.ts',
    'value >= scores[guide] ?? 0 instead of value > (scores[guide] ?? 0)',
    'An equal score written again is the same.',
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
  [
    'src/domain/directory/search/vocabulary.ts',
    'false instead of !kind',
    'Every fact begins with its kind; the condition is for the compiler.',
  ],
  [
    'src/domain/directory/search/places-in-text.ts',
    "(words[index + 1]) instead of words[index + 1] ?? ''",
    'After the last word there is no street either; the blank is for the compiler.',
  ],
  [
    'src/domain/directory/search/searchable-guide.ts',
    "false instead of profession === ''",
    'No word means a profession without a name.',
  ],
  [
    'src/domain/spelling/search-words.ts',
    '(best[0]?.length) instead of best[0]?.length ?? 0',
    'Words without a key were left out before; the zero is for the compiler.',
  ],
  ...NAME_SCORES.map((line): [string, string, string] => {
    const score = Number(/\d+/u.exec(line));
    return [
      'src/domain/directory/search/word-scores.ts',
      `${score + 1} instead of ${score} in ${line}`,
      'They are hundreds apart and outweigh all else: one more orders only sums that were equal.',
    ];
  }),
];
