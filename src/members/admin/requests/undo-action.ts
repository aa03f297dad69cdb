/** Taking back from the message about it what an admin has done, while the guide's email waits. */
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

/** For a change of a membership. */
export function undoAction(
  { journal_id, changed_at, email_at }: MembershipChanged,
  about: About,
  tools: Tools,
): NonNullable<ToastContent['action']> {
  const { t } = tools;
  const back = () => undoChange(journal_id);
  return takeBackAction(
    { label: t('admin.undo'), done: t('admin.undone'), back, from: changed_at, until: email_at },
    about,
    tools,
  );
}

interface TakeBack {
  readonly label: string;
  readonly done: string;
  readonly back: () => Promise<void>;
  /** Both times are the server's. */
  readonly from: string;
  readonly until: string;
}

/** The button of the message. */
export function takeBackAction(
  { label, done, back, from, until }: TakeBack,
  { about, name }: About,
  { t, toast }: Tools,
): NonNullable<ToastContent['action']> {
  let isUnderWay = false;
  const undo = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await back();
      toast({ about, severity: 'success', title: name, message: done });
    } catch (error) {
      toast({ about, severity: 'error', title: t('admin.undo-failed'), message: t(callMessage(error)) });
    }
  };
  return { label, press: () => void undo(), forMs: Date.parse(until) - Date.parse(from) };
}
