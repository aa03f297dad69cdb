import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Localized } from '../../domain/lang.ts';
import { ContourLines } from '../pictures/ContourLines.tsx';
import { FramedPicture } from '../pictures/Picture.tsx';

interface PageHeroProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** A line above the title: breadcrumbs. */
  readonly eyebrow?: ReactNode;
  /** A picture of `public/media`. */
  readonly picture?: { readonly name: string; readonly alt: Localized } | undefined;
  /** Low, so that what is below shows on the first screen of a phone. */
  readonly low?: boolean | undefined;
  readonly children?: ReactNode;
}

/** The head of a page: title on contour lines, or next to a picture that extends to the edge. */
export function PageHero({ title, lead, eyebrow, picture, low = false, children }: PageHeroProps) {
  return (
    <Band className={low ? 'page-hero low' : 'page-hero'}>
      <ContourLines />
      <Container className="page-hero__text">
        {eyebrow}
        <Typography variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        {lead === undefined ? null : (
          <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 2.5 }}>
            {lead}
          </Typography>
        )}
        {children}
      </Container>
      {picture ? (
        <FramedPicture {...picture} sizes="(min-width: 900px) 50vw, calc(100vw - 1px)" priority />
      ) : null}
    </Band>
  );
}

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  // The last light behind the ridge.
  '@media screen': theme.applyStyles('dark', {
    background: `linear-gradient(#15354c, #0d2233 55%, ${theme.vars.palette.background.default})`,
  }),
  '& > .page-hero__text': { paddingBlock: 'var(--band)', '& > *': { maxInlineSize: '46rem' } },
  '& > .picture-frame': { aspectRatio: '16 / 9', borderRadius: 0 },
  [`@media print, (min-width: ${theme.breakpoints.values.md}rem)`]: {
    '&:has(> .picture-frame)': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > .page-hero__text:not(:last-child)': {
      alignSelf: 'center',
      maxWidth: 'calc(var(--page-width) / 2 + var(--gutter))',
      marginInlineEnd: 0,
    },
    '& > .picture-frame': {
      aspectRatio: 'auto',
      minBlockSize: '24rem',
      '@media print': { minBlockSize: '12rem' },
    },
  },
  '&.low > .page-hero__text': {
    paddingBlock: 'clamp(0.75rem, 0.25rem + 1.8vw, 2.25rem) clamp(0.75rem, 0.25rem + 1.4vw, 1.5rem)',
    '& > :not(p)': { maxInlineSize: 'none' },
    '& > nav': { marginBlockEnd: 2 },
    '& > p': { marginBlockStart: 4, fontSize: theme.typography.body1.fontSize, lineHeight: 1.5 },
    [theme.breakpoints.down('sm')]: {
      '& > h1': { fontSize: '1.5rem' },
      '& > p': { display: 'none' },
    },
  },
}));
