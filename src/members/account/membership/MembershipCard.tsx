import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { deleteCardExceptOf } from '../../../browser/card-storage.ts';
import type { GuideProfile } from '../../../domain/guide/guide-profile.ts';
import { claimsOf } from '../../../domain/guide/claims.ts';
import { memberCard } from '../../../domain/membership/member-card.ts';
import { mayRenew, stateOn, type Membership } from '../../../domain/membership/membership.ts';
import { lastDayOf, renewalOpensAt } from '../../../domain/membership/term.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { useMembershipOf } from '../../firebase/firestore/verification-desk.ts';
import { formatDate, useToday } from '../../../i18n/dates.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { Fact, Facts } from '../../shared/Fact.tsx';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { AccountCard } from '../AccountCard.tsx';

/** Loaded only by guides who have a card, because it includes the QR encoder. */
const MemberCard = lazy(async () => ({ default: (await import('../card/MemberCard.tsx')).MemberCard }));

interface MembershipCardProps {
  readonly uid: string;
  readonly guide: GuideProfile | undefined;
  /** The stored address of the picture. */
  readonly picture: string | null | undefined;
}

/** Number and term of a guide who was ever approved; otherwise renders nothing. */
export function MembershipCard({ uid, guide, picture }: MembershipCardProps) {
  const t = useT();
  const membership = useMembershipOf(uid);
  if (membership.status === 'loading' || membership.status === 'missing') return null;
  return (
    <AccountCard title={t('account.membership')}>
      {membership.status === 'failed' ? (
        <FailureNotice of={membership} />
      ) : (
        <>
          <Details membership={membership.data} hasOpenRequest={Boolean(guide?.open_request_id)} />
          <Card uid={uid} guide={guide} picture={picture} membership={membership.data} />
        </>
      )}
    </AccountCard>
  );
}

type CardProps = MembershipCardProps & { readonly membership: Membership };

/** The card of a membership that is valid; one that is saved on this device is deleted when it is not. */
function Card({ uid, guide, picture, membership }: CardProps) {
  const t = useT();
  const today = useToday();
  const card = useMemo(() => memberCard(guide, membership, today), [guide, membership, today]);
  const hasCard = card !== undefined;
  useEffect(() => {
    if (!hasCard) void deleteCardExceptOf(undefined);
  }, [hasCard]);
  if (!card) return null;
  return (
    <>
      <Suspense fallback={null}>
        <MemberCard uid={uid} card={card} picture={picture} />
      </Suspense>
      {claimsOf(card.claims).some((claim) => claim.certification_level) &&
      guide?.show_certifications === false ? (
        <Typography variant="body2" className="no-print" sx={{ mt: 2 }}>
          {t('account.card-level-hidden')}
        </Typography>
      ) : null}
    </>
  );
}

interface DetailsProps {
  readonly membership: Membership;
  readonly hasOpenRequest: boolean;
}

function Details({ membership, hasOpenRequest }: DetailsProps) {
  const { t, lang } = useI18n();
  const { number, since, ends_at, changed_at } = membership;
  const today = useToday();
  const state = stateOn(membership, today);
  const isInTime = mayRenew(membership, today);
  const day = state === 'withdrawn' ? tbilisiDay(changed_at) : lastDayOf(ends_at);
  const facts: [label: string, value: string][] = [
    [t('account.member-number'), String(number)],
    [t('account.member-since-day'), formatDate(since, lang)],
  ];
  if (day !== undefined) {
    const label = t(state === 'withdrawn' ? 'account.member-withdrawn-on' : 'account.member-until');
    facts.push([label, formatDate(day, lang)]);
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Box sx={{ width: '100%', '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' } }}>
        <Facts>
          {facts.map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      </Box>
      <Typography>{t(`account.member-${state}`)}</Typography>
      {isInTime && !hasOpenRequest ? <Typography>{t('account.member-renewable')}</Typography> : null}
      {state === 'valid' && ends_at && !isInTime ? (
        <Typography>
          {t('account.member-renewable-from', { date: formatDate(renewalOpensAt(ends_at), lang) })}
        </Typography>
      ) : null}
    </Stack>
  );
}
