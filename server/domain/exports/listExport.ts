import type { SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ExportedList } from '@/contract/office/exports';
import type { Permission } from '@/contract/office/permissions';
import type { CellValue } from '../../platform/csv/csv';
import type { Queries } from '../../platform/database/Database';
import { queryRows } from '../../platform/database/rows';
import type { Services } from '../Services';

export interface ExportContext {
  api: Services;
  queries: Queries;
  timeZone: string;
  today: string;
}

type Query<Entries extends v.ObjectEntries> = v.InferOutput<
  v.StrictObjectSchema<Entries, undefined>
>;

export interface ListExport<Row extends { id: number }, Entries extends v.ObjectEntries> {
  list: ExportedList;
  needs: Permission;
  query: { readonly entries: Entries };
  /** Selects the matching rows' ids in the list's order. */
  selectIds: (query: Query<Entries>, context: ExportContext) => SQL | Promise<SQL>;
  /** Reads rows by id in any order. */
  rowsWith: (ids: readonly number[], context: ExportContext) => Promise<Row[]>;
  /** The columns' headings in the file's order, and the cell of each row. */
  columns: (context: ExportContext) => Record<string, (row: Row) => CellValue>;
}

/** Infers the type arguments of a `ListExport`. */
export function listExport<Row extends { id: number }, Entries extends v.ObjectEntries>(
  declared: ListExport<Row, Entries>,
): ListExport<Row, Entries> {
  return declared;
}

/** A table in batches, so the writer can start before the last rows are read. */
export interface Table {
  headings: readonly string[];
  /** The number of rows at the start of the export. */
  count: number;
  batches: AsyncIterable<readonly (readonly CellValue[])[]>;
}

const batchSize = 500;

/**
 * Reads the matching ids first and then the rows in batches. If the list changes in the meantime, no row is repeated,
 * and only rows that can no longer be read are missing. A slow download keeps no transaction open.
 */
export async function readExportTable<Row extends { id: number }, Entries extends v.ObjectEntries>(
  declared: ListExport<Row, Entries>,
  query: Query<Entries>,
  context: ExportContext,
): Promise<Table> {
  const found = await queryRows<{ id: number | string }>(
    context.queries,
    await declared.selectIds(query, context),
  );
  const ids = found.map(({ id }) => Number(id));
  const columns = declared.columns(context);
  const cells = Object.values(columns);

  async function* batches() {
    for (let start = 0; start < ids.length; start += batchSize) {
      const batch = ids.slice(start, start + batchSize);
      const rows = new Map(
        (await declared.rowsWith(batch, context)).map((row) => [row.id, row] as const),
      );
      yield batch.flatMap((id) => {
        const row = rows.get(id);
        return row ? [cells.map((toCell) => toCell(row))] : [];
      });
    }
  }
  return {
    headings: Object.keys(columns),
    count: ids.length,
    batches: batches(),
  };
}
