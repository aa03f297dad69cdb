import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GuideCard } from '../../domain/directory/public-guide.ts';
import { messagePath } from '../../domain/messages/message-paths.ts';
import { CERTIFICATION_MEANINGS, certificationName } from '../../domain/guide/certification.ts';
import { editorProfessionName } from '../../domain/guide/professions.ts';
import { CARD_BADGES } from '../../domain/settings.ts';
import { factLabel, useGuideTexts } from '../../i18n/guide-texts.ts';
import { useI18n, useT } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { iconBefore } from '../../ui/pictures/Icon.tsx';
import { WrittenIn } from '../../ui/text/WrittenIn.tsx';
import { GuideAvatar, GuideFacts, GuidePlace, GuideRating, GuideTags, LevelNote } from './guide-parts.tsx';

/** A list of cards. One class for all their parts, because a page has dozens of them. */
export const GuideCards = styled('ul')(({ theme: { vars, spacing, breakpoints, typography } }) => ({
  display: 'grid',
  gap: spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  ...typography.body2,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& .MuiCard-root': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    '&:hover': { borderColor: vars.palette.primary.main },
  },
  '& .MuiCardContent-root': { display: 'grid', gap: spacing(1.25), paddingBlockEnd: spacing(1.25) },
  '& header': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: spacing(1.75) },
  '& :is(p, [role=img])': { lineHeight: 'inherit' },
  '& h3 + p': { fontWeight: 500 },
  '& .place': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: spacing(1.5) },
  '& .excerpt': { '--lines': '3' },
  '& dt': { color: vars.palette.text.secondary },
  // A whole card is seen on the first screen of a phone; stacked, the facts would take half of it.
  [breakpoints.down('sm')]: {
    '& .MuiCardContent-root': { gap: spacing(0.75) },
    '& :is(dl, dt, dd)': { display: 'inline' },
    '& dt::after': { content: '": "' },
    '& dd:not(:last-child)::after': { content: String.raw`"\a0\b7  "` },
  },
  [breakpoints.up('sm')]: {
    // A long label wraps, so that long words of the value need not be broken.
    '& dl': { display: 'grid', gridTemplateColumns: 'fit-content(8.5rem) minmax(0, 1fr)', gap: '2px 12px' },
    '& dt': { minInlineSize: '6rem' },
  },
  '& .MuiCardActions-root': { flexWrap: 'wrap', marginBlockStart: 'auto', padding: spacing(0, 2, 2) },
  // Two Georgian labels share a line on a tablet, and no word is broken.
  '& .MuiButton-root': { paddingInline: spacing(1.5), overflowWrap: 'normal' },
  // The whole card is its first link; the message is above.
  '& .MuiButton-outlined': {
    position: 'static',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& .MuiButton-text': {
    ...iconBefore('message', 22),
    zIndex: 1,
    paddingInline: spacing(1),
    gap: spacing(1),
  },
}));

interface GuideCardViewProps {
  readonly guide: GuideCard;
  /** Whether the guide is listed in this section by another profession that also belongs to it. */
  readonly isOfOtherProfession: boolean;
}

function Head({ guide, isOfOtherProfession }: GuideCardViewProps) {
  const { t, lang } = useI18n();
  const { name, address } = useGuideTexts(guide);
  const profession = editorProfessionName(guide.profession, lang);
  return (
    <header>
      <GuideAvatar name={name.text} url={guide.avatar_url} size={64} />
      <div>
        <Typography variant="h4" component="h3" lang={name.lang} translate="no">
          {name.text}
        </Typography>
        <Typography variant="body2">{profession || t('guide.noProfession')}</Typography>
        {isOfOtherProfession ? (
          <Typography variant="caption" component="p" color="textSecondary">
            {t('guides.also')}
          </Typography>
        ) : null}
        <Typography variant="body2" color="textSecondary" className="place">
          <GuidePlace address={address} />
          <GuideRating />
        </Typography>
      </div>
    </header>
  );
}

/** Explains to tourists what they must know before booking a trainee, or somebody whose level they do not see. */
function TraineeNote({ guide }: { readonly guide: GuideCard }) {
  const { t, lang } = useI18n();
  if (!guide.certification_level) return <LevelNote>{t('guides.levelNotShown')}</LevelNote>;
  if (guide.certification_level !== 'trainee') return null;
  return (
    <LevelNote data-level="trainee">
      <strong>{certificationName('trainee', lang)}</strong> {CERTIFICATION_MEANINGS.trainee[lang]}
    </LevelNote>
  );
}

/** Leads to the message form, whose messages go to the office if the guide accepts none. */
function MessageLink({ guide, name }: { readonly guide: GuideCard; readonly name: string }) {
  const t = useT();
  const [label, word] = guide.accepts_messages
    ? [t('guides.message', { name }), t('guides.messageWord')]
    : [t('guides.messageOffice', { name }), t('guides.messageOfficeWord')];
  return (
    <LocalButtonLink to={messagePath(guide.slug)} aria-label={label}>
      {word}
    </LocalButtonLink>
  );
}

/** A guide in the directory; the whole card links to the guide's page. */
export function GuideCardView({ guide, isOfOtherProfession }: GuideCardViewProps) {
  const t = useT();
  const { name, description, facts, isPlacedByRegions } = useGuideTexts(guide);
  // The line below the name already contains these.
  const shownFacts = facts.filter(([label]) => !isPlacedByRegions || label !== t(factLabel('regions')));
  return (
    <Card component="article">
      <CardContent>
        <Head guide={guide} isOfOtherProfession={isOfOtherProfession} />
        <TraineeNote guide={guide} />
        <Typography variant="body2" className="excerpt" lang={description.lang}>
          {description.text}
        </Typography>
        <WrittenIn lang={description.lang} />
        <GuideFacts facts={shownFacts} />
        {guide.specialties.length > 0 ? (
          <GuideTags specialties={guide.specialties.slice(0, CARD_BADGES)} />
        ) : null}
      </CardContent>
      <CardActions className="no-print">
        <LocalButtonLink
          to={`/${guide.slug}`}
          variant="outlined"
          aria-label={t('guides.viewProfileOf', { name: name.text })}
        >
          {t('guides.viewProfile')}
        </LocalButtonLink>
        <MessageLink guide={guide} name={name.text} />
      </CardActions>
    </Card>
  );
}
