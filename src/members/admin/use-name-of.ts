import type { Profile } from '../../domain/guide/profile.ts';
import type { LiveGroups } from '../firebase/firestore/live-groups.ts';
import { useT } from '../../i18n/use-t.ts';

/** Returns the function that names an account; a missing profile belonged to a deleted one. */
export function useNameOf({ rows }: LiveGroups<Profile>): (uid: string) => string {
  const t = useT();
  return (uid) => {
    const found = rows.get(uid);
    if (!found) return '…';
    return found[0] ? found[0].data.full_name || t('admin.nameless') : t('admin.journal-gone');
  };
}
