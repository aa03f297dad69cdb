import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { night } from '../../theme/night.ts';

interface SectionProps {
  readonly title?: ReactNode;
  readonly intro?: ReactNode;
  /** A coloured band across the page, or the plain background. */
  readonly tone?: 'paper' | 'ice' | 'night';
  readonly id?: string | undefined;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A part of a page with a second-level heading, which names the region. */
export function Section({ title, intro, tone = 'paper', id, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <Band
      tone={tone}
      className={className}
      aria-labelledby={title === undefined ? undefined : headingId}
      id={id}
    >
      <Container>
        {title === undefined ? null : (
          <Head>
            <Typography variant="h2" id={headingId}>
              {title}
            </Typography>
            {intro === undefined ? null : (
              <Typography color="textSecondary" sx={{ mt: 1.5 }}>
                {intro}
              </Typography>
            )}
          </Head>
        )}
        {children}
      </Container>
    </Band>
  );
}

const Band = styled('section')<{ tone: string }>(({ theme }) => {
  const { scheme } = theme.vars.palette;
  return {
    position: 'relative',
    isolation: 'isolate',
    paddingBlock: 'clamp(2.5rem, 1.75rem + 3vw, 5rem)',
    '@media print': { paddingBlock: '1.25rem' },
    variants: [
      { props: { tone: 'ice' }, style: { background: scheme.ice } },
      {
        props: { tone: 'night' },
        style: {
          '--palette-text-secondary': scheme.onNightMuted,
          '--palette-primary-main': scheme.onNight,
          ...night(theme),
          // Above the footer.
          '&:last-child': { borderBlockEnd: '1px solid var(--line-on-night)' },
          '@media screen': theme.applyStyles('dark', {
            background: `linear-gradient(#0b1a28, ${scheme.night})`,
          }),
        },
      },
    ],
  };
});

const Head = styled('header')({
  maxInlineSize: 'var(--text-width)',
  marginBlockEnd: 'clamp(1.5rem, 1rem + 1.5vw, 2.5rem)',
  '@media print': { maxInlineSize: 'none' },
});
