import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/use-t.ts';

/** Shows which photographs the association accepts, with drawings of a good and a bad example. */
export function PhotoAdvice() {
  const t = useT();
  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {t('account.photo-title')}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        {t('picture.wanted')} {t('account.photo-change')}
      </Typography>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Example caption={t('account.photo-good')} frame="success.main">
          <circle cx="48" cy="38" r="18" />
          <path d="M14 96c2-24 16-34 34-34s32 10 34 34z" />
        </Example>
        <Example caption={t('account.photo-bad')} frame="error.main">
          <path d="M0 80 30 34l18 24 14-18 34 40v16H0z" opacity="0.35" />
          <circle cx="70" cy="66" r="3" />
          <path d="M67 82v-8a3 3 0 0 1 6 0v8z" />
          <path d="M8 8 88 88M88 8 8 88" stroke="currentColor" strokeWidth="2" />
        </Example>
      </Stack>
    </Box>
  );
}

interface ExampleProps {
  readonly caption: string;
  readonly frame: 'success.main' | 'error.main';
  /** Shapes of a drawing of 96 by 96. */
  readonly children: ReactNode;
}

function Example({ caption, frame, children }: ExampleProps) {
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: '14rem' }}>
      <Box
        component="svg"
        viewBox="0 0 96 96"
        aria-hidden
        fill="currentColor"
        sx={{ width: 96, height: 96, border: 3, borderColor: frame, borderRadius: 1 }}
      >
        {children}
      </Box>
      <Typography component="figcaption" variant="body2">
        {caption}
      </Typography>
    </Box>
  );
}
