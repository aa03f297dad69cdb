import type { GuideCard } from '../../domain/directory/public-guide.ts';
import { messagePath } from '../../domain/messages/message-paths.ts';
import { CERTIFICATION_MEANINGS } from '../../domain/guide/certification.ts';
import { CARD_BADGES } from '../../domain/settings.ts';
import { factLabel, levelName, useGuideTexts } from '../../i18n/guide-texts.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { CONTACT_ID } from './contact-links.ts';
import { WrittenIn } from '../../ui/text/WrittenIn.tsx';
import { GuideAvatar, GuideFactList, GuidePlace, GuideRating, GuideTags } from './guide-parts.tsx';
import './GuideCard.css';

interface GuideCardViewProps {
  readonly guide: GuideCard;
  /** Whether the guide is listed in this section by another profession that also belongs to it. */
  readonly isOfOtherProfession: boolean;
}

function Head({ guide, isOfOtherProfession }: GuideCardViewProps) {
  const t = useT();
  const { name, profession, address } = useGuideTexts(guide);
  return (
    <div className="guide-card__head">
      <GuideAvatar name={name.text} url={guide.avatar_url} size={64} />
      <div>
        <h3>
          <span lang={name.lang}>{name.text}</span>
        </h3>
        <p className="guide-card__profession">{profession || t('guide.noProfession')}</p>
        {isOfOtherProfession ? <p className="guide-card__also">{t('guides.also')}</p> : null}
        <p className="guide-card__place">
          <span>
            <Icon name="place" size={16} /> <GuidePlace address={address} />
          </span>
          <GuideRating />
        </p>
      </div>
    </div>
  );
}

/** Explains to tourists what they must know before booking a trainee. */
function TraineeNote({ guide }: { readonly guide: GuideCard }) {
  const lang = useLang();
  if (guide.certification_level !== 'trainee') return null;
  return (
    <p className="guide-card__trainee">
      <strong>{levelName('trainee', lang)}</strong> {CERTIFICATION_MEANINGS.trainee[lang]}
    </p>
  );
}

/** Leads to the message form if the guide accepts messages, else to the contact details on the guide's page. */
function MessageLink({ guide, name }: { readonly guide: GuideCard; readonly name: string }) {
  const t = useT();
  return (
    <LocalLink
      to={guide.accepts_messages ? messagePath(guide.slug) : `/${guide.slug}#${CONTACT_ID}`}
      className="guide-message"
      aria-label={t('guides.message', { name })}
    >
      <Icon name="message" size={22} />
    </LocalLink>
  );
}

/** A guide in the directory; the whole card links to the guide's page. */
export function GuideCardView({ guide, isOfOtherProfession }: GuideCardViewProps) {
  const t = useT();
  const { name, description, facts, isPlacedByRegions } = useGuideTexts(guide);
  // The line below the name already contains these.
  const shownFacts = facts.filter(([label]) => !isPlacedByRegions || label !== t(factLabel('regions')));
  return (
    <article className="guide-panel guide-card">
      <Head guide={guide} isOfOtherProfession={isOfOtherProfession} />
      <TraineeNote guide={guide} />
      <p className="guide-card__text" lang={description.lang}>
        {description.text}
      </p>
      <WrittenIn lang={description.lang} />
      <GuideFactList className="guide-card__facts" facts={shownFacts} />
      {guide.specialties.length > 0 ? (
        <GuideTags specialties={guide.specialties.slice(0, CARD_BADGES)} />
      ) : null}
      <div className="guide-card__actions">
        <LocalButtonLink
          to={`/${guide.slug}`}
          variant="outlined"
          className="guide-card__open"
          aria-label={t('guides.viewProfileOf', { name: name.text })}
        >
          {t('guides.viewProfile')}
        </LocalButtonLink>
        <MessageLink guide={guide} name={name.text} />
      </div>
    </article>
  );
}
