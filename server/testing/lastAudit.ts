import { desc } from 'drizzle-orm';
import { auditEntries } from '../domain/tables/audit';
import type { TestServer } from './testServer';

export async function lastAudit({ database }: Pick<TestServer, 'database'>) {
  const [entry] = await database.queries
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry;
}
