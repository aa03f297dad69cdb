import type { SchoolProgram } from '../../content/schema.ts';
import type { Localized } from '../../domain/lang.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import './ProgramDetails.css';

/** One programme of the school: picture, facts, contents, requirements. */
export function ProgramDetails({ program }: { readonly program: SchoolProgram }) {
  const t = useT();
  const lang = useLang();
  const title = program.title[lang];
  const facts: readonly { readonly label: string; readonly value: Localized }[] = [
    { label: t('pages.programme.duration'), value: program.duration.text },
    { label: t('pages.programme.cost'), value: program.cost.text },
    { label: t('pages.programme.participants'), value: program.participants.text },
    { label: t('pages.programme.difficulty'), value: program.difficulty },
    { label: t('pages.programme.locations'), value: program.locations },
  ];
  return (
    <article className="program" id={program.id}>
      <div className="program__picture picture-frame">
        <Picture {...program.image} sizes="(min-width: 900px) 26rem, 100vw" />
      </div>
      <div className="program__text">
        <h3>{title}</h3>
        <p>{program.description[lang]}</p>
        <dl className="program__facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value[lang]}</dd>
            </div>
          ))}
        </dl>
        <h4>{t('pages.programme.highlights')}</h4>
        <ul>
          {program.highlights.map((highlight) => (
            <li key={highlight[lang]}>{highlight[lang]}</li>
          ))}
        </ul>
        <h4>{t('pages.programme.prerequisites')}</h4>
        <p>{program.prerequisites[lang]}</p>
        {program.profession ? (
          <p>
            <LocalLink to={`/professions/${program.profession}`}>{t('pages.programme.profession')}</LocalLink>
          </p>
        ) : null}
      </div>
    </article>
  );
}
