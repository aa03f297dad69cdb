import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useT } from '../../i18n/use-t.ts';
import { blockNavigation, type HeldNavigation } from '../../members/app/block-navigation.ts';

interface LeaveGuardProps {
  readonly active: boolean;
  readonly title: string;
  readonly text: string;
}

/**
 * Asks for confirmation before unsaved changes are left by a link, by Back and Forward, or by closing the
 * window. The same page in the other language is not blocked: it keeps its state.
 */
export function LeaveGuard({ active, title, text }: LeaveGuardProps) {
  const t = useT();
  const navigate = useNavigate();
  const location = useLocation();
  const [held, setHeld] = useState<HeldNavigation>();
  const stopHolding = useRef<() => void>(undefined);

  useEffect(() => {
    if (!active) return undefined;
    stopHolding.current = blockNavigation(location, setHeld);
    return stopHolding.current;
  }, [active, location]);

  const stay = () => setHeld(undefined);
  const leave = () => {
    stopHolding.current?.();
    if (typeof held === 'number') void navigate(held);
    else if (held !== undefined) void navigate(held);
  };
  return (
    <Dialog open={held !== undefined} onClose={stay} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{t('leave.leave')}</Button>
        <Button variant="contained" onClick={stay}>
          {t('leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
