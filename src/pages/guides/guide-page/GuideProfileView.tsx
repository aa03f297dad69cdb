import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PublicGuide } from '../../../domain/directory/public-guide.ts';
import { CERTIFICATION_MEANINGS } from '../../../domain/guide/certification.ts';
import { messagePath } from '../../../domain/messages/message-paths.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { levelName, useGuideTexts } from '../../../i18n/guide-texts.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { LocalLink } from '../../../ui/links/LocalLink.tsx';
import { Icon } from '../../../ui/pictures/Icon.tsx';
import { WrittenIn } from '../../../ui/text/WrittenIn.tsx';
import { AssociationContact } from '../AssociationContact.tsx';
import { CONTACT_ID, telephoneLink, UNTRUSTED_LINK } from '../contact-links.ts';
import {
  GuideAvatar,
  GuideFacts,
  GuidePlace,
  GuideRating,
  GuideTags,
  LevelNote,
  StarSymbol,
} from '../guide-parts.tsx';

interface GuideProps {
  readonly guide: PublicGuide;
}

const Head = styled('header')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(2, 4),
  marginBlock: spacing(2, 3.5),
  [breakpoints.up('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  '& .icon': { verticalAlign: -4 },
}));

/** The guide's own words, with their lines. */
const Words = styled(Typography)({ maxInlineSize: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** A sheet of paper leads to the guide as the page does. */
const Way = styled(Button)({
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
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  '&:target': { borderColor: vars.palette.primary.main },
  '& > h2': { marginBlockEnd: spacing(1.5) },
  '& dl': { display: 'grid', gap: spacing(1.5), margin: 0 },
  '& p + dl': { marginBlockStart: spacing(1.5) },
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  // Touch targets are as high as a button.
  '& dd > a': { display: 'inline-block', paddingBlock: spacing(1) },
  '& dl ~ p': { marginBlockStart: spacing(2) },
}));

/** Leads to the form, or down to the ways of contact; less prominent where these are only the association's. */
function ContactLink({ guide }: GuideProps) {
  const t = useT();
  const isOwn = guide.accepts_messages || guide.phone || guide.website;
  const look = isOwn
    ? ({ variant: 'contained', color: 'secondary', size: 'large' } as const)
    : ({ variant: 'outlined', size: 'large' } as const);
  if (guide.accepts_messages)
    return (
      <LocalButtonLink to={messagePath(guide.slug)} {...look}>
        {t('guide.contact')}
      </LocalButtonLink>
    );
  return (
    <Button href={`#${CONTACT_ID}`} {...look}>
      {t('guide.contact')}
    </Button>
  );
}

function ContactButtons({ guide }: GuideProps) {
  const t = useT();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, pt: 0.5 }}>
      <ContactLink guide={guide} />
      {guide.phone ? (
        <Way
          variant="outlined"
          size="large"
          href={telephoneLink(guide.phone)}
          startIcon={<Icon name="phone" />}
        >
          {guide.phone}
        </Way>
      ) : null}
      {guide.website ? (
        <Way
          variant="outlined"
          size="large"
          href={guide.website}
          startIcon={<Icon name="external" />}
          {...UNTRUSTED_LINK}
        >
          {t('guide.website')}
        </Way>
      ) : null}
    </Stack>
  );
}

/** The verification: by whom, its level, and since when. */
function Verified({ guide }: GuideProps) {
  const t = useT();
  const lang = useLang();
  const details = [
    levelName(guide.certification_level, lang),
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

function ProfileHead({ guide }: GuideProps) {
  const t = useT();
  const { name, otherName, description, address, profession } = useGuideTexts(guide);
  return (
    <Head>
      <GuideAvatar name={name.text} url={guide.avatar_url} size={144} />
      <Stack sx={{ gap: 1.5, minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} lang={name.lang}>
          {name.text}
        </Typography>
        {otherName ? (
          <Typography color="textSecondary" lang={otherName.lang}>
            {otherName.text}
          </Typography>
        ) : null}
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 500, lineHeight: 1.4 }}>
          {profession || t('guide.noProfession')}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 1.25rem' }}>
          <span>
            <Icon name="place" /> <GuidePlace address={address} />
          </span>
          <GuideRating />
        </Stack>
        <Verified guide={guide} />
        <Words variant="subtitle1" lang={description.lang}>
          {description.text}
        </Words>
        <WrittenIn lang={description.lang} />
        {/* Shown to this guide (`islands/frame/own-page-links.ts`). */}
        <template data-own-page={guide.slug}>
          <Typography className="no-print">
            {t('guide.own')} <LocalLink to="/guide-profile">{t('guide.edit')}</LocalLink>
          </Typography>
        </template>
        <ContactButtons guide={guide} />
      </Stack>
    </Head>
  );
}

interface ProfileCardProps {
  readonly title: string;
  /** For a card that links lead to. */
  readonly id?: string;
  readonly children: ReactNode;
}

function ProfileCard({ title, id, children }: ProfileCardProps) {
  return (
    <ProfileFrame component="section" {...(id === undefined ? {} : { id, tabIndex: -1 })}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </ProfileFrame>
  );
}

/** The ways of contact that the guide shows, or the association's if there are none. */
function Contact({ guide: { phone, website } }: GuideProps) {
  const t = useT();
  return (
    <ProfileCard title={t('guide.contactHeading')} id={CONTACT_ID}>
      {phone || website ? (
        <>
          <Typography>{t('guide.contactShown')}</Typography>
          <dl>
            {phone ? (
              <div>
                <dt>{t('guide.phone')}</dt>
                <dd>
                  <Link href={telephoneLink(phone)}>{phone}</Link>
                </dd>
              </div>
            ) : null}
            {website ? (
              <div>
                <dt>{t('guide.website')}</dt>
                <dd>
                  <Link href={website} {...UNTRUSTED_LINK}>
                    {website}
                  </Link>
                </dd>
              </div>
            ) : null}
          </dl>
        </>
      ) : (
        <AssociationContact text={t('guide.contactNone')} />
      )}
    </ProfileCard>
  );
}

/**
 * Number and term of the guide's membership, with a link to check them; renders nothing if there is none.
 */
function MembershipLink({ guide }: GuideProps) {
  const t = useT();
  const lang = useLang();
  const { member_number: number, member_until: until } = guide;
  return number && until ? (
    <Typography>
      <LocalLink to={`/check/${number}`}>
        {t('guide.member', { number: String(number), date: formatDate(until, lang) })}
      </LocalLink>
    </Typography>
  ) : null;
}

function Details({ guide }: GuideProps) {
  const t = useT();
  const lang = useLang();
  const { facts } = useGuideTexts(guide);
  const level = guide.certification_level;
  return (
    <ProfileCard title={t('guide.details')}>
      <GuideFacts facts={facts} />
      {level ? (
        <LevelNote data-level={level}>
          <strong>{levelName(level, lang)}:</strong> {CERTIFICATION_MEANINGS[level][lang]}
        </LevelNote>
      ) : null}
      {/* A hidden value is missing; a value that was never recorded is empty. */}
      {level === undefined ? <LevelNote>{t('guide.levelNotShown')}</LevelNote> : null}
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
      <StarSymbol />
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
          {guide.accepts_messages ? null : <Contact guide={guide} />}
        </Stack>
      </Columns>
    </article>
  );
}
