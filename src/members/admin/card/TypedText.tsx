import Box from '@mui/material/Box';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { langOfText } from '../../../domain/guide/text-lang.ts';

interface TypedTextProps extends Pick<TypographyProps, 'variant'> {
  readonly children: string;
}

/** A text that somebody typed, with its line breaks and language. */
export function TypedText({ variant = 'body1', children }: TypedTextProps) {
  return (
    <Typography
      variant={variant}
      sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      lang={langOfText(children)}
    >
      {children}
    </Typography>
  );
}

/** A typed text below its label. */
export function LabelledText({ label, text }: { readonly label: ReactNode; readonly text: string }) {
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2" color="textSecondary" component="div">
        {label}
      </Typography>
      <TypedText>{text}</TypedText>
    </Box>
  );
}

/** An entry of a list of facts (`dl`). */
export function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {children}
      </Typography>
    </div>
  );
}
