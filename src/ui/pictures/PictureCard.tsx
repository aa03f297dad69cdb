import type { ReactNode } from 'react';
import { LocalLink } from '../links/LocalLink.tsx';
import { Picture } from './Picture.tsx';
import './PictureCard.css';

/** Of the picture of a card that takes two places of a row. */
export const LEADING_CARD_SIZES = '(min-width: 1200px) 38rem, calc(100vw - 2rem)';

/** Of any other card, as far as one layout serves all: on a phone a third less than it could show, as there are many. */
export const CARD_SIZES = '(min-width: 600px) 50vw, 66vw';

interface PictureCardProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Decoration: the title says what the card leads to. */
  readonly picture: { readonly name: string; readonly focus?: number | undefined };
  readonly sizes: string;
  /** A small line over the title, such as a date. */
  readonly eyebrow?: ReactNode;
  /** In the first view of the page: its picture is fetched at once. */
  readonly priority?: boolean;
}

/** A picture with a title that leads to a page; the whole card can be pressed. */
export function PictureCard({
  to,
  title,
  text,
  picture,
  sizes,
  eyebrow,
  priority = false,
}: PictureCardProps) {
  return (
    <article className="picture-card">
      <div className="picture-card__picture picture-frame">
        <Picture name={picture.name} focus={picture.focus} alt="" sizes={sizes} priority={priority} />
      </div>
      <div className="picture-card__body">
        {eyebrow === undefined ? null : <p className="picture-card__eyebrow">{eyebrow}</p>}
        <h3>
          <LocalLink to={to}>{title}</LocalLink>
        </h3>
        <p className="picture-card__text">{text}</p>
      </div>
    </article>
  );
}
