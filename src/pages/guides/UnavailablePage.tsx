import { usePage } from '../../i18n/page-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { AssociationContact } from '../../ui/links/AssociationContact.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { DirectoryTop, RegisterBand } from './directory/DirectoryFrame.tsx';
import { NoGuide } from './GuidePage.tsx';
import { GuideContainer } from './guide-parts.tsx';

/** Offers to load this page again, or the association's contact. */
function Retry() {
  const t = useT();
  const { path, search } = usePage();
  return (
    <>
      {/* Contained, so that a service worker may list what opens without a connection. */}
      <LocalButtonLink to={path + search} variant="contained">
        {t('guides.retry')}
      </LocalButtonLink>
      <AssociationContact text={t('guides.askUs')} />
    </>
  );
}

/** Shown when the directory or a guide cannot be read. Errors of a profile show *Guide Not Found* (specification, section 8). */
export function UnavailablePage() {
  const t = useT();
  const isDirectory = usePage().path === '/guides';
  if (!isDirectory)
    return (
      <NoGuide text={t('guide.failed')}>
        <Retry />
      </NoGuide>
    );
  return (
    <>
      <DirectoryTop />
      <GuideContainer role="alert">
        <EmptyState title={t('guides.failed')} text={t('guides.failedText')}>
          <Retry />
        </EmptyState>
      </GuideContainer>
      <RegisterBand />
    </>
  );
}
