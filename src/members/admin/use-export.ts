import { useState } from 'react';
import type { Exported } from '../../domain/verification/verification.ts';
import { useT } from '../../i18n/use-t.ts';
import { callMessage, recordExport } from '../firebase/callables.ts';
import { useToast } from '../shared/toasts/Toasts.tsx';
import { toSearch, type DeskAddress } from './desk-address.ts';

/** The message about what was taken out. */
export const EXPORT = 'export';

/** Takes data out of the desk, after the journal says so, and only then. */
export function useExport(address: DeskAddress) {
  const t = useT();
  const show = useToast();
  const [isBusy, setBusy] = useState(false);
  const take = async (
    what: Exported['what'],
    rows: readonly unknown[] | Promise<readonly unknown[]>,
    leave: () => Promise<void>,
  ) => {
    setBusy(true);
    try {
      // A search may be a name, which the journal would keep.
      const filters = toSearch({ ...address, q: address.q && '*' });
      await recordExport({ what, filters, rows: (await rows).length });
      await leave();
    } catch (error) {
      const message = t('admin.export-failed', { problem: t(callMessage(error)) });
      show({ about: EXPORT, severity: 'error', message });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, take };
}
