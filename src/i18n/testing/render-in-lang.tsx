/** For component tests: renders an element as on a page, in a language that can be switched. */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import type { Lang } from '../../domain/lang.ts';
import { parsePath } from '../../domain/paths.ts';
import { PageTheme } from '../../theme/MaterialTheme.tsx';
import type { Area, CompiledMessages } from '../catalogue.ts';
import { reportIntlError } from '../intl-errors.ts';
import { LangContext } from '../lang-context.ts';
import { PageContext } from '../page-context.ts';

const loaders = import.meta.glob<CompiledMessages>('../messages/*/*.json', { import: 'default' });

/** The messages of several areas in one record. */
async function loadMessages(lang: Lang, areas: readonly Area[]): Promise<CompiledMessages> {
  const files = areas.flatMap((area) => loaders[`../messages/${lang}/${area}.json`] ?? []);
  return Object.assign({}, ...(await Promise.all(files.map((load) => load()))));
}

interface Rendered {
  readonly switchTo: (lang: Lang) => Promise<void>;
}

export async function renderInLang(
  element: ReactNode,
  lang: Lang,
  areas: readonly Area[],
  address = '/',
): Promise<Rendered> {
  const { pathname, search } = new URL(address, 'https://guides.test');
  const page = async (shown: Lang) => {
    const messages = await loadMessages(shown, areas);
    return (
      <MemoryRouter initialEntries={[address]}>
        <PageContext value={{ path: parsePath(pathname).path, search }}>
          <LangContext value={shown}>
            <IntlProvider locale={shown} defaultLocale={shown} messages={messages} onError={reportIntlError}>
              <PageTheme>{element}</PageTheme>
            </IntlProvider>
          </LangContext>
        </PageContext>
      </MemoryRouter>
    );
  };
  const { rerender } = render(await page(lang));
  return {
    switchTo: async (next) => {
      const switched = await page(next);
      act(() => rerender(switched));
    },
  };
}
