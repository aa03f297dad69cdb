import { use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { tbilisiDay } from '../../domain/tbilisi-day.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { UnhydratedPageContext } from '../../navigation/unhydrated-page.ts';
import { usePageShown } from '../../navigation/page-changes.ts';
import { UNHYDRATED_CLASS, UnhydratedHtml } from '../../ui/page/UnhydratedHtml.tsx';
import { TODAY_SELECTOR } from '../../ui/text/Today.tsx';

/** The elements of a page in `<head>` (`ui/page/PageHead.tsx`). */
const HEAD_PARTS =
  'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"], link[hreflang]';

interface UnhydratedPageProviderProps {
  /** Path of the page that was loaded as HTML; undefined where everything is client-rendered. */
  readonly unhydratedPath: string | undefined;
  readonly children: ReactNode;
}

/** Provides whether that page is still shown: after a navigation pages are rendered normally. */
export function UnhydratedPageProvider({ unhydratedPath, children }: UnhydratedPageProviderProps) {
  const { pathname } = useLocation();
  const [shownPath, setShownPath] = useState(unhydratedPath);
  if (shownPath !== undefined && shownPath !== pathname) setShownPath(undefined);
  return <UnhydratedPageContext value={shownPath !== undefined}>{children}</UnhydratedPageContext>;
}

/** A page without interactive parts other than links: its server HTML is not hydrated. */
export function UnhydratedPage({ children }: { readonly children: ReactNode }) {
  return use(UnhydratedPageContext) ? (
    <UnhydratedContent />
  ) : (
    <div className={UNHYDRATED_CLASS}>{children}</div>
  );
}

/** Does what the page's own components would do: announces the title and updates dates. */
function UnhydratedContent() {
  const lang = useLang();
  const pageShown = usePageShown();
  useHeadOfPage();
  useEffect(() => {
    pageShown(
      document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? document.title,
    );
  }, [pageShown]);
  useEffect(() => {
    for (const date of document.querySelectorAll(TODAY_SELECTOR)) {
      date.textContent = formatDate(tbilisiDay(new Date()), lang);
    }
  }, [lang]);
  return <UnhydratedHtml />;
}

/** Removes the server-rendered `<head>` elements with the page; React only removes elements that it created. */
function useHeadOfPage(): void {
  useLayoutEffect(() => {
    const parts = document.head.querySelectorAll(HEAD_PARTS);
    return () => parts.forEach((part) => part.remove());
  }, []);
}
