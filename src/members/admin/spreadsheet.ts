/** Rows as a spreadsheet. */
import { saveFile } from '../../browser/save-file.ts';

interface Sheet {
  /** Without its ending. */
  readonly fileName: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Every cell is a text: telephone numbers keep their plus and zeros, and nothing that somebody typed is a formula. */
function textCells(values: readonly string[]) {
  return values.map((value) => ({ value, type: String }));
}

/** Its library is loaded on the press. */
export async function saveSpreadsheet({ fileName, head, rows }: Sheet): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const bold = textCells(head).map((cell) => ({ ...cell, fontWeight: 'bold' as const }));
  const sheet = writeExcelFile([bold, ...rows.map(textCells)], { stickyRowsCount: 1 });
  saveFile(`${fileName}.xlsx`, await sheet.toBlob());
}
