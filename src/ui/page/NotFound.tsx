import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../links/LocalButtonLink.tsx';
import { PageHead } from './PageHead.tsx';

/** The not-found page: a cairn in the fog on the contour map, with links to other pages. `islands/frame/start-frame.ts` logs it. */
export function NotFound({ children }: { readonly children?: ReactNode }) {
  const t = useT();
  const title = t('shell.notFound.title');
  return (
    <Fog className="not-found">
      <PageHead title={title} description={t('shell.notFound.text')} noindex />
      <Container className="not-found__inner">
        <Typography aria-hidden="true" color="textSecondary" sx={{ mb: 1, fontWeight: 600 }}>
          404
        </Typography>
        <Typography variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 2, mb: 4 }}>
          {t('shell.notFound.text')}
        </Typography>
        <LocalButtonLink to="/" variant="contained" color="secondary" size="large">
          {t('shell.notFound.home')}
        </LocalButtonLink>
        {children}
      </Container>
      <img className="not-found__cairn" src="/media/contour-404.svg" alt="" width={1200} height={750} />
    </Fog>
  );
}

/** The picture beside or below the text; the fog gets denser towards it. */
const Fog = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  minBlockSize: 'min(70vh, 44rem)',
  alignItems: 'center',
  overflow: 'clip',
  '& .not-found__inner': { paddingBlock: '2.5rem 22rem' },
  '& h1, & p': { maxInlineSize: '34rem' },
  '& img': {
    position: 'absolute',
    zIndex: -1,
    inset: 'auto 0 0 auto',
    inlineSize: '100%',
    blockSize: '24rem',
    objectFit: 'cover',
    mask: 'linear-gradient(transparent, #000 35%)',
    ...theme.applyStyles('dark', { filter: 'invert(1) hue-rotate(180deg) brightness(0.8)' }),
  },
  [theme.breakpoints.up('lg')]: {
    '& .not-found__inner': { paddingBlock: '4rem' },
    '& img': {
      inlineSize: '72%',
      blockSize: '100%',
      mask: 'linear-gradient(to right, transparent 5%, #000 55%)',
    },
  },
}));
