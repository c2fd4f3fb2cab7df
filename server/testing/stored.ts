import { inUtc, rateLimits, sumOf, tablesInOrder } from '../backup/tables';
import type { TableSum } from '../backup/tables';
import type { TestServer } from './testServer';

/** Row counts and checksums of all tables but the rate limits': if equal, nothing was stored in between. */
export function stored({ database }: TestServer): Promise<TableSum[]> {
  return database.queries.transaction(async (tx) => {
    await inUtc(tx);
    const sums = [];
    for (const table of await tablesInOrder(tx)) {
      if (table !== rateLimits) sums.push(await sumOf(tx, table));
    }
    return sums;
  });
}
