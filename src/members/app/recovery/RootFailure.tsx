import Button from '@mui/material/Button';
import { useLocation, useRouteError } from 'react-router-dom';
import { parsePath } from '../../../domain/paths.ts';
import { PageTheme } from '../../../theme/MaterialTheme.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FAILURE_TEXTS } from './failure-texts.ts';
import { useRetry } from './use-retry.ts';

/** Shown also after errors of language and providers, and depends on none of them. */
export function RootFailure() {
  const onRetry = useRetry(useRouteError());
  const { lang } = parsePath(useLocation().pathname);
  const { title, text, retry } = FAILURE_TEXTS[lang];
  return (
    <div className="page-error" lang={lang}>
      <title>{title}</title>
      <PageTheme>
        <EmptyState
          heading="h1"
          title={title}
          text={text}
          action={
            <Button variant="contained" onClick={onRetry}>
              {retry}
            </Button>
          }
        />
      </PageTheme>
    </div>
  );
}
