import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef } from 'react';
import { IntlProvider } from 'react-intl';
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigation,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { focusPage } from '../../browser/focus-page.ts';
import type { Localized } from '../../domain/lang.ts';
import { parsePath } from '../../domain/paths.ts';
import type { CompiledMessages } from '../../i18n/catalogue.ts';
import { reportIntlError } from '../../i18n/intl-errors.ts';
import { LangContext } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { MaterialTheme } from '../../theme/MaterialTheme.tsx';
import { Toasts } from '../shared/Toasts.tsx';
import { MembersProviders } from '../firebase/auth/AuthProvider.tsx';
import { LeaveQuestions } from './LeaveQuestions.tsx';

const CATALOGUES: Localized<() => Promise<{ readonly messages: CompiledMessages }>> = {
  ka: () => import('./catalogues/ka.ts'),
  en: () => import('./catalogues/en.ts'),
};

/** Loads the messages in the language of the address. */
export async function languageLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { lang } = parsePath(new URL(request.url).pathname);
  const { messages } = await CATALOGUES[lang]();
  return { lang, messages };
}

/** What all screens share: language, session, theme, messages, and the question before unsaved work is left. */
export function Layout() {
  const { lang, messages } = useLoaderData<typeof languageLoader>();
  useFocusOnArrival();
  return (
    <LangContext value={lang}>
      <IntlProvider locale={lang} defaultLocale={lang} messages={messages} onError={reportIntlError}>
        <MembersProviders>
          <MaterialTheme>
            <Toasts>
              <LeaveQuestions>
                <Progress />
                <Outlet />
              </LeaveQuestions>
            </Toasts>
          </MaterialTheme>
        </MembersProviders>
        <ScrollRestoration />
      </IntlProvider>
    </LangContext>
  );
}

/** Focuses the heading of another screen, by which screen readers announce it. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusPage();
  }, [pathname]);
}

/** While the code of the next screen is loaded. */
function Progress() {
  const t = useT();
  if (useNavigation().state !== 'loading') return null;
  return (
    <LinearProgress aria-label={t('shell.loading')} sx={{ position: 'fixed', top: 0, insetInline: 0 }} />
  );
}
