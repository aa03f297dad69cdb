/** For tests: requests as the desk reads them. */
import type { VerificationRequest } from '../../../domain/verification/verification.ts';
import type { Row } from '../../firebase/firestore/live.ts';
import type { CardData } from '../card/card-data.ts';

export type SampleRequest = Row<VerificationRequest>;

/** A pending request of the guide `guide-{id}`, from that day of January 2026. */
export function sampleRequest(id: string, day = 1, change: Partial<VerificationRequest> = {}): SampleRequest {
  const requested_at = new Date(Date.UTC(2026, 0, day));
  const data = {
    user_id: `guide-${id}`,
    status: 'pending',
    requested_at,
    applied: undefined,
    seen: undefined,
  } as const;
  return { id, data: { ...data, ...change } };
}

/** The card of a request of the guide `Ana Abashidze`, of whom only this much is known. */
export function sampleCard({ id, data }: SampleRequest, known: Partial<CardData> = {}): CardData {
  return {
    id,
    request: data,
    name: 'Ana Abashidze',
    about: undefined,
    profile: undefined,
    guide: undefined,
    membership: undefined,
    attempts: [{ id, data }],
    isOwn: false,
    isAsker: true,
    ...known,
  };
}
