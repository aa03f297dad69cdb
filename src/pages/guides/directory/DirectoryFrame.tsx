/** What the directory has above and below its results, also when they cannot be read. */
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { FramedPicture } from '../../../ui/pictures/Picture.tsx';
import { PageTop } from '../../PageTop.tsx';

interface DirectoryTopProps {
  /** What is searched for, in words. */
  readonly qualifier?: string;
  /** The search. */
  readonly children?: ReactNode;
}

/** Title and head of the directory. */
export function DirectoryTop({ qualifier = '', children }: DirectoryTopProps) {
  const t = useT();
  return (
    <PageTop
      low
      page={{ title: t('guides.title'), summary: t('guides.metaDescription') }}
      lead={t('guides.lead')}
      head={{ title: t('guides.metaTitle'), qualifier }}
    >
      {children}
    </PageTop>
  );
}

const Band = styled('section')(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  background: vars.palette.scheme.ice,
  '& > .picture-frame': { borderRadius: 0, aspectRatio: '16 / 9' },
  '& > :last-child': { padding: 'clamp(2rem, 1.5rem + 3vw, 4.5rem) var(--gutter)' },
  '& p': { maxInlineSize: '34rem', marginBlock: spacing(1.5, 3) },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'center',
    '& > .picture-frame': { aspectRatio: 'auto', blockSize: '100%', minBlockSize: '20rem' },
    '& > :last-child': {
      paddingInline: 'clamp(2rem, 4vw, 4rem) max(var(--gutter), (100vw - var(--page-width)) / 2)',
    },
  },
}));

/** Invites guides to register, below the content for visitors. */
export function RegisterBand() {
  const t = useT();
  return (
    <Band className="no-print" aria-labelledby="register-title">
      <FramedPicture name="directory-hero" alt="" sizes="(min-width: 900px) 50vw, 100vw" />
      <div>
        <Typography variant="h2" id="register-title">
          {t('guides.registerTitle')}
        </Typography>
        <Typography color="textSecondary">{t('guides.registerText')}</Typography>
        <LocalButtonLink to="/guide-profile" variant="contained">
          {t('guides.register')}
        </LocalButtonLink>
      </div>
    </Band>
  );
}
