import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { isEmbedded, ownBrowserLink } from '../../browser/embedded-browser.ts';
import { leaveNotice } from '../../browser/next-notice.ts';
import { useTimeout } from '../../browser/use-timer.ts';
import { useAuth, type SignInOutcome } from '../firebase/auth/auth-context.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { localPath } from '../../domain/paths.ts';
import { useI18n, useT } from '../../i18n/use-t.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { MembersTitle } from '../shared/MembersTitle.tsx';
import { useToasts } from '../shared/Toasts.tsx';
import { returnAddress } from './return-address.ts';

/** Replaces Google's window on the emulators; production builds do not contain it. */
const EmulatorAccountChooser =
  import.meta.env.MODE === 'emulators' || import.meta.env.DEV
    ? lazy(async () => ({ default: (await import('./EmulatorAccountChooser.tsx')).EmulatorAccountChooser }))
    : undefined;

type Failed = Extract<SignInOutcome, { ok: false }>;

/** The message of the specification, and if the cause is known, what to do about it. */
function sentencesOf({ kind, failure }: Failed): MessageId[] {
  if (kind === 'unexpected') return ['auth.unexpected'];
  return failure === 'unexpected' ? ['auth.failed'] : ['auth.failed', `errors.${failure}`];
}

/** The sign-in of this window, by the button or after the redirect from Google; ignores other windows. */
function useSignIn(next: string) {
  const t = useT();
  const { show: toast } = useToasts();
  const { signInWithGoogle, returnedSignIn } = useAuth();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const [isChoosing, setChoosing] = useState(false);

  const finish = (outcome: SignInOutcome) => {
    setChoosing(false);
    setBusy(false);
    if (outcome.ok) {
      const message = t('auth.signed-in', { name: outcome.name });
      if (next === '/') leaveNotice(message);
      else toast({ about: 'sign-in', severity: 'success', message });
      return;
    }
    if (outcome.failure === 'cancelled') return;
    setFailed(outcome);
    if (outcome.kind === 'google') {
      toast({
        about: 'sign-in',
        severity: 'error',
        title: t('auth.failed-title'),
        message: t('auth.failed'),
      });
    }
  };
  const finishReturned = useEffectEvent(finish);
  useEffect(() => {
    if (EmulatorAccountChooser) return;
    void returnedSignIn().then((outcome) => {
      if (outcome) finishReturned(outcome);
    });
  }, [returnedSignIn]);
  const start = () => {
    setFailed(undefined);
    setBusy(true);
    if (EmulatorAccountChooser) setChoosing(true);
    else void signInWithGoogle().then(finish);
  };
  return { busy, failed, isChoosing, start, finish };
}

function SignInCard({ busy, failed, isChoosing, start, finish }: ReturnType<typeof useSignIn>) {
  const t = useT();
  return (
    <Stack spacing={3}>
      {failed ? (
        <Alert severity="error">
          {sentencesOf(failed).map((sentence) => (
            <div key={sentence}>{t(sentence)}</div>
          ))}
        </Alert>
      ) : null}
      <Button
        variant="outlined"
        size="large"
        // Google's logo, which its sign-in branding guidelines require next to the text.
        startIcon={<img src="/media/google.svg" alt="" width={20} height={20} />}
        disabled={busy}
        onClick={start}
        sx={{ py: 1.5 }}
      >
        {t(busy ? 'auth.signing-in' : 'auth.continue')}
      </Button>
      {EmulatorAccountChooser && isChoosing ? (
        <Suspense>
          <EmulatorAccountChooser
            onDone={finish}
            onClose={() => finish({ ok: false, kind: 'google', failure: 'cancelled' })}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}

/** Inside another app: the way to a browser in which Google signs in. */
function EmbeddedNotice({ next }: { readonly next: string }) {
  const { t, lang } = useI18n();
  const { show: toast } = useToasts();
  const address = window.location.origin + localPath(next === '/' ? '/auth' : next, lang);
  const copy = async () => {
    let message = t('auth.embedded-copied');
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      message = t('auth.embedded-select');
    }
    toast({ about: 'address', severity: 'info', message });
  };
  const link = ownBrowserLink(address);
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {t('auth.embedded')}
      {/* One press selects all of it. */}
      <Typography translate="no" sx={{ my: 1, userSelect: 'all', overflowWrap: 'anywhere' }}>
        {address}
      </Typography>
      <Button onClick={() => void copy()}>{t('auth.embedded-copy')}</Button>
      {link ? <Button href={link}>{t('auth.embedded-open')}</Button> : null}
    </Alert>
  );
}

/** ms in which what the header shows of somebody who has signed in should be known. */
const KNOWN_MS = 10_000;

/** `/auth`: sign-in with Google. */
export function Screen() {
  const { t, lang } = useI18n();
  const { user, session, loading } = useAuth();
  const [wasShown, setShown] = useState(false);
  const [query] = useSearchParams();
  const next = returnAddress(query);
  const signIn = useSignIn(next);
  const [isLate, setLate] = useState(false);
  useTimeout(() => setLate(true), user ? KNOWN_MS : undefined);
  // The pages that follow may not load Firebase: their header shows what is known by then.
  const isDone = user && (session?.isKnown || isLate);
  const isHome = next === '/';
  useEffect(() => {
    if (isDone && isHome) window.location.replace(localPath('/', lang));
  }, [isDone, isHome, lang]);
  if (isDone && !isHome) return <Navigate to={localPath(next, lang)} replace />;
  // While Google's window is open, the button stays and changes its text.
  if (!loading && !user && !wasShown) setShown(true);
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
      <MembersTitle title={t('auth.title')} />
      <Paper variant="outlined" sx={{ p: { xs: 3, sm: 5 } }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' }, mb: 2 }} tabIndex={-1}>
          {t('auth.title')}
        </Typography>
        <Typography sx={{ mb: 4 }}>{t('auth.intro')}</Typography>
        {isEmbedded() ? <EmbeddedNotice next={next} /> : null}
        {(loading || user) && !wasShown ? (
          <Loading label={t('auth.loading')} />
        ) : (
          <SignInCard {...signIn} busy={signIn.busy || user !== null} />
        )}
        <Typography variant="body2" sx={{ mt: 4 }}>
          <LocalLink to="/legal/privacy">{t('auth.privacy')}</LocalLink>
        </Typography>
      </Paper>
    </Container>
  );
}
