import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PublicGuide } from '../../../domain/directory/public-guide.ts';
import { CERTIFICATION_MEANINGS, certificationName } from '../../../domain/guide/certification.ts';
import { claimLines, claimsOf } from '../../../domain/guide/claims.ts';
import { messagePath } from '../../../domain/messages/message-paths.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useGuideTexts } from '../../../i18n/guide-texts.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { LocalLink } from '../../../ui/links/LocalLink.tsx';
import { Icon } from '../../../ui/pictures/Icon.tsx';
import { WrittenIn } from '../../../ui/text/WrittenIn.tsx';
import { useWays } from '../contact-ways.ts';
import { GuideAvatar, GuideFacts, GuidePlace, GuideRating, GuideTags, LevelNote } from '../guide-parts.tsx';

interface GuideProps {
  readonly guide: PublicGuide;
}

/** The guide's own words, with their lines. */
const Words = styled(Typography)({ maxInlineSize: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** A sheet of paper leads to the guide as the page does. */
const WayButton = styled(Button)<{ target?: string; rel?: string }>({
  '@media print': { '&&': { display: 'inline-flex !important', paddingInline: 0, border: 0 } },
});

const Columns = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  marginBlockEnd: spacing(3),
  [`@media print, (min-width: ${breakpoints.values.md}rem)`]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  },
}));

const ProfileFrame = styled(Card)<{ component: 'section' }>(({ theme: { spacing, typography, vars } }) => ({
  padding: 'clamp(1.125rem, 0.75rem + 1vw, 1.5rem)',
  overflowWrap: 'anywhere',
  '& > h2': { marginBlockEnd: spacing(1.5) },
  '& p + dl': { marginBlockStart: spacing(1.5) },
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { fontWeight: 600, '& + dt': { marginBlockStart: spacing(1.5) } },
  '& dl ~ p': { marginBlockStart: spacing(2) },
}));

/** The first leads to the form, for the guide or the office. */
function ContactButtons({ guide }: GuideProps) {
  const t = useT();
  const ways = useWays(guide);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, pt: 0.5 }}>
      <LocalButtonLink to={messagePath(guide.slug)} size="large" variant="contained" color="secondary">
        {t('guide.contact')}
      </LocalButtonLink>
      {ways.map(({ button, icon, link }) => (
        <WayButton key={icon} variant="outlined" size="large" startIcon={<Icon name={icon} />} {...link}>
          {link.target ? button : <span translate="no">{button}</span>}
        </WayButton>
      ))}
    </Stack>
  );
}

/** The verification: by whom, its level or all that it is of, and since when. */
function Verified({ guide }: GuideProps) {
  const { t, lang } = useI18n();
  const claims = claimsOf(guide);
  const details = [
    ...(claims.length > 1
      ? claimLines(guide, lang)
      : [certificationName(guide.certification_level ?? '', lang)]),
    t('guide.verifiedOn', { date: formatDate(guide.verified_on, lang) }),
  ].filter(Boolean);
  return (
    <Typography sx={{ color: 'success.main', fontWeight: 600 }}>
      <Icon name="verified" /> {t('guide.verified')}{' '}
      <Typography component="small" color="textSecondary">
        {details.join(' · ')}
      </Typography>
    </Typography>
  );
}

/** What the levels mean, above the guide's own words, which may claim others. */
function Levels({ guide }: GuideProps) {
  const { t, lang } = useI18n();
  const levels = new Set(claimsOf(guide).flatMap(({ certification_level: level }) => level || []));
  return (
    <>
      {[...levels].map((level) => (
        <LevelNote key={level} data-level={level}>
          <strong>{certificationName(level, lang)}:</strong> {CERTIFICATION_MEANINGS[level][lang]}
        </LevelNote>
      ))}
      {guide.certification_level ? null : <LevelNote>{t('guide.levelNotShown')}</LevelNote>}
    </>
  );
}

function ProfileHead({ guide }: GuideProps) {
  const t = useT();
  const { name, otherName, description, address, professions } = useGuideTexts(guide);
  return (
    <Stack
      component="header"
      direction={{ sm: 'row' }}
      sx={{ rowGap: 2, columnGap: 4, mt: 2, mb: 3.5, '& .icon': { verticalAlign: -4 } }}
    >
      <GuideAvatar name={name.text} url={guide.avatar_url} size={144} />
      <Stack sx={{ gap: 1.5, minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} lang={name.lang} translate="no">
          {name.text}
        </Typography>
        {otherName ? (
          <Typography color="textSecondary" lang={otherName.lang} translate="no">
            {otherName.text}
          </Typography>
        ) : null}
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 500, lineHeight: 1.4 }}>
          {professions || t('guide.noProfession')}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 1.25rem' }}>
          <GuidePlace address={address} />
          <GuideRating />
        </Stack>
        <Verified guide={guide} />
        <Levels guide={guide} />
        <Words variant="subtitle1" lang={description.lang}>
          {description.text}
        </Words>
        <WrittenIn lang={description.lang} />
        <ContactButtons guide={guide} />
      </Stack>
    </Stack>
  );
}

interface ProfileCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

function ProfileCard({ title, children }: ProfileCardProps) {
  return (
    <ProfileFrame component="section">
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </ProfileFrame>
  );
}

/**
 * Number of the guide's membership, with the end if it has one, and a link to check them; renders nothing if there is none.
 */
function MembershipLink({ guide }: GuideProps) {
  const { t, lang } = useI18n();
  const { member_number: number, member_until: until } = guide;
  const text = { number: String(number), date: until === undefined ? '' : formatDate(until, lang) };
  return number ? (
    <Typography>
      <LocalLink to={`/check/${number}`}>
        {t(until === undefined ? 'guide.member-endless' : 'guide.member', text)}
      </LocalLink>
    </Typography>
  ) : null;
}

function Details({ guide }: GuideProps) {
  const t = useT();
  const { facts } = useGuideTexts(guide);
  return (
    <ProfileCard title={t('guide.details')}>
      <GuideFacts facts={facts} />
      <MembershipLink guide={guide} />
    </ProfileCard>
  );
}

/** The public details of a guide. */
export function GuideProfileView({ guide }: GuideProps) {
  const t = useT();
  const { bio } = useGuideTexts(guide);
  return (
    <article>
      <ProfileHead guide={guide} />
      <Columns>
        <Stack sx={{ gap: 2 }}>
          <ProfileCard title={t('guide.about')}>
            <Words lang={bio?.lang}>{bio?.text ?? t('guide.noBio')}</Words>
            <WrittenIn lang={bio?.lang} />
          </ProfileCard>
          {guide.specialties.length > 0 ? (
            <ProfileCard title={t('field.specialties')}>
              <GuideTags specialties={guide.specialties} />
            </ProfileCard>
          ) : null}
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <Details guide={guide} />
        </Stack>
      </Columns>
    </article>
  );
}
