import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parsePath } from '../../i18n/paths.ts';
import { useT } from '../../i18n/use-t.ts';

/** The link of the site that this click would follow in the same window, if it leaves the page. */
function leavingLink(event: MouseEvent, here: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin) return undefined;
  // The same page in the other language, or a place on it: the draft comes along.
  if (parsePath(url.pathname).path === parsePath(here).path) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Asks before unsaved changes are left, by links of the site, other addresses, or closing the window.
 * The plain router has no way to hold a navigation, so the click on the link is held.
 */
export function LeaveGuard({ active }: { readonly active: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState<string>();

  useEffect(() => {
    if (!active) return undefined;
    const holdClick = (event: MouseEvent) => {
      const link = leavingLink(event, pathname);
      if (link === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link);
    };
    const holdClosing = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', holdClick, { capture: true });
    window.addEventListener('beforeunload', holdClosing);
    return () => {
      document.removeEventListener('click', holdClick, { capture: true });
      window.removeEventListener('beforeunload', holdClosing);
    };
  }, [active, pathname]);

  const stay = () => setWanted(undefined);
  return (
    <Dialog open={wanted !== undefined} onClose={stay} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{t('editor.leave-title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('editor.leave-text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => wanted !== undefined && void navigate(wanted)}>{t('editor.leave')}</Button>
        <Button variant="contained" onClick={stay}>
          {t('editor.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
