import { useLocation, useRouteError } from 'react-router-dom';
import { parsePath } from '../../../domain/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FAILURE_TEXTS } from './failure-texts.ts';
import { useRetry } from './use-retry.ts';
import '../../../ui/links/ButtonLink.css';

/** Shown also after errors of language and providers, and depends on none of them. */
export function RootFailure() {
  const onRetry = useRetry(useRouteError());
  const { lang } = parsePath(useLocation().pathname);
  const { title, text, retry } = FAILURE_TEXTS[lang];
  return (
    <div className="page-error" lang={lang}>
      <title>{title}</title>
      <EmptyState
        heading="h1"
        title={title}
        text={text}
        action={
          <button type="button" className="button-link button-link--contained" onClick={onRetry}>
            {retry}
          </button>
        }
      />
    </div>
  );
}
