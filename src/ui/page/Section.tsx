import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { night } from '../../theme/night.ts';

interface SectionProps extends Pick<ComponentProps<'section'>, 'id' | 'className'> {
  readonly title?: ReactNode;
  readonly intro?: ReactNode;
  /** A coloured band across the page, or the plain background. */
  readonly tone?: 'paper' | 'ice' | 'night';
  readonly children?: ReactNode;
}

/** A part of a page with a second-level heading, which names the region. */
export function Section({ title, intro, tone = 'paper', children, ...rest }: SectionProps) {
  const headingId = useId();
  return (
    <Band tone={tone} aria-labelledby={title === undefined ? undefined : headingId} {...rest}>
      <Container>
        {title === undefined ? null : (
          <Box
            component="header"
            sx={{ maxWidth: 'var(--text-width)', mb: 'clamp(1.5rem, 1rem + 1.5vw, 2.5rem)' }}
          >
            <Typography variant="h2" id={headingId}>
              {title}
            </Typography>
            {intro === undefined ? null : (
              <Typography color="textSecondary" sx={{ mt: 1.5 }}>
                {intro}
              </Typography>
            )}
          </Box>
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
    paddingBlock: 'var(--band)',
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
        },
      },
    ],
  };
});
