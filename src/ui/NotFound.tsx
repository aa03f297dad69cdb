import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../i18n/use-t.ts';
import { LocalButtonLink } from './LocalButtonLink.tsx';
import { PageHead } from './PageHead.tsx';
import './NotFound.css';

/** A cairn in the fog on the contour map: there is no way here, but a way back. */
export function NotFound() {
  const t = useT();
  const { pathname } = useLocation();
  useEffect(() => {
    // Asked for by the specification (section 2, "Not found").
    console.info(`Page not found: ${pathname}`);
  }, [pathname]);
  return (
    <div className="not-found">
      <PageHead title={t('shell.notFound.title')} description={t('shell.notFound.text')} noindex />
      <div className="not-found__inner">
        <p className="not-found__code" aria-hidden="true">
          404
        </p>
        <h1 tabIndex={-1}>{t('shell.notFound.title')}</h1>
        <p className="not-found__text">{t('shell.notFound.text')}</p>
        <LocalButtonLink to="/" variant="contained" color="secondary" size="large">
          {t('shell.notFound.home')}
        </LocalButtonLink>
      </div>
      <Cairn />
    </div>
  );
}

/** Stones piled by those who came before. */
function Cairn() {
  return (
    <svg className="not-found__cairn" viewBox="0 0 240 220" aria-hidden="true" focusable="false">
      <path d="M28 206c10-26 44-34 92-33s84 8 94 33z" />
      <path d="M56 168c2-20 30-27 66-26 34 1 60 8 62 25-30 8-98 9-128 1z" />
      <path d="M74 136c4-17 22-23 48-22 28 0 44 7 46 21-24 8-70 8-94 1z" />
      <path d="M88 108c4-14 18-19 36-18 20 0 32 6 33 17-17 7-52 7-69 1z" />
      <path d="M101 84c2-12 12-17 25-16 14 0 22 6 22 15-12 6-36 6-47 1z" />
      <path d="M112 62c0-11 6-19 15-18 9 0 13 9 12 17-7 5-20 5-27 1z" />
    </svg>
  );
}
