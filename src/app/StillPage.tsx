import { use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { tbilisiDay } from '../domain/tbilisi-day.ts';
import { formatDate } from '../i18n/dates.ts';
import { useLang } from '../i18n/lang-context.ts';
import { KeptPageContext } from '../navigation/kept-page.ts';
import { usePageShown } from '../navigation/page-changes.ts';
import { KEPT_CLASS, KeptHtml } from '../ui/page/KeptHtml.tsx';
import { TODAY_SELECTOR } from '../ui/text/Today.tsx';

/** What a page says of itself in `<head>` (`ui/page/PageHead.tsx`). */
const HEAD_PARTS =
  'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"], link[hreflang]';

interface KeptPageProviderProps {
  /** Path of the page that the browser has loaded as HTML; undefined where everything is drawn here. */
  readonly keptPath: string | undefined;
  readonly children: ReactNode;
}

/** Says whether that page is still shown: once left, it is drawn like any other. */
export function KeptPageProvider({ keptPath, children }: KeptPageProviderProps) {
  const { pathname } = useLocation();
  const [kept, setKept] = useState(keptPath);
  if (kept !== undefined && kept !== pathname) setKept(undefined);
  return <KeptPageContext value={kept !== undefined}>{children}</KeptPageContext>;
}

/** A page on which nothing acts but its links: its HTML is kept whole. */
export function StillPage({ children }: { readonly children: ReactNode }) {
  return use(KeptPageContext) ? <KeptPage /> : <div className={KEPT_CLASS}>{children}</div>;
}

/** Does for the page what its parts do elsewhere. */
function KeptPage() {
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
  return <KeptHtml />;
}

/** Takes what the server wrote into `<head>` away with the page; React knows only what it has written itself. */
function useHeadOfPage(): void {
  useLayoutEffect(() => {
    const parts = document.head.querySelectorAll(HEAD_PARTS);
    return () => parts.forEach((part) => part.remove());
  }, []);
}
