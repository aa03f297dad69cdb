import type { LegalPage } from '../../content/schema.ts';
import type { Lang } from '../../domain/lang.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Today } from '../../ui/text/Today.tsx';
import { PageTop } from '../PageTop.tsx';
import './LegalDocumentPage.css';

/**
 * `/legal/privacy` and `/legal/terms`: the English text is binding; the Georgian page shows both side by
 * side.
 */
export function LegalDocumentPage({ document: page }: { readonly document: LegalPage }) {
  const t = useT();
  const lang = useLang();
  return (
    <>
      <PageTop
        page={page}
        lead={
          <>
            {t('pages.lastUpdated')} <Today />
          </>
        }
      />
      <Section>
        <p className="legal__binding">{page.binding[lang]}</p>
        {lang === 'en' ? (
          <RichText blocks={page.body} lang="en" />
        ) : (
          <div className="legal__columns">
            <LegalText page={page} lang="ka" />
            <LegalText page={page} lang="en" />
          </div>
        )}
      </Section>
    </>
  );
}

function LegalText({ page, lang }: { readonly page: LegalPage; readonly lang: Lang }) {
  return (
    <div lang={lang}>
      <p className="legal__title">{page.title[lang]}</p>
      <RichText blocks={page.body} lang={lang} idPrefix={lang === 'en' ? 'en-' : ''} />
    </div>
  );
}
