import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { doOrders } from '../workers/doOrders';
import type { Sheet } from './writeXlsx';

/** Excel's limit on a cell's text. */
const maxCellText = 32_767;

/** Stores text as text, so `0042` keeps its zeros, and Excel evaluates neither `12E5` nor `=1+1`. */
function toCell(value: string | number | null): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  const isTooLong = value.length > maxCellText;
  return { value: isTooLong ? `${value.slice(0, maxCellText - 1)}…` : value, type: String };
}

/** Entry point of the thread that writes Excel files. */
doOrders(async ({ headings, rows }: Sheet): Promise<Uint8Array> => {
  const head = headings.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }));
  const file = writeExcelFile([head, ...rows.map((row) => row.map(toCell))], {
    columns: headings.map(() => ({ width: 20 })),
    stickyRowsCount: 1,
  });
  return file.toBuffer();
});
