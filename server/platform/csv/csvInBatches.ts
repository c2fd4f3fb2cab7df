import { csvLine, type CellValue } from './csv';

/** Number of rows in memory at a time. */
export const batchSize = 500;

interface CsvOptions<Row> {
  columns: readonly string[];
  /**
   * Reads up to `batchSize` rows with an id below `before` (null for the first batch), newest
   * first.
   */
  readBatch: (before: number | null) => Promise<Row[]>;
  cellsOf: (row: Row) => readonly CellValue[];
}

/**
 * Streams a list as CSV. Reads it in batches by id, so that no transaction stays open while a slow
 * client downloads them.
 */
export async function* csvInBatches<Row extends { id: number }>({
  columns,
  readBatch,
  cellsOf,
}: CsvOptions<Row>): AsyncGenerator<string> {
  yield csvLine(columns);
  let before: number | null = null;
  for (;;) {
    const rows: Row[] = await readBatch(before);
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row))).join('');
    if (rows.length < batchSize) return;
    before = rows.at(-1)?.id ?? null;
  }
}
