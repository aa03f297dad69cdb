import Typography, { type TypographyProps } from '@mui/material/Typography';
import { langOfText } from '../../domain/guide/text-lang.ts';

interface TypedTextProps extends Pick<TypographyProps, 'variant'> {
  readonly children: string;
  /** Words of somebody else than the text around them, which they may imitate. */
  readonly isQuote?: boolean;
}

/** However many lines it has, what it stands beside stays in view. */
const QUOTE = {
  my: 0.5,
  mx: 0,
  pl: 1.5,
  borderInlineStart: '3px solid',
  borderColor: 'text.secondary',
  maxHeight: '12rem',
  overflowY: 'auto',
} as const;

/** A text that somebody typed, with its line breaks and language. */
export function TypedText({ variant = 'body1', isQuote = false, children }: TypedTextProps) {
  const mayScroll = isQuote && (children.length > 400 || children.split('\n').length > 7);
  return (
    <Typography
      variant={variant}
      // Also by keys.
      tabIndex={mayScroll ? 0 : undefined}
      component={isQuote ? 'blockquote' : 'p'}
      sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...(isQuote && QUOTE) }}
      lang={langOfText(children)}
    >
      {children}
    </Typography>
  );
}
