import { saveFile } from '../../browser/save-file.ts';
import { tbilisiDay } from '../../domain/tbilisi-day.ts';

/**
 * Every cell is a text: telephone numbers keep their plus and zeros, and nothing that somebody typed is a formula. Named by
 * its day. Its library is loaded on the press.
 */
export async function saveSpreadsheet(
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const bold = head.map((value) => ({ value, fontWeight: 'bold' as const }));
  const sheet = writeExcelFile([bold, ...rows.map((row) => [...row])], { stickyRowsCount: 1 });
  saveFile(`${name}-${tbilisiDay(new Date())}.xlsx`, await sheet.toBlob());
}
