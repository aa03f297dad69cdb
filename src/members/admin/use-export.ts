import type { Exported } from '../../domain/verification/verification.ts';
import { useT } from '../../i18n/use-t.ts';
import { recordExport } from '../firebase/callables.ts';
import { toSearch, useDeskAddress } from './desk-address.ts';
import { useCall } from '../shared/use-call.ts';

/** Takes data out of the desk, after the journal says so, and only then. */
export function useExport() {
  const t = useT();
  const { address } = useDeskAddress();
  const { isBusy, run } = useCall();
  /** @param leave a text that it returns is said of it. */
  const take = <Row>(
    what: Exported['what'],
    read: () => readonly Row[] | Promise<readonly Row[]>,
    leave: (rows: readonly Row[]) => Promise<unknown>,
  ) => {
    let isRecorded = false;
    return run(
      'export',
      async () => {
        const rows = await read();
        // A search may be a name, which the journal would keep.
        const filters = toSearch({ ...address, q: address.q && '*' });
        await recordExport({ what, filters, rows: rows.length });
        isRecorded = true;
        return leave(rows);
      },
      (problem) => (isRecorded ? t('admin.export-unsaved') : t('admin.export-failed', { problem })),
    );
  };
  return { isBusy, take };
}
