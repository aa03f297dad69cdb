import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { useT } from '../../../i18n/use-t.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { MembersTitle } from '../../shared/MembersTitle.tsx';
import { LoadError } from './load-error.ts';
import { useRetry } from './use-retry.ts';

/** The focused element was removed with the screen. */
function focusHeading(box: HTMLElement | null): void {
  box?.querySelector('h1')?.focus({ preventScroll: true });
}

/** In place of a screen. */
export function ScreenFailure() {
  const t = useT();
  const error = useRouteError();
  const onRetry = useRetry(error);
  const isLoading = error instanceof LoadError;
  const title = t(isLoading ? 'shell.error.load-title' : 'shell.error.title');
  return (
    <div ref={focusHeading} className="page-error">
      <MembersTitle title={title} />
      <EmptyState
        heading="h1"
        title={title}
        text={t(isLoading ? 'shell.error.load-text' : 'shell.error.text')}
        action={
          <>
            <Button variant="contained" onClick={onRetry}>
              {t('shell.error.retry')}
            </Button>
            <LocalButtonLink to="/">{t('shell.notFound.home')}</LocalButtonLink>
          </>
        }
      />
    </div>
  );
}
