/** The name scores of `word-scores.ts`, from the best match to the worst. */
const NAME_SCORES = [
  'asWritten: 1400,',
  'spelling: 1300,',
  'sound: 1200,',
  'beginning: 1100,',
  'similar: 1000,',
  'similarTwice: 900,',
];

const FOR_THE_COMPILER: readonly (readonly [file: string, description: string])[] = [
  [
    'src/domain/browser-error.ts',
    "only typeof error.code === 'string' of 'code' in error && typeof error.code === 'string'",
  ],
  [
    'src/domain/directory/directory-digest.ts',
    '(letter.codePointAt(0)) instead of letter.codePointAt(0) ?? 0',
  ],
  [
    'src/domain/directory/guide-query.ts',
    '(parameters.get(name)) instead of parameters.get(name) ?? undefined',
  ],
  ['src/domain/directory/in-lang.ts', '(en.match(/\\p{L}+/gu)) instead of en.match(/\\p{L}+/gu) ?? []'],
  ['src/domain/directory/in-lang.ts', '(ka.match(GEORGIAN_WORDS)) instead of ka.match(GEORGIAN_WORDS) ?? []'],
  ['src/domain/directory/in-lang.ts', '(words[index]) instead of words[index] ?? word'],
  [
    'src/domain/directory/in-lang.ts',
    '(place.match(GEORGIAN_WORDS)) instead of place.match(GEORGIAN_WORDS) ?? []',
  ],
  [
    'src/domain/directory/in-lang.ts',
    '(GEORGIAN_NAMES.get(word.toLowerCase())) instead of GEORGIAN_NAMES.get(word.toLowerCase()) ?? word',
  ],
  [
    'src/domain/directory/search/guide-search.ts',
    '(known[place]?.ownWords) instead of known[place]?.ownWords ?? []',
  ],
  [
    'src/domain/directory/search/guide-search.ts',
    '(known[place]?.languages) instead of known[place]?.languages ?? []',
  ],
  [
    'src/domain/directory/search/guide-search.ts',
    '(known[place]?.regions) instead of known[place]?.regions ?? []',
  ],
  [
    'src/domain/directory/search/order.ts',
    '(byRank[key % guides.length]?.place) instead of byRank[key % guides.length]?.place ?? 0',
  ],
  [
    'src/domain/directory/search/order.ts',
    '1 instead of 0 in return Array.from(keys.sort(), (key) => byRank[key % guides.length]?.place ?? 0);',
  ],
  [
    'src/domain/directory/search/vocabulary.ts',
    "only typeof id === 'string' of typeof id === 'string' && toKind(id) !== undefined",
  ],
  [
    'src/domain/directory/search/vocabulary.ts',
    "only toKind(id) !== undefined of typeof id === 'string' && toKind(id) !== undefined",
  ],
  ['src/domain/directory/search/vocabulary.ts', 'false instead of terms.length === 0'],
  ['src/domain/directory/search/name-index.ts', 'false instead of terms.length === 0'],
  ['src/domain/text.ts', 'payload.value.length < maximum instead of payload.value.length <= maximum'],
  ['src/domain/text.ts', 'false instead of message === undefined'],
  [
    'src/domain/membership/signed-card.ts',
    '1 instead of 0 in return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);',
  ],
  [
    'src/app/shell/SideMenu.tsx',
    "only event.target.closest('a') !== null of event.target instanceof Element && event.target.closest('a') !== null",
  ],
  [
    'src/features/admin/desk/desk-keys.ts',
    'only event.defaultPrevented || hasModifier(event) of event.defaultPrevented || hasModifier(event) || !(target instanceof HTMLElement)',
  ],
  [
    'src/features/admin/desk/waiting.ts',
    'only isIdleKey(event, target) of event instanceof KeyboardEvent && isIdleKey(event, target)',
  ],
  ['src/navigation/block-navigation.ts', 'true instead of event.target instanceof Element'],
  [
    'src/offline/service-worker.ts',
    "only event.request.method !== 'GET' of !isFetchingEvent(event) || event.request.method !== 'GET'",
  ],
  ['src/offline/service-worker.ts', 'false instead of !isWorkerEvent(event)'],
  [
    'src/offline/service-worker.ts',
    'only !Array.isArray(event.data) of !isWorkerEvent(event) || !Array.isArray(event.data)',
  ],
  [
    'src/offline/service-worker.ts',
    "only 'skipWaiting' in self of isWorkerEvent(event) && 'skipWaiting' in self",
  ],
];

const CACHED = [
  '(compute(word)) instead of known.get(word) ?? compute(word)',
  'without known.set(word, result);',
  '(createResultOrder(guides, lang)) instead of orders.get(lang) ?? createResultOrder(guides, lang)',
  'without orders.set(lang, order);',
];

const ONLY_THE_SIGN = [
  'a.name <= b.name instead of a.name < b.name',
  'a.slug <= b.slug instead of a.slug < b.slug',
  '2 instead of 1 in if (a.name !== b.name) return a.name < b.name ? -1 : 1;',
  '2 instead of 1 in return a.slug < b.slug ? -1 : 1;',
  '2 instead of 1 in return `${/^[ა-ჰ]/u.test(name) ? 0 : 1}${name}`;',
  '1 instead of 0 in const best = scores ? places.reduce((most, place) => Math.max(most, scores[place] ?? 0), 0) : 0;',
  '2 instead of 1 in const isOther = section !== -1 && sections[place] !== section;',
  '3 instead of 2 in return ((best - (scores?.[place] ?? 0)) * 2 + Number(isOther)) * guides.length + (ranks[place] ?? 0);',
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
    'src/features/admin/desk/join-requests.ts',
    "2 instead of 1 in const sign = order === 'oldest' ? 1 : -1;",
    'Only the sign counts.',
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
    'src/domain/desk-search/search-plan.ts',
    '(best[0]?.length) instead of best[0]?.length ?? 0',
    'Words without a key were left out before; the zero is for the compiler.',
  ],
  [
    'src/domain/directory/search/filters.ts',
    'false instead of place === -1',
    'The half that an unknown code becomes is no bit either.',
  ],
  [
    'src/domain/membership/membership.ts',
    'present.ends_at >= end instead of present.ends_at > end',
    'Of two equal ends either is the later one.',
  ],
  [
    'src/domain/guide/catalogues/catalogue-entries.ts',
    'false instead of codes.has(comparable(text))',
    'A known text without words of proficiency is the same text.',
  ],
  [
    'src/firebase/auth/auth-app.ts',
    'false instead of true in connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });',
    'Only a banner of the local emulator.',
  ],
  [
    'src/app/shell/DropdownMenu.tsx',
    "only mouse === 'went' of mouse === 'went' && isOpen",
    'Closes a menu that is closed.',
  ],
  ['src/app/shell/UserBlock.tsx', 'true instead of onSignedOut', 'Passes on the same undefined.'],
  [
    'src/features/guide-editor/GuideEditorScreen.tsx',
    "true instead of guide.status === 'ready'",
    'A missing profile has no data either.',
  ],
  [
    'src/features/guides/directory/more-cards.ts',
    '(numbersOfEntry(ENTRY_FIELD, key).get(group)) instead of numbersOfEntry(ENTRY_FIELD, key).get(group) ?? 0',
    'No page is less than undefined, nor less than 0.',
  ],
  [
    'src/ui/feedback/toast-place.ts',
    '1 instead of 0 in return behind.length + (behind.some(({ hasFocus }) => hasFocus) ? pressable.length : 0);',
    'Added to every place but those over the focused element, which stay behind all others.',
  ],
  [
    'src/firebase/avatars.ts',
    'false instead of shown?.url === url',
    'What is shown of this address is also known.',
  ],
  [
    'src/firebase/auth/use-role.ts',
    'only !isSettled of !user || !isSettled',
    'Without a user there is no record that could settle.',
  ],
  ...FOR_THE_COMPILER.map(([file, description]): [string, string, string] => [
    file,
    description,
    'Never reached: only the types demand it.',
  ]),
  ...CACHED.map((description): [string, string, string] => [
    'src/domain/directory/search/guide-search.ts',
    description,
    'A cache: without it the same is computed again.',
  ]),
  ...ONLY_THE_SIGN.map((description): [string, string, string] => [
    'src/domain/directory/search/order.ts',
    description,
    'Only the sign, or the order of all values, counts.',
  ]),
  ...NAME_SCORES.map((line): [string, string, string] => {
    const score = Number(/\d+/u.exec(line));
    return [
      'src/domain/directory/search/word-scores.ts',
      `${score + 1} instead of ${score} in ${line}`,
      'They are hundreds apart and outweigh all else: one more orders only sums that were equal.',
    ];
  }),
];
