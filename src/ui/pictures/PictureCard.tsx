import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LocalLink } from '../links/LocalLink.tsx';
import { FramedPicture } from './Picture.tsx';

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

/** An item of a `CardGrid`: a picture with a title that links to a page; the whole card is clickable. */
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
    <li>
      <Clickable component="article">
        <FramedPicture name={picture.name} focus={picture.focus} alt="" sizes={sizes} priority={priority} />
        <CardContent>
          {eyebrow === undefined ? null : <Typography variant="caption">{eyebrow}</Typography>}
          <Typography variant="h4" component="h3">
            <LocalLink to={to} underline="hover" color="inherit">
              {title}
            </LocalLink>
          </Typography>
          <Typography variant="body2">{text}</Typography>
        </CardContent>
      </Clickable>
    </li>
  );
}

const Clickable = styled(Card)<{ component: 'article' }>(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  border: 0,
  background: 'none',
  overflow: 'visible',
  color: theme.vars.palette.text.secondary,
  '& .MuiCardContent-root:last-child': { padding: '0.875rem 0 0' },
  '& h3': { color: theme.vars.palette.text.primary },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:has(a:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: 4 },
  '& a:focus-visible': { outline: 'none' },
  '& img': { transition: 'scale 300ms ease-out' },
  '&:hover': {
    '& img': { scale: '1.03' },
    '& a': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  },
  '& h3 + p': {
    marginBlockStart: 6,
    // Stacked cards need no common height, so the whole text is shown.
    [theme.breakpoints.up('sm')]: {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '5',
    },
  },
  '@media print': { breakInside: 'avoid' },
}));

interface CardGridProps {
  /** Narrowest width of a card. */
  readonly min?: string | undefined;
  /** The first card spans two columns. */
  readonly leading?: boolean;
}

/** Cards in columns. Pictures and texts are aligned to the rows, so that titles of a row are level. */
export const CardGrid = styled(List, {
  shouldForwardProp: (prop) => prop !== 'min' && prop !== 'leading',
})<CardGridProps>(({ theme, min = '16.5rem' }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}), 1fr))`,
  gap: 'clamp(1.5rem, 2.5vw, 2.25rem) clamp(1rem, 2vw, 1.75rem)',
  padding: 0,
  '& > li, & article': {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
  },
  variants: [
    {
      props: { leading: true },
      style: {
        [theme.breakpoints.up('sm')]: {
          '& > :first-of-type': {
            gridColumn: 'span 2',
            '& .picture-frame': { aspectRatio: 'auto', blockSize: 0, minBlockSize: 'max(9rem, 100%)' },
          },
        },
        // Two columns below a leading card: with an even number, the last card would leave a gap.
        [theme.breakpoints.between('sm', 'md')]: {
          '& > :first-of-type .picture-frame': { minBlockSize: '14rem' },
          '& > :last-of-type:nth-of-type(even)': {
            gridColumn: 'span 2',
            '& article': { gridTemplate: 'auto / 1fr 1fr', columnGap: 'clamp(1rem, 2vw, 1.75rem)' },
          },
        },
      },
    },
  ],
}));
