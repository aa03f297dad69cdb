import { use, useMemo, type ReactNode } from 'react';
import { IntlContext, IntlProvider } from 'react-intl';
import { type Area, type CompiledMessages, loadMessages } from './catalogue.ts';
import { reportIntlError } from './intl-errors.ts';
import { useLang } from './lang-context.ts';

interface MessagesScopeProps {
  readonly area: readonly Area[];
  readonly children: ReactNode;
}

const NONE: CompiledMessages = {};

/**
 * Makes further areas of the catalogue available to its children, in addition to those of the surrounding
 * scope; suspends until they are loaded.
 */
export function MessagesScope({ area, children }: MessagesScopeProps) {
  const lang = useLang();
  const own = use(loadMessages(lang, area));
  const outer = use(IntlContext);
  const outerMessages = outer?.locale === lang ? outer.messages : NONE;
  const messages = useMemo(() => Object.assign({}, outerMessages, own), [outerMessages, own]);
  return (
    <IntlProvider locale={lang} defaultLocale={lang} messages={messages} onError={reportIntlError}>
      {children}
    </IntlProvider>
  );
}
