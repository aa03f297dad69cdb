import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { NewsArticle, ProfessionCard } from '../../content/schema.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { LocalLink } from '../links/LocalLink.tsx';
import { FramedPicture } from './Picture.tsx';

interface PictureCardsProps {
  readonly cards: readonly (NewsArticle | ProfessionCard)[];
  /** Narrowest width of a card. */
  readonly min?: string;
  readonly leading?: boolean;
  /** The first card is part of the first view: its picture is loaded immediately. */
  readonly priority?: boolean;
}

function contentsOf(card: NewsArticle | ProfessionCard) {
  return 'excerpt' in card
    ? { ...card, to: `/news/${card.slug}`, text: card.excerpt, wide: '26rem' }
    : { ...card, to: `/professions/${card.slug}`, text: card.description, wide: '20rem', date: undefined };
}

/** News or professions: a picture, decorative, and a title that links to the page; each whole card is clickable. */
export function PictureCards({
  cards,
  leading = false,
  priority = false,
  min = '16.5rem',
}: PictureCardsProps) {
  const lang = useLang();
  return (
    <CardGrid className={leading ? 'plain-list leading' : 'plain-list'} sx={{ '--card': min }}>
      {cards.map(contentsOf).map(({ to, title, text, image, date, wide }, index) => (
        <li key={to}>
          <article>
            <FramedPicture
              name={image.name}
              focus={image.focus}
              alt=""
              sizes={
                leading && index === 0
                  ? '(min-width: 1200px) 38rem, calc(100vw - 2rem)'
                  : // On a phone a third smaller than the layout, because there are many.
                    `(min-width: 1200px) ${wide}, (min-width: 600px) 50vw, 66vw`
              }
              priority={priority && index === 0}
            />
            <div>
              {date === undefined ? null : (
                <Typography variant="caption">
                  <time dateTime={date}>{formatDate(date, lang)}</time>
                </Typography>
              )}
              <Typography variant="h4" component="h3">
                <LocalLink to={to} underline="hover" color="inherit">
                  {title[lang]}
                </LocalLink>
              </Typography>
              <Typography variant="body2" className="excerpt">
                {text[lang]}
              </Typography>
            </div>
          </article>
        </li>
      ))}
    </CardGrid>
  );
}

/** Cards in columns. Pictures and texts are aligned to the rows, so that titles of a row are level. */
const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--card)), 1fr))',
  gap: 'clamp(1.5rem, 2.5vw, 2.25rem) clamp(1rem, 2vw, 1.75rem)',
  '& > li, & article': {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
  },
  '& article': {
    position: 'relative',
    borderRadius: theme.vars.shape.borderRadius,
    color: theme.vars.palette.text.secondary,
    '&:has(a:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: 4 },
    '&:hover img': { scale: '1.03' },
    '&:hover a': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  },
  '& img': { transition: 'scale 300ms ease-out' },
  '& article > :last-child': { paddingBlockStart: '0.875rem' },
  '& h3': { color: theme.vars.palette.text.primary },
  '& h3 + p': { marginBlockStart: 6 },
  '& a': {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
  },
  // Stacked cards need no common height, so the whole text is shown.
  [theme.breakpoints.down('sm')]: { '--lines': 'none' },
  [theme.breakpoints.up('sm')]: {
    '&.leading > :first-of-type': {
      gridColumn: 'span 2',
      '& .picture-frame': { aspectRatio: 'auto', blockSize: 0, minBlockSize: 'max(9rem, 100%)' },
    },
  },
  [theme.breakpoints.between('sm', 'md')]: {
    '&.leading > :first-of-type .picture-frame': { minBlockSize: '14rem' },
  },
}));
