import { use, useMemo, type ReactNode } from 'react';
import { IntlContext, IntlProvider } from 'react-intl';
import { type Area, type CompiledMessages, loadedMessages, loadMessages } from './catalogue.ts';
import { useLang } from './lang-context.ts';
import { reportIntlError } from './intl-errors.ts';

interface MessagesScopeProps {
  readonly area: readonly Area[];
  readonly children: ReactNode;
}

const NONE: CompiledMessages = {};

/** Makes further areas of the catalogue available below it; suspends until they are there. */
export function MessagesScope({ area, children }: MessagesScopeProps) {
  const lang = useLang();
  const outer = use(IntlContext);
  const outerMessages = outer?.locale === lang ? outer.messages : NONE;
  const own = loadedMessages(lang, area) ?? use(loadMessages(lang, area));
  const messages = useMemo(() => Object.assign({}, outerMessages, own), [outerMessages, own]);
  return (
    <IntlProvider locale={lang} defaultLocale={lang} messages={messages} onError={reportIntlError}>
      {children}
    </IntlProvider>
  );
}
