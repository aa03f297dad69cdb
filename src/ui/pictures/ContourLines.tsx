import { useId } from 'react';
import './ContourLines.css';

/** Side of the tile as it is rendered, and of its drawing (`public/media/contour-tile.svg`). */
const SIDE = 640;
const DRAWN_SIDE = 480;
/** Degrees by which the tiles lie aslant, one up for two along: side by side the drawing repeats after 1430 px only. */
const ASLANT = -26.565;

/**
 * The contour lines of the massif behind what is beside them, in an element with `isolation`. Rendered, not a background image: a browser
 * takes the largest image for the content of the page.
 */
export function ContourLines() {
  const id = useId();
  const scale = SIDE / DRAWN_SIDE;
  return (
    <svg className="contour-lines" aria-hidden="true" focusable="false">
      <pattern
        id={id}
        width={SIDE}
        height={SIDE}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${ASLANT})`}
      >
        <use
          href="/media/contour-tile.svg#lines"
          transform={`scale(${scale})`}
          fill="none"
          stroke="currentColor"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
