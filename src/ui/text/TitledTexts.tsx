import Grid, { type GridProps } from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TitledText } from '../../content/schema.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { InlineText } from './InlineText.tsx';

interface TitledTextsProps {
  readonly items: readonly TitledText[];
  /** An `ol` has numbers. */
  readonly component: 'ul' | 'ol';
  /** Width of one of twelve columns. */
  readonly size: GridProps['size'];
  readonly variant?: 'h3' | 'h4';
}

export function TitledTexts({ items, component, size, variant = 'h3' }: TitledTextsProps) {
  const lang = useLang();
  return (
    <Columns container component={component} className="plain-list" spacing={4}>
      {items.map((item) => (
        <Grid key={item.title[lang]} component="li" size={size}>
          <TitledItem item={item} variant={variant} />
        </Grid>
      ))}
    </Columns>
  );
}

interface TitledItemProps extends Pick<TitledTextsProps, 'variant'> {
  readonly item: TitledText;
}

export function TitledItem({ item: { title, text }, variant = 'h3' }: TitledItemProps) {
  const lang = useLang();
  return (
    <>
      <Typography variant={variant} component="h3">
        {title[lang]}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.75 }}>
        <InlineText text={text[lang]} />
      </Typography>
    </>
  );
}

const Columns = styled(Grid)<{ component: 'ul' | 'ol' }>(({ theme }) => {
  const { main } = theme.vars.palette.primary;
  return {
    'ul& > li': { paddingBlockStart: theme.spacing(2), borderBlockStart: `3px solid ${main}` },
    'ol&': { counterReset: 'step' },
    'ol& > li': { counterIncrement: 'step' },
    'ol& > li::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '2.75rem',
      blockSize: '2.75rem',
      marginBlockEnd: theme.spacing(2),
      border: '2px solid',
      borderRadius: '50%',
      fontWeight: 600,
      color: main,
    },
  };
});
