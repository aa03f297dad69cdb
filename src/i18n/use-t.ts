import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Lang } from '../domain/lang.ts';
import type { MessageId } from './catalogue.ts';
import { useLang } from './lang-context.ts';

export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** Returns a message in the language of the page; falls back to English, then to the key. */
export type Translate = (id: MessageId, values?: MessageValues) => string;

export function useT(): Translate {
  const intl = useIntl();
  return useMemo(() => (id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** The messages, and the language of the page. */
export function useI18n(): { readonly t: Translate; readonly lang: Lang } {
  return { t: useT(), lang: useLang() };
}

/** Returns the message of an id that is put together; undefined if there is none. */
export function useFoundMessage(): (id: string) => string | undefined {
  const intl = useIntl();
  return (id) => (id in intl.messages ? intl.formatMessage({ id }) : undefined);
}
