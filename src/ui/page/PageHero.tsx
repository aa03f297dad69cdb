import type { ReactNode } from 'react';
import type { Localized } from '../../domain/lang.ts';
import { ContourLines } from '../pictures/ContourLines.tsx';
import { Picture } from '../pictures/Picture.tsx';
import './PageHero.css';

interface PageHeroProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A small line above the title, for example the section of the page. */
  readonly eyebrow?: ReactNode;
  /** A picture of `public/media`. */
  readonly picture?: { readonly name: string; readonly alt: Localized };
  readonly children?: ReactNode;
}

/** The head of a page: title on contour lines, or next to a picture that extends to the edge. */
export function PageHero({ title, lead, eyebrow, picture, children }: PageHeroProps) {
  return (
    <div className={picture ? 'page-hero page-hero--pictured' : 'page-hero'}>
      <ContourLines />
      <div className="page-hero__inner">
        <div className="page-hero__text">
          {eyebrow === undefined ? null : <div className="page-hero__eyebrow">{eyebrow}</div>}
          <h1 tabIndex={-1}>{title}</h1>
          {lead === undefined ? null : <p className="page-hero__lead">{lead}</p>}
          {children}
        </div>
      </div>
      {picture ? (
        <div className="page-hero__picture picture-frame">
          <Picture {...picture} sizes="(min-width: 900px) 50vw, calc(100vw - 1px)" priority />
        </div>
      ) : null}
    </div>
  );
}
