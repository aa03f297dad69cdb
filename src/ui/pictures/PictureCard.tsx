import type { ReactNode } from 'react';
import { LocalLink } from '../links/LocalLink.tsx';
import { Picture } from './Picture.tsx';
import './PictureCard.css';

/** For the picture of a card that spans two columns. */
export const LEADING_CARD_SIZES = '(min-width: 1200px) 38rem, calc(100vw - 2rem)';

/** For any other card. On a phone a third smaller than the layout, because there are many. */
export const CARD_SIZES = '(min-width: 600px) 50vw, 66vw';

interface PictureCardProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Decorative: the title names the target. */
  readonly picture: { readonly name: string; readonly focus?: number | undefined };
  readonly sizes: string;
  /** A small line above the title, such as a date. */
  readonly eyebrow?: ReactNode;
  /** Part of the first view: its picture is loaded immediately. */
  readonly priority?: boolean;
}

/** A picture with a title that links to a page; the whole card is clickable. */
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
