import { useT } from '../../../i18n/use-t.ts';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import './RegisterBand.css';

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
