import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { site } from '../../content/site.ts';
import { certificationName } from '../../domain/guide/certification.ts';
import { claimsOf, claimText, supervisedClaims } from '../../domain/guide/claims.ts';
import { nameInLang, otherName } from '../../domain/guide/own-words.ts';
import { editorProfessionName } from '../../domain/guide/professions.ts';
import { langOfText } from '../../domain/guide/text-lang.ts';
import type { MembershipCheck } from '../../domain/membership/public-membership.ts';
import { officePath } from '../../domain/messages/message-paths.ts';
import { formatDate, formatTime } from '../../i18n/dates.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { Icon, type IconName } from '../../ui/pictures/Icon.tsx';
import { AsWritten } from '../../ui/text/AsWritten.tsx';
import { GuideAvatar } from '../guides/guide-parts.tsx';

interface CheckResultProps {
  readonly check: MembershipCheck;
}

type Result = MembershipCheck & {
  readonly outcome: Exclude<MembershipCheck['outcome'], 'ask' | 'missing' | 'failed'>;
};

export function hasResult(check: MembershipCheck): check is Result {
  return !['ask', 'missing', 'failed'].includes(check.outcome);
}

/** At least 7:1 with white, because it is read in bright sun; the same in both colour schemes. */
const LOOKS: Readonly<Record<Result['outcome'], { readonly color: string; readonly sign: IconName }>> = {
  valid: { color: '#0b5227', sign: 'verified' },
  ended: { color: '#663c00', sign: 'clock' },
  left: { color: '#663c00', sign: 'clock' },
  withdrawn: { color: '#8c1a14', sign: 'close' },
  unknown: { color: '#2b3338', sign: 'question' },
  invalid: { color: '#2b3338', sign: 'question' },
  'too-many': { color: '#2b3338', sign: 'pause' },
};
const SUPERVISED = LOOKS.invalid.color;

const RESULT = {
  '--focus-ring': '#fff',
  display: 'grid',
  gap: 1.5,
  maxWidth: '44rem',
  mb: 5,
  p: 'clamp(1.25rem, 4vw, 2.5rem)',
  borderColor: 'transparent',
  color: '#fff',
  fontSize: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  '& a': { color: 'inherit' },
};

/** The result in large text, which sign and colour repeat. */
export function CheckResult({ check }: CheckResultProps) {
  const { t, lang } = useI18n();
  if (!hasResult(check)) return null;
  const { outcome, number = '', until, checked_at } = check;
  const guide = outcome === 'valid' ? check.guide : undefined;
  const claims = guide ? claimsOf(guide) : [];
  // Green would be taken for leave to guide alone.
  const supervised = guide ? supervisedClaims(guide, lang) : [];
  // Nor is it green where a level is hidden or none is recorded.
  const isLevelHidden = outcome === 'valid' && (!guide || claims.some((claim) => !claim.certification_level));
  const isGrey = supervised.length > 0 || isLevelHidden;
  const verdict = t(`check.verdict-${outcome}`);
  const day = until === undefined ? '' : formatDate(until, lang);
  const says =
    outcome === 'valid' && until === undefined
      ? 'check.says-valid-endless'
      : (`check.says-${outcome}` as const);
  const checkedAt = new Date(checked_at);
  return (
    <Card
      component="section"
      className="check__result"
      data-verdict={supervised.length > 0 ? 'supervised' : outcome}
      aria-labelledby="check-verdict"
      sx={{ ...RESULT, bgcolor: isGrey ? SUPERVISED : LOOKS[outcome].color }}
    >
      <Typography
        variant="h2"
        id="check-verdict"
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 1.5,
          fontSize: 'clamp(2rem, 9vw, 3.25rem)',
          lineHeight: 1.1,
        }}
      >
        <Icon name={LOOKS[outcome].sign} size={52} />
        {supervised.length > 0 && supervised.length === claims.length
          ? `${verdict}: ${supervised.map(({ name }) => name).join(', ')}`
          : verdict}
      </Typography>
      {supervised.map(({ name, meaning }) => (
        <Typography key={name} variant="inherit">
          <strong>{claims.length > 1 ? `${name}: ${meaning}` : meaning}</strong>
        </Typography>
      ))}
      {isLevelHidden ? (
        <Typography variant="inherit">
          <strong>{t('check.levelHidden')}</strong>
        </Typography>
      ) : null}
      <Typography variant="inherit">
        <AsWritten text={t(says, { number, date: day, association: site.name[lang] })} part={number} />
      </Typography>
      <Member check={check} />
      {number === '' ? null : (
        <Typography>
          {t('check.falseCard')} <LocalLink to={officePath('card')}>{t('check.report')}</LocalLink>
        </Typography>
      )}
      {outcome === 'invalid' ? null : (
        <Typography>
          {t('check.checkedAt', { date: formatDate(checkedAt, lang), time: formatTime(checkedAt) })}
        </Typography>
      )}
    </Card>
  );
}

function Member({ check: { guide, initials } }: CheckResultProps) {
  const { t, lang } = useI18n();
  if (!guide) {
    return initials === undefined ? null : (
      <Typography variant="inherit">
        {t('check.initials')}{' '}
        <strong lang={langOfText(initials)} translate="no">
          {initials}
        </strong>
      </Typography>
    );
  }
  const profession = editorProfessionName(guide.profession, lang) ?? t('check.noProfession');
  const name = nameInLang(guide, lang);
  const other = otherName(guide, lang);
  const { certification_level: code, further_professions: further = [] } = guide;
  // A hidden value is missing in the response; a value that was never recorded is empty.
  const level = code === undefined ? t('check.levelNotShown') : certificationName(code, lang);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
      <GuideAvatar name={name} url={guide.avatar_url} size={120} />
      <div>
        <Typography variant="h2" component="p" className="check__name" lang={langOfText(name)} translate="no">
          {name}
        </Typography>
        {other === undefined ? null : (
          <Typography variant="inherit" lang={langOfText(other)} translate="no">
            {other}
          </Typography>
        )}
        <Typography variant="inherit">{profession}</Typography>
        <Typography variant="inherit">{level === '' ? t('check.noLevel') : level}</Typography>
        {further.map((claim) => (
          <Typography key={claim.profession} variant="inherit">
            {claimText(claim, lang)}
          </Typography>
        ))}
        <Typography>
          <LocalLink to={`/${guide.slug}`}>{t('check.profile')}</LocalLink>
        </Typography>
      </div>
    </Stack>
  );
}
