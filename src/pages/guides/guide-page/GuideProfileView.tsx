import type { ReactNode } from 'react';
import type { PublicGuide } from '../../../domain/directory/public-guide.ts';
import { CERTIFICATION_MEANINGS } from '../../../domain/guide/certification.ts';
import { messagePath } from '../../../domain/messages/message-paths.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { levelName, useGuideTexts } from '../../../i18n/guide-texts.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LocalLink } from '../../../ui/links/LocalLink.tsx';
import { Icon } from '../../../ui/pictures/Icon.tsx';
import { WrittenIn } from '../../../ui/text/WrittenIn.tsx';
import { AssociationContact } from '../AssociationContact.tsx';
import { CONTACT_ID, telephoneLink, UNTRUSTED_LINK } from '../contact-links.ts';
import { GuideAvatar, GuideFactList, GuidePlace, GuideRating, GuideTags } from '../guide-parts.tsx';
import './GuideProfile.css';

interface GuideProps {
  readonly guide: PublicGuide;
}

const CONTAINED = 'button-link button-link--contained button-link--secondary button-link--large';
const OUTLINED = 'button-link button-link--outlined button-link--primary button-link--large';
const WAY = `${OUTLINED} guide-way`;

/** Leads to the form, or down to the ways of contact; less prominent where these are only the association's. */
function ContactLink({ guide }: GuideProps) {
  const t = useT();
  const className = 'guide-contact no-print';
  if (guide.accepts_messages)
    return (
      <LocalLink to={messagePath(guide.slug)} className={`${CONTAINED} ${className}`}>
        {t('guide.contact')}
      </LocalLink>
    );
  const look = guide.phone || guide.website ? CONTAINED : OUTLINED;
  return (
    <a href={`#${CONTACT_ID}`} className={`${look} ${className}`}>
      {t('guide.contact')}
    </a>
  );
}

function ContactButtons({ guide }: GuideProps) {
  const t = useT();
  return (
    <div className="guide-profile__contact">
      <ContactLink guide={guide} />
      {guide.phone ? (
        <a className={WAY} href={telephoneLink(guide.phone)}>
          <Icon name="phone" />
          {guide.phone}
        </a>
      ) : null}
      {guide.website ? (
        <a className={WAY} href={guide.website} {...UNTRUSTED_LINK}>
          <Icon name="external" />
          {t('guide.website')}
        </a>
      ) : null}
    </div>
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
    <p className="guide-verified">
      <Icon name="verified" />
      <span>{t('guide.verified')}</span>
      <span className="guide-verified__details">{details.join(' · ')}</span>
    </p>
  );
}

function Head({ guide }: GuideProps) {
  const t = useT();
  const { name, otherName, description, address, profession } = useGuideTexts(guide);
  return (
    <header className="guide-profile__head">
      <GuideAvatar name={name.text} url={guide.avatar_url} size={144} />
      <div>
        <h1 tabIndex={-1} lang={name.lang}>
          {name.text}
        </h1>
        {otherName ? (
          <p className="guide-profile__other-name" lang={otherName.lang}>
            {otherName.text}
          </p>
        ) : null}
        <p className="guide-profile__profession">{profession || t('guide.noProfession')}</p>
        <p className="guide-profile__place">
          <span>
            <Icon name="place" /> <GuidePlace address={address} />
          </span>
          <GuideRating />
        </p>
        <Verified guide={guide} />
        <p className="guide-profile__description" lang={description.lang}>
          {description.text}
        </p>
        <WrittenIn lang={description.lang} />
        {/* Shown to this guide (`islands/frame/own-page-links.ts`). */}
        <template data-own-page={guide.slug}>
          <p className="no-print">
            {t('guide.own')} <LocalLink to="/guide-profile">{t('guide.edit')}</LocalLink>
          </p>
        </template>
        <ContactButtons guide={guide} />
      </div>
    </header>
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
    <section className="guide-panel guide-profile__card" {...(id === undefined ? {} : { id, tabIndex: -1 })}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The ways of contact that the guide shows, or the association's if there are none. */
function Contact({ guide: { phone, website } }: GuideProps) {
  const t = useT();
  return (
    <ProfileCard title={t('guide.contactHeading')} id={CONTACT_ID}>
      {phone || website ? (
        <>
          <p>{t('guide.contactShown')}</p>
          <dl className="guide-profile__facts guide-profile__ways">
            {phone ? (
              <div>
                <dt>{t('guide.phone')}</dt>
                <dd>
                  <a href={telephoneLink(phone)}>{phone}</a>
                </dd>
              </div>
            ) : null}
            {website ? (
              <div>
                <dt>{t('guide.website')}</dt>
                <dd>
                  <a href={website} {...UNTRUSTED_LINK}>
                    {website}
                  </a>
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
    <p className="guide-member">
      <LocalLink to={`/check/${number}`}>
        {t('guide.member', { number: String(number), date: formatDate(until, lang) })}
      </LocalLink>
    </p>
  ) : null;
}

function Details({ guide }: GuideProps) {
  const t = useT();
  const lang = useLang();
  const { facts } = useGuideTexts(guide);
  const level = guide.certification_level;
  return (
    <ProfileCard title={t('guide.details')}>
      <GuideFactList className="guide-profile__facts" facts={facts} />
      {level ? (
        <p className={level === 'trainee' ? 'guide-level guide-level--trainee' : 'guide-level'}>
          <strong>{levelName(level, lang)}:</strong> {CERTIFICATION_MEANINGS[level][lang]}
        </p>
      ) : null}
      {/* A hidden value is missing; a value that was never recorded is empty. */}
      {level === undefined ? <p className="guide-level">{t('guide.levelNotShown')}</p> : null}
      <MembershipLink guide={guide} />
    </ProfileCard>
  );
}

/** The public details of a guide. */
export function GuideProfileView({ guide }: GuideProps) {
  const t = useT();
  const { bio } = useGuideTexts(guide);
  return (
    <article className="guide-profile">
      <Head guide={guide} />
      <div className="guide-profile__columns">
        <div>
          <ProfileCard title={t('guide.about')}>
            <p className="guide-profile__bio" lang={bio?.lang}>
              {bio?.text ?? t('guide.noBio')}
            </p>
            <WrittenIn lang={bio?.lang} />
          </ProfileCard>
          {guide.specialties.length > 0 ? (
            <ProfileCard title={t('field.specialties')}>
              <GuideTags specialties={guide.specialties} />
            </ProfileCard>
          ) : null}
        </div>
        <div>
          <Details guide={guide} />
          {guide.accepts_messages ? null : <Contact guide={guide} />}
        </div>
      </div>
    </article>
  );
}
