import LanguageRounded from '@mui/icons-material/LanguageRounded';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { PublicGuide } from '../../domain/directory/public-guide.ts';
import { langOfText } from '../../domain/guide/text-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useGuideTexts } from '../../i18n/guide-texts.ts';
import { telephoneLink, UNTRUSTED_LINK } from './contact-links.ts';
import { GuideAvatar } from './GuideAvatar.tsx';
import { GuideRating } from './GuideRating.tsx';
import { GuideTags } from './GuideTags.tsx';
import './guide-parts.css';
import '../../ui/links/ButtonLink.css';

/** Fetched when somebody asks for it. */
const ContactDialog = lazy(async () => ({ default: (await import('./ContactDialog.tsx')).ContactDialog }));

interface GuideProps {
  readonly guide: PublicGuide;
}

const OUTLINED = 'button-link button-link--outlined button-link--primary button-link--large';

function ContactButtons({ guide }: GuideProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', pt: 1 }}>
      <button
        type="button"
        className="button-link button-link--contained button-link--secondary button-link--large no-print"
        onClick={() => {
          setWasAsked(true);
          setOpen(true);
        }}
      >
        {t('guide.contact')}
      </button>
      {guide.phone ? (
        <a className={OUTLINED} href={telephoneLink(guide.phone)}>
          <PhoneOutlined />
          {guide.phone}
        </a>
      ) : null}
      {guide.website ? (
        <a className={OUTLINED} href={guide.website} {...UNTRUSTED_LINK}>
          <LanguageRounded />
          {t('guide.website')}
        </a>
      ) : null}
      {wasAsked ? (
        <Suspense>
          <ContactDialog
            name={guide.full_name}
            phone={guide.phone}
            website={guide.website}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}

function Head({ guide }: GuideProps) {
  const t = useT();
  const { name, description, address, profession } = useGuideTexts(guide);
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: { xs: 2, sm: 4 }, my: 3 }}>
      <GuideAvatar name={guide.full_name} url={guide.avatar_url} size={144} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }} lang={name.lang}>
          {name.text}
        </Typography>
        {profession ? (
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 500 }}>{profession}</Typography>
        ) : null}
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
            <PlaceOutlined fontSize="small" />
            <span lang={address.lang}>{address.text}</span>
          </Box>
          <GuideRating />
          <span className="guide-tag guide-tag--verified">
            <VerifiedOutlined fontSize="small" />
            {t('guide.verified')}
          </span>
        </Box>
        <Typography
          sx={{ maxWidth: '62ch', fontSize: '1.125rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          lang={description.lang}
        >
          {description.text}
        </Typography>
        <ContactButtons guide={guide} />
      </Box>
    </Box>
  );
}

function ProfileCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" className="guide-panel" sx={{ p: { xs: 2.5, md: 3 } }}>
      <Typography variant="h2" sx={{ fontSize: '1.25rem', mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Details({ guide }: GuideProps) {
  const t = useT();
  const { facts } = useGuideTexts(guide);
  return (
    <ProfileCard title={t('guide.details')}>
      <Box component="dl" sx={{ m: 0 }}>
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ mb: 1.5 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </ProfileCard>
  );
}

/** What a visitor may know of a guide. */
export function GuideProfileView({ guide }: GuideProps) {
  const t = useT();
  return (
    <article>
      <Head guide={guide} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' }, mb: 3 }}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <ProfileCard title={t('guide.about')}>
            <Typography
              sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              {...(guide.bio ? { lang: langOfText(guide.bio) } : {})}
            >
              {guide.bio || t('guide.noBio')}
            </Typography>
          </ProfileCard>
          {guide.specialties.length > 0 ? (
            <ProfileCard title={t('field.specialties')}>
              <GuideTags specialties={guide.specialties} />
            </ProfileCard>
          ) : null}
        </Box>
        <Details guide={guide} />
      </Box>
    </article>
  );
}
