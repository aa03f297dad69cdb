import { styled } from '@mui/material/styles';
import { useId } from 'react';

/** Side of the rendered tile, and of the one in the file (`public/media/contour-tile.svg`). */
const SIDE = 640;
const FILE_SIDE = 480;
/**
 * Rotation of the tiles in degrees (one up, two along), so that the pattern repeats only after 1430 px.
 */
const ASLANT = -26.565;

/**
 * Contour lines as a background; the parent needs `isolation`. Rendered as an element and not as a
 * background image, because a browser takes the largest image for the page's main content.
 */
export function ContourLines() {
  const id = useId();
  const scale = SIDE / FILE_SIDE;
  return (
    <Background aria-hidden="true" focusable="false">
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
    </Background>
  );
}

const Background = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0.07,
  pointerEvents: 'none',
  ...theme.applyStyles('dark', { color: theme.vars.palette.primary.main, opacity: 0.11 }),
}));
