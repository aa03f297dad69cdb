import { useState } from 'react';
import { focusPage } from '../../browser/focus-page.ts';
import { formatNumber } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { signOut, useSessionHint } from './session.ts';

interface UserBlockProps {
  /** Called when the session has ended. */
  readonly onSignedOut?: () => void;
}

/** The sign-in link, or the user's name with the members' links. */
export function UserBlock({ onSignedOut }: UserBlockProps) {
  const t = useT();
  const hint = useSessionHint();
  if (!hint) {
    return (
      <LocalLink to="/auth" className="member-login">
        {t('shell.memberLogin')}
      </LocalLink>
    );
  }
  return (
    <ul className="plain-list link-row user-block" aria-label={t('shell.account')}>
      <li className="user-block__email">{hint.email ?? hint.name}</li>
      <li>
        <LocalLink to="/profile">{t('shell.profile')}</LocalLink>
      </li>
      {hint.isAdmin ? (
        <li>
          <LocalLink to="/admin">
            {t('shell.admin')}
            <Waiting count={hint.waiting ?? 0} />
          </LocalLink>
        </li>
      ) : null}
      <li>
        <SignOutButton {...(onSignedOut ? { onSignedOut } : {})} />
      </li>
    </ul>
  );
}

/** The number of pending requests. */
function Waiting({ count }: { readonly count: number }) {
  const t = useT();
  const lang = useLang();
  if (count <= 0) return null;
  return (
    <>
      {' '}
      <span className="waiting-count">
        <span aria-hidden>{formatNumber(count, lang)}</span>
        <span className="visually-hidden">{t('shell.adminWaiting', { count })}</span>
      </span>
    </>
  );
}

function SignOutButton({ onSignedOut }: UserBlockProps) {
  const t = useT();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    try {
      if (!(await signOut(t('shell.signOutUnsaved')))) {
        setBusy(false);
        return;
      }
      onSignedOut?.();
      toast({ about: 'sign-out', severity: 'success', message: t('shell.signedOut') });
      // The button disappears, and on a members' page the content below it too.
      focusPage();
    } catch {
      toast({ about: 'sign-out', severity: 'error', message: t('shell.signOutFailed') });
      setBusy(false);
    }
  };
  return (
    <button type="button" className="text-button" disabled={busy} onClick={() => void onClick()}>
      {t('shell.signOut')}
    </button>
  );
}
