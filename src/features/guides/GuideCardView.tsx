import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GuideCard } from '../../domain/directory/public-guide.ts';
import { useT } from '../../i18n/use-t.ts';
import { useGuideTexts } from '../../i18n/guide-texts.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { GuideAvatar } from './GuideAvatar.tsx';
import { GuideRating } from './GuideRating.tsx';
import { GuideTags } from './GuideTags.tsx';

interface GuideCardViewProps {
  readonly guide: GuideCard;
  readonly onMessage: (guide: GuideCard) => void;
}

const MAX_BADGES = 4;

const threeLines = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  lineHeight: 1.55,
} as const;

function Head({ guide }: { readonly guide: GuideCard }) {
  const { name, profession, address } = useGuideTexts(guide);
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <GuideAvatar name={guide.full_name} url={guide.avatar_url} size={72} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="h3" sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
          <span lang={name.lang}>{name.text}</span>
        </Typography>
        {profession ? (
          <Typography variant="body2" sx={{ fontWeight: 500 }}>
            {profession}
          </Typography>
        ) : null}
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: 'text.secondary' }}>
          <PlaceOutlined sx={{ fontSize: 16 }} />
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }} lang={address.lang}>
            {address.text}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

function Facts({ guide }: { readonly guide: GuideCard }) {
  const { facts } = useGuideTexts(guide);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        // A long label wraps, so that no long word of the value has to be cut in two.
        gridTemplateColumns: 'fit-content(8.5rem) minmax(0, 1fr)',
        '& dt': { minWidth: '6.5rem' },
        columnGap: 1.5,
        rowGap: 0.25,
      }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** A guide in the directory. */
export function GuideCardView({ guide, onMessage }: GuideCardViewProps) {
  const t = useT();
  const { description } = useGuideTexts(guide);
  return (
    <Box
      component="article"
      className="guide-panel"
      sx={{ height: '100%', p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.75 }}
    >
      <Head guide={guide} />
      <GuideRating />
      <Typography variant="body2" sx={threeLines} lang={description.lang}>
        {description.text}
      </Typography>
      <Facts guide={guide} />
      {guide.specialties.length > 0 ? (
        <GuideTags specialties={guide.specialties.slice(0, MAX_BADGES)} />
      ) : null}
      <Box sx={{ display: 'flex', gap: 1, mt: 'auto', alignItems: 'center' }}>
        <LocalButtonLink
          to={`/${guide.slug}`}
          variant="outlined"
          aria-label={t('guides.viewProfileOf', { name: guide.full_name })}
        >
          {t('guides.viewProfile')}
        </LocalButtonLink>
        <button
          type="button"
          className="guide-message"
          aria-label={t('guides.message', { name: guide.full_name })}
          onClick={() => onMessage(guide)}
        >
          <ChatBubbleOutlineRounded />
        </button>
      </Box>
    </Box>
  );
}
