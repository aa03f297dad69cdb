import { use, useMemo, type ReactNode } from 'react';
import { IntlContext, IntlProvider } from 'react-intl';
import { type Area, type CompiledMessages, loadedMessages, loadMessages } from './catalogue.ts';
import { reportIntlError } from './intl-errors.ts';
import { useLang } from './lang-context.ts';

interface MessagesScopeProps {
  readonly area: readonly Area[];
  readonly children: ReactNode;
}

const NONE: CompiledMessages = {};

/** Makes further areas of the catalogue available below it; suspends until they are there. */
export function MessagesScope({ area, children }: MessagesScopeProps) {
  const lang = useLang();
  // No stateful hook may follow: React replays a component that suspended, and the second time the
  // messages are there without asking `use` again.
  const own = loadedMessages(lang, area) ?? use(loadMessages(lang, area));
  return <MergedMessages own={own}>{children}</MergedMessages>;
}

/** Adds messages to those of the surrounding provider. */
function MergedMessages({ own, children }: { readonly own: CompiledMessages; readonly children: ReactNode }) {
  const lang = useLang();
  const outer = use(IntlContext);
  const outerMessages = outer?.locale === lang ? outer.messages : NONE;
  const messages = useMemo(() => Object.assign({}, outerMessages, own), [outerMessages, own]);
  return (
    <IntlProvider locale={lang} defaultLocale={lang} messages={messages} onError={reportIntlError}>
      {children}
    </IntlProvider>
  );
}
