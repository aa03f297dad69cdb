/** What the directory has above and below its results, also when they cannot be read. */
import type { ReactNode } from 'react';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { breadcrumbData } from '../../../seo/breadcrumb-data.ts';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { Breadcrumbs } from '../../../ui/page/Breadcrumbs.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { PageHero } from '../../../ui/page/PageHero.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import './Directory.css';
import './RegisterBand.css';

interface DirectoryTopProps {
  /** What is searched for, in words. */
  readonly qualifier?: string;
  /** The search. */
  readonly children?: ReactNode;
}

/** Title and head of the directory. */
export function DirectoryTop({ qualifier = '', children }: DirectoryTopProps) {
  const t = useT();
  const lang = useLang();
  const crumbs = [{ to: '/', text: t('shell.nav.home') }];
  return (
    <>
      <PageHead
        title={t('guides.metaTitle')}
        qualifier={qualifier}
        description={t('guides.metaDescription')}
        jsonLd={breadcrumbData(crumbs, { to: '/guides', text: t('guides.title') }, lang)}
      />
      <PageHero
        low
        eyebrow={<Breadcrumbs crumbs={crumbs} />}
        title={t('guides.title')}
        lead={t('guides.lead')}
      >
        {children}
      </PageHero>
    </>
  );
}

/** Invites guides to register, below the content for visitors. */
export function RegisterBand() {
  const t = useT();
  return (
    <section className="register-band no-print" aria-labelledby="register-title">
      <div className="register-band__picture picture-frame">
        <Picture name="directory-hero" alt="" sizes="(min-width: 900px) 50vw, 100vw" />
      </div>
      <div className="register-band__text">
        <h2 id="register-title">{t('guides.registerTitle')}</h2>
        <p>{t('guides.registerText')}</p>
        <LocalButtonLink to="/guide-profile" variant="contained">
          {t('guides.register')}
        </LocalButtonLink>
      </div>
    </section>
  );
}
