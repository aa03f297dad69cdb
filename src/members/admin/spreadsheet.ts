import { saveFile } from '../../browser/save-file.ts';
import { tbilisiDay } from '../../domain/tbilisi-day.ts';

/** Every cell is a text: telephone numbers keep their plus and zeros, and nothing that somebody typed is a formula. */
function textCells(values: readonly string[]) {
  return values.map((value) => ({ value, type: String }));
}

/** Named by its day. Its library is loaded on the press. */
export async function saveSpreadsheet(
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const bold = textCells(head).map((cell) => ({ ...cell, fontWeight: 'bold' as const }));
  const sheet = writeExcelFile([bold, ...rows.map(textCells)], { stickyRowsCount: 1 });
  saveFile(`${name}-${tbilisiDay(new Date())}.xlsx`, await sheet.toBlob());
}
