import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FIXED_RATING, FIXED_REVIEW_COUNT } from '../../domain/site-facts.ts';
import { formatNumber } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';

/** The fixed rating of the specification, until real reviews exist. */
export function GuideRating() {
  const t = useT();
  const rating = formatNumber(FIXED_RATING, useLang());
  const label = t('guides.rating', { rating, count: FIXED_REVIEW_COUNT });
  return (
    <Box role="img" aria-label={label} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <StarRounded fontSize="small" sx={{ color: 'secondary.main' }} />
      <Typography
        component="span"
        variant="body2"
        sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {rating}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {t('guides.reviews', { count: FIXED_REVIEW_COUNT })}
      </Typography>
    </Box>
  );
}
