import { site } from '../../content/site.ts';
import { CERTIFICATION_MEANINGS, certificationName, isSupervised } from '../../domain/guide/certification.ts';
import { nameInLang, otherName } from '../../domain/guide/own-words.ts';
import { editorProfessionName } from '../../domain/guide/professions.ts';
import { langOfText } from '../../domain/guide/text-lang.ts';
import type { MembershipCheck } from '../../domain/membership/membership-check.ts';
import { formatDate, formatTime } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';

interface CheckResultProps {
  readonly check: MembershipCheck;
}

type Result = MembershipCheck & {
  readonly outcome: Exclude<MembershipCheck['outcome'], 'ask' | 'missing' | 'failed'>;
};

export function hasResult(check: MembershipCheck): check is Result {
  return !['ask', 'missing', 'failed'].includes(check.outcome);
}

/** The result in large text; the colour only repeats it. */
export function CheckResult({ check }: CheckResultProps) {
  const t = useT();
  const lang = useLang();
  if (!hasResult(check)) return null;
  const { outcome, number = '', until, checked_at } = check;
  const level = outcome === 'valid' ? check.guide?.certification_level : undefined;
  // Green would be taken for leave to guide alone.
  const supervised = isSupervised(level) ? level : undefined;
  const verdict = t(`check.verdict-${outcome}`);
  const day = until === undefined ? '' : formatDate(until, lang);
  const checkedAt = new Date(checked_at);
  return (
    <section
      className={`check__result check__result--${supervised ? 'supervised' : outcome}`}
      aria-labelledby="check-verdict"
    >
      <h2 id="check-verdict">
        {supervised ? `${verdict}: ${certificationName(supervised, lang)}` : verdict}
      </h2>
      {supervised ? (
        <p className="check__sentence">
          <strong>{CERTIFICATION_MEANINGS[supervised][lang]}</strong>
        </p>
      ) : null}
      <p className="check__sentence">
        {t(`check.says-${outcome}`, { number, date: day, association: site.name[lang] })}
      </p>
      <Member check={check} />
      {outcome === 'invalid' ? null : (
        <p className="check__time">
          {t('check.checkedAt', { date: formatDate(checkedAt, lang), time: formatTime(checkedAt) })}
        </p>
      )}
    </section>
  );
}

function Member({ check: { guide, initials } }: CheckResultProps) {
  const t = useT();
  const lang = useLang();
  if (!guide) {
    return initials === undefined ? null : (
      <p className="check__initials">
        {t('check.initials')} <strong lang={langOfText(initials)}>{initials}</strong>
      </p>
    );
  }
  const profession = editorProfessionName(guide.profession, lang) ?? t('check.noProfession');
  const name = nameInLang(guide, lang);
  const other = otherName(guide, lang);
  const { certification_level: code } = guide;
  // A hidden value is missing in the response; a value that was never recorded is empty.
  const level = code === undefined ? t('check.levelNotShown') : certificationName(code, lang);
  return (
    <div className="check__member">
      {guide.avatar_url === null ? null : <img src={guide.avatar_url} alt="" width={120} height={120} />}
      <p>
        <strong className="check__name" lang={langOfText(name)}>
          {name}
        </strong>
        {other === undefined ? null : (
          <span className="check__detail" lang={langOfText(other)}>
            {other}
          </span>
        )}
        <span className="check__detail">{profession}</span>
        <span className="check__detail">{level === '' ? t('check.noLevel') : level}</span>
        <LocalLink to={`/${guide.slug}`}>{t('check.profile')}</LocalLink>
      </p>
    </div>
  );
}
