import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../links/LocalButtonLink.tsx';
import { PageHead } from './PageHead.tsx';
import { pageTitle } from './page-title.ts';
import './NotFound.css';

/** The not-found page: a cairn in the fog on the contour map, with links to other pages. `islands/frame/not-found.ts` logs it. */
export function NotFound() {
  const t = useT();
  const title = t('shell.notFound.title');
  // The file for unknown addresses holds both languages, and has the title of one.
  const documentTitle = pageTitle(title, useLang());
  return (
    <div className="not-found" data-not-found={documentTitle}>
      <PageHead title={title} description={t('shell.notFound.text')} noindex />
      <div className="not-found__inner">
        <p className="not-found__code" aria-hidden="true">
          404
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="not-found__text">{t('shell.notFound.text')}</p>
        <LocalButtonLink to="/" variant="contained" color="secondary" size="large">
          {t('shell.notFound.home')}
        </LocalButtonLink>
      </div>
      <img className="not-found__cairn" src="/media/contour-404.svg" alt="" width={1200} height={750} />
    </div>
  );
}
