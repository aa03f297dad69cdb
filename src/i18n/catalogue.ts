/**
 * The message catalogue: one JSON file per area and language. The type of the keys comes from the English
 * file; a missing or additional key in the Georgian file does not compile.
 */
import type { ComponentProps } from 'react';
import type { IntlProvider } from 'react-intl';
import type { Lang } from '../domain/lang.ts';
import { createModuleCache } from './module-cache.ts';
import type enAccount from './messages/en/account.json';
import type enAdmin from './messages/en/admin.json';
import type enAuth from './messages/en/auth.json';
import type enCheck from './messages/en/check.json';
import type enEditor from './messages/en/editor.json';
import type enErrors from './messages/en/errors.json';
import type enFields from './messages/en/fields.json';
import type enGuides from './messages/en/guides.json';
import type enHome from './messages/en/home.json';
import type enMessage from './messages/en/message.json';
import type enPages from './messages/en/pages.json';
import type enShell from './messages/en/shell.json';
import type kaAccount from './messages/ka/account.json';
import type kaAdmin from './messages/ka/admin.json';
import type kaAuth from './messages/ka/auth.json';
import type kaCheck from './messages/ka/check.json';
import type kaEditor from './messages/ka/editor.json';
import type kaErrors from './messages/ka/errors.json';
import type kaFields from './messages/ka/fields.json';
import type kaGuides from './messages/ka/guides.json';
import type kaHome from './messages/ka/home.json';
import type kaMessage from './messages/ka/message.json';
import type kaPages from './messages/ka/pages.json';
import type kaShell from './messages/ka/shell.json';

interface EnglishMessages {
  shell: typeof enShell;
  home: typeof enHome;
  pages: typeof enPages;
  guides: typeof enGuides;
  fields: typeof enFields;
  check: typeof enCheck;
  message: typeof enMessage;
  auth: typeof enAuth;
  editor: typeof enEditor;
  account: typeof enAccount;
  admin: typeof enAdmin;
  errors: typeof enErrors;
}

interface GeorgianMessages {
  shell: typeof kaShell;
  home: typeof kaHome;
  pages: typeof kaPages;
  guides: typeof kaGuides;
  fields: typeof kaFields;
  check: typeof kaCheck;
  message: typeof kaMessage;
  auth: typeof kaAuth;
  editor: typeof kaEditor;
  account: typeof kaAccount;
  admin: typeof kaAdmin;
  errors: typeof kaErrors;
}

export type Area = keyof EnglishMessages;

type KeysOf<Messages extends Record<Area, object>> = { [A in Area]: keyof Messages[A] }[Area];

/** Id of a message in any area. */
export type MessageId = KeysOf<EnglishMessages>;

type Untranslated = Exclude<MessageId, KeysOf<GeorgianMessages>>;
type Unknown = Exclude<KeysOf<GeorgianMessages>, MessageId>;
type Nothing<Keys extends never> = Keys;
/** Fails to compile, with the names of the keys, while the two languages differ. */
export type TwinCheck = [Nothing<Untranslated>, Nothing<Unknown>];

/** Compiled messages (ICU syntax trees), as produced by `scripts/site/messages-plugin.ts`. */
export type CompiledMessages = NonNullable<ComponentProps<typeof IntlProvider>['messages']>;

const loaders = import.meta.glob<CompiledMessages>('./messages/*/*.json', { import: 'default' });

const ofArea = createModuleCache<CompiledMessages>();

function keyOf(lang: Lang, area: Area): string {
  return `./messages/${lang}/${area}.json`;
}

/** The messages of one area, loaded once. Georgian ones include the English as fallback. */
function loadArea(lang: Lang, area: Area): Promise<CompiledMessages> {
  const key = keyOf(lang, area);
  const loader = loaders[key];
  if (!loader) throw new Error(`No messages at ${key}`);
  return ofArea.load(key, loader);
}

const merged = createModuleCache<CompiledMessages>();

/**
 * Returns the messages of several areas in one record: the same promise for the same areas, resolved
 * immediately if every area has been loaded.
 */
export function loadMessages(lang: Lang, areas: readonly Area[]): Promise<CompiledMessages> {
  return merged.load(`${lang}:${areas.join()}`, () => {
    const parts = areas.map((area) => ofArea.loaded(keyOf(lang, area)));
    return parts.every((part) => part !== undefined)
      ? merge(parts)
      : Promise.all(areas.map((area) => loadArea(lang, area))).then(merge);
  });
}

function merge(parts: readonly CompiledMessages[]): CompiledMessages {
  return Object.assign({}, ...parts);
}
