import Container from '@mui/material/Container';
import { CONTACT_DATA } from '../../content/contact.ts';
import { published } from '../../content/published.ts';
import { site } from '../../content/site.ts';
import { SESSION_AREAS, type MembersPath } from '../../content/routes.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';

/** What a page of the members' application shows until its code runs, and without scripts. */
export function MembersShell({ path }: { readonly path: MembersPath }) {
  const { t, lang } = useI18n();
  const loading = <Loading isPage label={t('shell.loading')} />;
  return (
    <>
      <title>{site.shortName[lang]}</title>
      <meta name="robots" content="noindex" />
      <script
        type="application/json"
        id={CONTACT_DATA}
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(published.contact).replaceAll('<', String.raw`\u003c`),
        }}
      />
      <div id="root">
        {path === '/auth' ? (
          loading
        ) : (
          <>
            <div data-while="signed-in">{loading}</div>
            <Container
              data-while="signed-out"
              maxWidth={path === '/profile' ? 'md' : false}
              sx={{ pt: path === '/admin' ? 3 : { xs: 3, md: 6 }, pb: 6 }}
            >
              <EmptyState heading="h1" title={t(`${SESSION_AREAS[path]}.log-in`)}>
                <LocalButtonLink to="/auth" variant="contained">
                  {t(`${SESSION_AREAS[path]}.go-to-login`)}
                </LocalButtonLink>
              </EmptyState>
            </Container>
          </>
        )}
      </div>
      <noscript>
        <Container sx={{ py: { xs: 3, md: 6 } }}>
          <EmptyState heading="h1" title={t('errors.scripts-title')} text={t('errors.scripts-text')}>
            <LocalButtonLink to="/" variant="contained">
              {t('shell.notFound.home')}
            </LocalButtonLink>
          </EmptyState>
        </Container>
      </noscript>
    </>
  );
}
