/** Undoing a change of a membership from the message about it, while the guide's email waits. */
import type { MembershipChanged } from '../../../domain/verification/verification.ts';
import type { Translate } from '../../../i18n/use-t.ts';
import { callMessage, undoChange } from '../../firebase/callables.ts';
import type { ToastContent } from '../../shared/toasts/toast.ts';

interface About {
  /** The topic of the message. */
  readonly about: string;
  /** Of the guide. */
  readonly name: string;
}

interface Tools {
  readonly t: Translate;
  readonly toast: (content: ToastContent) => void;
}

/** The button of the message; its time is the server's. */
export function undoAction(
  { journal_id, changed_at, email_at }: MembershipChanged,
  { about, name }: About,
  { t, toast }: Tools,
): NonNullable<ToastContent['action']> {
  let isUnderWay = false;
  const undo = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await undoChange(journal_id);
      toast({ about, severity: 'success', title: name, message: t('admin.undone') });
    } catch (error) {
      toast({ about, severity: 'error', title: t('admin.undo-failed'), message: t(callMessage(error)) });
    }
  };
  const forMs = Date.parse(email_at) - Date.parse(changed_at);
  return { label: t('admin.undo'), press: () => void undo(), forMs };
}
