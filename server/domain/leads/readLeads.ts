import { eq, gte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { driverApplications, quoteRequests, type LeadKind } from '../tables/leads';

export type Application = typeof driverApplications.$inferSelect;
export type QuoteRequest = typeof quoteRequests.$inferSelect;

/** Reads applications and quote requests since a day began in a time zone, oldest first. */
export async function leadsSince(queries: Queries, day: string, timeZone: string) {
  const since = sql`${day}::timestamp at time zone ${timeZone}`;
  const applications: Application[] = await queries
    .select()
    .from(driverApplications)
    .where(gte(driverApplications.createdAt, since))
    .orderBy(driverApplications.id);
  const quotes: QuoteRequest[] = await queries
    .select()
    .from(quoteRequests)
    .where(gte(quoteRequests.createdAt, since))
    .orderBy(quoteRequests.id);
  return { applications, quotes };
}

/** Reads the form that a visitor sent; undefined if it was deleted. */
export async function readLeadForm(
  queries: Queries,
  kind: LeadKind,
  id: number,
): Promise<Application | QuoteRequest | undefined> {
  const rows =
    kind === 'driver_application'
      ? await queries.select().from(driverApplications).where(eq(driverApplications.id, id))
      : await queries.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  return rows[0];
}
