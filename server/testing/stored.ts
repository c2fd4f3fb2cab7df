import { inUtc, sumOf, tablesInOrder } from '../backup/tables';
import type { TableSum } from '../backup/tables';
import type { TestServer } from './testServer';

/** Row counts and checksums of all tables: if equal, nothing was stored in between. */
export function stored({ database }: TestServer): Promise<TableSum[]> {
  return database.queries.transaction(async (tx) => {
    await inUtc(tx);
    const sums = [];
    for (const table of await tablesInOrder(tx)) sums.push(await sumOf(tx, table));
    return sums;
  });
}
