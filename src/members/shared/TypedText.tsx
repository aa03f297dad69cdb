import Button from '@mui/material/Button';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useState } from 'react';
import { langOfText } from '../../domain/guide/text-lang.ts';
import { useT } from '../../i18n/use-t.ts';

interface TypedTextProps extends Pick<TypographyProps, 'variant'> {
  readonly children: string;
  /** Words of somebody else than the text around them, which they may imitate. */
  readonly isQuote?: boolean;
}

const QUOTE = {
  my: 0.5,
  mx: 0,
  pl: 1.5,
  borderInlineStart: '3px solid',
  borderColor: 'text.secondary',
} as const;
/** However many lines it has, what it stands beside stays in view. */
const BEGINNING = {
  maxHeight: '12rem',
  overflow: 'hidden',
  maskImage: 'linear-gradient(black 75%, transparent)',
} as const;

/** A text that somebody typed, with its line breaks and language. */
export function TypedText({ variant = 'body1', isQuote = false, children }: TypedTextProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const isCut = isQuote && !isWhole && (children.length > 400 || children.split('\n').length > 7);
  return (
    <>
      <Typography
        variant={variant}
        component={isQuote ? 'blockquote' : 'p'}
        sx={{
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          ...(isQuote && QUOTE),
          ...(isCut && BEGINNING),
        }}
        lang={langOfText(children)}
      >
        {children}
      </Typography>
      {isCut ? (
        <Button size="small" onClick={() => setWhole(true)}>
          {t('thread.whole')}
        </Button>
      ) : null}
    </>
  );
}
