import { styled } from '@mui/material/styles';

/** A paragraph that must not be overlooked. */
export const Notice = styled('p')(({ theme: { spacing, vars } }) => ({
  maxInlineSize: 'var(--text-width)',
  marginBlock: spacing(3),
  padding: spacing(1.75, 2.5),
  border: `1px solid ${vars.palette.divider}`,
  borderInlineStart: `3px solid ${vars.palette.primary.main}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
}));
