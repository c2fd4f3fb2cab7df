import { sql } from 'drizzle-orm';
import { typedNameText } from '@/contract/defectFacts';
import { typedNames, typedNamesMigration, type TypedNames } from '../domain/defects/typedNames';
import { backedUpTables, rowsIn, type TableRows } from '../jobs/backup/tables';
import type { Queries } from '../platform/database/Database';
import { countRows } from '../platform/database/jsonRows';
import type { Migration } from '../platform/database/migrate';

export interface Upgraded {
  rows: TableRows[];
  typed: TypedNames;
  /** The number of unconfirmed vehicles with the same number as another vehicle. */
  unconfirmed: number;
}

export async function readUpgraded(queries: Queries): Promise<Upgraded> {
  const rows: TableRows[] = [];
  for (const table of await backedUpTables(queries)) rows.push(await rowsIn(queries, table));
  return {
    rows,
    typed: await typedNames(queries),
    unconfirmed: await countRows(queries, sql`vehicles where unconfirmed = 'same_number'`),
  };
}

function changedRows(before: readonly TableRows[], after: readonly TableRows[]): string[] {
  return after.flatMap(({ table, rows }) => {
    const restored = before.find((other) => other.table === table)?.rows ?? 0;
    return rows === restored ? [] : [`${table}: ${restored} before, ${rows} after`];
  });
}

export function upgradeLines(
  migrations: readonly Migration[],
  restored: readonly TableRows[],
  { rows, typed: { reopened, kept }, unconfirmed }: Upgraded,
): (readonly [name: string, text: string])[] {
  const reviewed = [
    `${reopened} closed by a typed text that is no name or the driver's own: Driver says good`,
    `${kept} ${typedNameText}`,
  ];
  const isReviewed = migrations.some(({ name }) => name === typedNamesMigration);
  return [
    ['upgrade', `${migrations.length} migrations were applied`],
    ...migrations.map(({ name, summary }) => ['change', `${name}: ${summary}`] as const),
    ...changedRows(restored, rows).map((text) => ['rows', text] as const),
    ...(isReviewed ? reviewed.map((text) => ['defects', text] as const) : []),
    ['fleet', `${unconfirmed} vehicles have the same number as another: confirm or merge`],
  ];
}
