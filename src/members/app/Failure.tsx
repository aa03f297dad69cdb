import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useLocation } from 'react-router-dom';
import type { Localized } from '../../domain/lang.ts';
import { parsePath } from '../../domain/paths.ts';
import { reload } from '../../islands/retry/reload.ts';
import { MaterialTheme } from '../../theme/MaterialTheme.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

/** Not in the message catalogue, which may be what failed to load. */
const TEXTS: Localized<{ readonly title: string; readonly text: string; readonly retry: string }> = {
  en: {
    title: 'Unexpected Application Error!',
    text: 'Please check your connection and try again.',
    retry: 'Try again',
  },
  ka: {
    title: 'აპლიკაციაში მოულოდნელი შეცდომა მოხდა',
    text: 'გთხოვთ, შეამოწმოთ ინტერნეტკავშირი და სცადოთ ხელახლა.',
    retry: 'ხელახლა ცდა',
  },
};

/** The focused element was removed with the screen. */
function focusHeading(box: HTMLElement | null): void {
  box?.querySelector('h1')?.focus({ preventScroll: true });
}

/** In place of a screen, or of the whole application: depends on neither providers nor messages. */
export function Failure() {
  const { lang } = parsePath(useLocation().pathname);
  const texts = TEXTS[lang];
  return (
    <MaterialTheme>
      <Container ref={focusHeading} lang={lang} sx={{ my: 8, maxWidth: 'calc(48rem + 2 * var(--gutter))' }}>
        <title>{texts.title}</title>
        <EmptyState heading="h1" title={texts.title} text={texts.text}>
          <Button variant="contained" onClick={reload}>
            {texts.retry}
          </Button>
        </EmptyState>
      </Container>
    </MaterialTheme>
  );
}
