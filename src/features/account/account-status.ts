import { isListed, type GuideProfile } from '../../domain/guide/guide-profile.ts';
import type { Session } from '../../firebase/auth/auth-context.ts';
import type { MessageId } from '../../i18n/catalogue.ts';

/** Returns the current state of the account, one sentence per fact. */
export function accountStatus(
  { isClosing, role }: Pick<Session, 'isClosing' | 'role'>,
  guide: Pick<GuideProfile, 'is_public' | 'is_verified'> | undefined,
): MessageId[] {
  if (isClosing) return ['account.status-closing'];
  const sentences: MessageId[] = ['account.status-active'];
  if (guide) sentences.push(isListed(guide) ? 'account.status-listed' : 'account.status-unlisted');
  if (role === 'admin') sentences.push('account.status-admin');
  return sentences;
}
