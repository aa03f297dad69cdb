import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';

/**
 * The sign-in link, and what `user-block.ts` puts in its place where somebody seems to be signed in: the user's
 * name with the members' links.
 */
export function UserBlock() {
  const t = useT();
  return (
    <div data-user-block>
      <LocalLink to="/auth" className="member-login" underline="none" color="inherit">
        {t('shell.memberLogin')}
      </LocalLink>
      <template>
        <ul className="plain-list link-row user-block" aria-label={t('shell.account')}>
          <li className="user-block__email" translate="no" />
          <li>
            <LocalLink to="/profile">{t('shell.profile')}</LocalLink>
          </li>
          <li data-admin>
            <LocalLink to="/admin">
              {t('shell.admin')} <Waiting />
            </LocalLink>
          </li>
          <li>
            <button type="button" className="text-button" data-sign-out={t('shell.signOutUnsaved')}>
              {t('shell.signOut')}
            </button>
          </li>
        </ul>
      </template>
    </div>
  );
}

/** The place of the number of pending requests, with its name for one and for several. */
function Waiting() {
  const t = useT();
  return (
    <span
      className="waiting-count"
      data-one={t('shell.adminWaiting', { count: 1 })}
      data-other={t('shell.adminWaiting', { count: 0 })}
      hidden
    />
  );
}
