import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { canSaveCard, deleteCardExceptOf, isCardSaved, saveCard } from '../../../browser/card-storage.ts';
import { dataUrlOf } from '../../../browser/data-url.ts';
import { logFailure } from '../../../browser/log-failure.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { useAsync } from '../../../browser/use-async.ts';
import { SAVED_CARD } from '../../../domain/membership/card-constants.ts';
import type { MemberCard as Card } from '../../../domain/membership/member-card.ts';
import { readPicture } from '../../firebase/avatars.ts';
import { signMyCard } from '../../firebase/callables.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useToasts } from '../../shared/Toasts.tsx';
import { cardDocument, type CardContent } from './card-document.ts';
import { drawCard } from './card-picture.ts';

interface MemberCardProps {
  readonly uid: string;
  readonly card: Card;
  /** The stored URL of the guide's picture. */
  readonly picture: string | null | undefined;
}

/** The card as it is shown, printed, and saved on a phone. Lazy-loaded: it contains the QR encoder. */
export function MemberCard({ uid, card, picture }: MemberCardProps) {
  const t = useT();
  const { show: toast } = useToasts();
  const portrait = useResult(picture ?? undefined, async (url) => dataUrlOf(await readPicture(url)));
  // Without the association's signature, the code contains only the address.
  const signed = useResult(card, signMyCard);
  const html = useMemo(() => cardDocument({ card, portrait, signed }), [card, portrait, signed]);
  const frame = useRef<HTMLIFrameElement>(null);
  // Inside other apps printing is missing, or does nothing.
  const print = () => {
    const message = t('account.card-print-instead');
    const timer = setTimeout(() => toast({ about: 'card', severity: 'info', message }), PRINTING_MS);
    const page = frame.current?.contentWindow;
    page?.addEventListener('beforeprint', () => clearTimeout(timer), { once: true });
    if (page && 'print' in page) page.print();
  };
  const savePicture = async () => {
    try {
      const page = frame.current?.contentDocument;
      if (page) saveFile(`member-card-${card.number}.png`, await drawCard(page));
    } catch (error) {
      logFailure('Drawing the card', error);
      toast({ about: 'card', severity: 'error', message: t('account.card-picture-failed') });
    }
  };
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Box
        component="iframe"
        ref={frame}
        title={t('account.card')}
        srcDoc={html}
        onLoad={() => fitHeight(frame.current)}
        sx={{ border: 0, width: '100%', height: '46rem', colorScheme: 'light' }}
      />
      <Stack direction="row" useFlexGap spacing={1.5} className="no-print" sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={print}>
          {t('account.card-print')}
        </Button>
        <Button variant="outlined" onClick={() => void savePicture()}>
          {t('account.card-picture')}
        </Button>
        <SaveButtons uid={uid} card={card} portrait={portrait} signed={signed} />
      </Stack>
      <Typography variant="body2" className="no-print">
        {t('account.card-text')}
      </Typography>
    </Stack>
  );
}

/** ms in which a browser that prints has begun. */
const PRINTING_MS = 1000;

function fitHeight(frame: HTMLIFrameElement | null): void {
  const height = frame?.contentDocument?.body.offsetHeight;
  if (frame && height) frame.style.height = `${height}px`;
}

/** Returns the result of the task for this key; undefined until it is there, and if the task failed. */
function useResult<Key, Result>(key: Key | undefined, task: (key: Key) => Promise<Result>) {
  const [latest, setLatest] = useState<{ readonly key: Key; readonly result: Result }>();
  useAsync(key, task, (result, of) => setLatest({ key: of, result }));
  return latest?.key === key ? latest?.result : undefined;
}

/** Saves the card on this device, opens it there, and removes it. */
function SaveButtons({ uid, ...content }: CardContent & { readonly uid: string }) {
  const t = useT();
  const { show: toast } = useToasts();
  const { card, portrait, signed } = content;
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    const renew = async () => {
      const saved = await isCardSaved(uid);
      if (saved) await saveCard(uid, cardDocument({ card, portrait, signed, savedOn: new Date() }));
      setSaved(saved);
    };
    renew().catch((error: unknown) => logFailure('Renewing the saved card', error));
  }, [uid, card, portrait, signed]);
  if (!canSaveCard()) return null;
  const save = async () => {
    try {
      await saveCard(uid, cardDocument({ ...content, savedOn: new Date() }));
      setSaved(true);
      toast({ about: 'card', severity: 'success', message: t('account.card-saved') });
    } catch (error) {
      logFailure('Saving the card', error);
      toast({ about: 'card', severity: 'error', message: t('account.card-failed') });
    }
  };
  const forget = async () => {
    await deleteCardExceptOf(undefined);
    setSaved(await isCardSaved(uid));
  };
  if (!isSaved) {
    return (
      <Button variant="outlined" onClick={() => void save()}>
        {t('account.card-save')}
      </Button>
    );
  }
  return (
    <>
      {/* Not a page of the application: the service worker shows what is saved. */}
      <Button variant="outlined" href={SAVED_CARD.path}>
        {t('account.card-open')}
      </Button>
      <Button onClick={() => void forget()}>{t('account.card-forget')}</Button>
    </>
  );
}
