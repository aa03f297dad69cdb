import LinearProgress from '@mui/material/LinearProgress';
import { useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { Outlet, ScrollRestoration, useLoaderData, useNavigation } from 'react-router-dom';
import { reportIntlError } from '../../i18n/intl-errors.ts';
import { LangContext } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { MaterialTheme } from '../../theme/MaterialTheme.tsx';
import { Toasts } from '../shared/toasts/Toasts.tsx';
import { MembersProviders } from '../firebase/MembersProviders.tsx';
import { Arrival } from './Arrival.tsx';
import { useFrameLanguage } from './frame-language.ts';
import type { languageLoader } from './language.ts';
import { useLanguageLinks } from './language-links.ts';
import { LeaveQuestions } from './LeaveQuestions.tsx';

/** What all screens share: language, session, theme, messages, and the question before unsaved work is left. */
export function Layout() {
  const { lang, messages } = useLoaderData<typeof languageLoader>();
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  useFrameLanguage(lang);
  return (
    <LangContext value={lang}>
      <IntlProvider locale={lang} defaultLocale={lang} messages={messages} onError={reportIntlError}>
        <MembersProviders>
          <MaterialTheme>
            <Toasts>
              <LeaveQuestions>
                <LanguageLinks />
                <Progress />
                <Outlet />
              </LeaveQuestions>
            </Toasts>
          </MaterialTheme>
        </MembersProviders>
        <Arrival />
        <ScrollRestoration />
      </IntlProvider>
    </LangContext>
  );
}

function LanguageLinks() {
  useLanguageLinks();
  return null;
}

/** While the code of the next screen is loaded. */
function Progress() {
  const t = useT();
  if (useNavigation().state !== 'loading') return null;
  return (
    <LinearProgress aria-label={t('shell.loading')} sx={{ position: 'fixed', top: 0, insetInline: 0 }} />
  );
}
