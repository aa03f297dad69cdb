import Typography, { type TypographyProps } from '@mui/material/Typography';
import { langOfText } from '../../domain/guide/text-lang.ts';

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
