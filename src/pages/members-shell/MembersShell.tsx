import Container from '@mui/material/Container';
import { site } from '../../content/site.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';

/** What a page of the members' application shows until its code runs, and without scripts. */
export function MembersShell() {
  const t = useT();
  const lang = useLang();
  return (
    <>
      <title>{site.shortName[lang]}</title>
      <meta name="robots" content="noindex" />
      <div id="root">
        <Loading isPage label={t('shell.loading')} />
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
