import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { useT } from '../../i18n/use-t.ts';
import { HoldLeavingContext, type HoldLeaving, type LeaveQuestion } from '../shared/LeaveGuard.tsx';
import { loadDocument } from '../shared/load-document.ts';
import { blockDocuments } from './block-documents.ts';

/**
 * Asks before unsaved work is left: by the application's links and Back, by links to other documents, and, in the
 * browser's words, by closing the window.
 */
export function LeaveQuestions({ children }: { readonly children: ReactNode }) {
  const t = useT();
  // Of all forms with unsaved work: a router supports only one blocker.
  const [questions, setQuestions] = useState<readonly LeaveQuestion[]>([]);
  const hold = useCallback<HoldLeaving>((one) => {
    setQuestions((present) => [...present, one]);
    // Two forms may ask the same.
    return () => setQuestions((present) => present.toSpliced(present.lastIndexOf(one), 1));
  }, []);
  const question = questions.at(-1);
  const isActive = question !== undefined;
  const [heldAddress, setHeldAddress] = useState<string>();
  const isBlocked = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
    [isActive],
  );
  const blocker = useBlocker(isBlocked);
  useEffect(() => (isActive ? blockDocuments(setHeldAddress) : undefined), [isActive]);
  const stay = () => {
    setHeldAddress(undefined);
    blocker.reset?.();
  };
  const leave = () => {
    // Back may return to this page as it is, without the question.
    setHeldAddress(undefined);
    if (heldAddress !== undefined) loadDocument(heldAddress);
    blocker.proceed?.();
  };
  return (
    <HoldLeavingContext value={hold}>
      {children}
      <Dialog
        open={isActive && (heldAddress !== undefined || blocker.state === 'blocked')}
        onClose={stay}
        // The words go with the form.
        transitionDuration={{ exit: 0 }}
      >
        <DialogTitle>{question && t(`${question}-title`)}</DialogTitle>
        <DialogContent>
          <DialogContentText>{question && t(`${question}-text`)}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{t('leave.leave')}</Button>
          <Button variant="contained" onClick={stay}>
            {t('leave.stay')}
          </Button>
        </DialogActions>
      </Dialog>
    </HoldLeavingContext>
  );
}
