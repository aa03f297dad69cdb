/**
 * The message catalogue: one JSON file per area and language. The type of the keys comes from the English
 * file, whose texts stand in for those that a Georgian file lacks (`scripts/content/messages.test.ts` names them).
 */
import type { ComponentProps } from 'react';
import type { IntlProvider } from 'react-intl';

/* oxlint-disable typescript/consistent-type-imports -- a name for each of the files would be used once */
interface EnglishMessages {
  shell: typeof import('./messages/en/shell.json');
  home: typeof import('./messages/en/home.json');
  pages: typeof import('./messages/en/pages.json');
  guides: typeof import('./messages/en/guides.json');
  fields: typeof import('./messages/en/fields.json');
  check: typeof import('./messages/en/check.json');
  message: typeof import('./messages/en/message.json');
  auth: typeof import('./messages/en/auth.json');
  editor: typeof import('./messages/en/editor.json');
  account: typeof import('./messages/en/account.json');
  admin: typeof import('./messages/en/admin.json');
  errors: typeof import('./messages/en/errors.json');
}

/* oxlint-enable typescript/consistent-type-imports */

export type Area = keyof EnglishMessages;

type KeysOf<Messages extends Record<Area, object>> = { [A in Area]: keyof Messages[A] }[Area];

/** Id of a message in any area. */
export type MessageId = KeysOf<EnglishMessages>;

/** Compiled messages (ICU syntax trees), as produced by `scripts/site/messages-plugin.ts`. */
export type CompiledMessages = NonNullable<ComponentProps<typeof IntlProvider>['messages']>;
