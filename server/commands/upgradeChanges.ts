import { sql } from 'drizzle-orm';
import { typedNameText } from '@/contract/defectFacts';
import {
  heldByUpgradeText,
  readHeldByUpgrade,
  undecidedMigration,
  type HeldByUpgrade,
} from '../domain/defects/heldByUpgrade';
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
  held: HeldByUpgrade;
}

export async function readUpgraded(queries: Queries, ownTimeZone: string): Promise<Upgraded> {
  const rows: TableRows[] = [];
  for (const table of await backedUpTables(queries)) rows.push(await rowsIn(queries, table));
  return {
    rows,
    typed: await typedNames(queries),
    unconfirmed: await countRows(queries, sql`vehicles where unconfirmed = 'same_number'`),
    held: await readHeldByUpgrade(queries, ownTimeZone),
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
  { rows, typed: { reopened, kept }, unconfirmed, held }: Upgraded,
): (readonly [name: string, text: string])[] {
  const reviewed = [
    `${reopened} closed by a typed text that is no name or the driver's own: Driver says good`,
    `${kept} ${typedNameText}`,
  ];
  const applies = (wanted: string) => migrations.some(({ name }) => name === wanted);
  return [
    ['upgrade', `${migrations.length} migrations were applied`],
    ...migrations.map(({ name, summary }) => ['change', `${name}: ${summary}`] as const),
    ...changedRows(restored, rows).map((text) => ['rows', text] as const),
    ...(applies(typedNamesMigration) ? reviewed.map((text) => ['defects', text] as const) : []),
    ...(applies(undecidedMigration) ? [['fleet', heldByUpgradeText(held)] as const] : []),
    ['fleet', `${unconfirmed} vehicles have the same number as another: confirm or merge`],
  ];
}
