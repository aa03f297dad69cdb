import Container from '@mui/material/Container';
import { site } from '../../content/site.ts';
import type { MembersPath } from '../../content/routes.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';

/** What the application shows to visitors who are not signed in. */
const GATES: Readonly<Record<Exclude<MembersPath, '/auth'>, readonly [title: MessageId, link: MessageId]>> = {
  '/profile': ['account.log-in', 'account.go-to-login'],
  '/guide-profile': ['editor.log-in', 'editor.go-to-login'],
  '/admin': ['admin.log-in', 'admin.go-to-login'],
};

function Gate({ path }: { readonly path: keyof typeof GATES }) {
  const t = useT();
  const [title, link] = GATES[path];
  return (
    <EmptyState
      heading="h1"
      title={t(title)}
      action={
        <LocalButtonLink to="/auth" variant="contained">
          {t(link)}
        </LocalButtonLink>
      }
    />
  );
}

/** What a page of the members' application shows until its code runs, and without scripts. */
export function MembersShell({ path }: { readonly path: MembersPath }) {
  const t = useT();
  const lang = useLang();
  const loading = <Loading isPage label={t('shell.loading')} />;
  return (
    <>
      <title>{site.shortName[lang]}</title>
      <meta name="robots" content="noindex" />
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
              <Gate path={path} />
            </Container>
          </>
        )}
      </div>
      <noscript>
        <Container sx={{ py: { xs: 3, md: 6 } }}>
          <EmptyState
            heading="h1"
            title={t('errors.scripts-title')}
            text={t('errors.scripts-text')}
            action={
              <LocalButtonLink to="/" variant="contained">
                {t('shell.notFound.home')}
              </LocalButtonLink>
            }
          />
        </Container>
      </noscript>
    </>
  );
}
