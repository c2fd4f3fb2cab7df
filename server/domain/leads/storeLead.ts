import type { DriverApplicationForm } from '@/contract/driverApplication';
import type { QuoteForm } from '@/contract/quote';
import type { Queries } from '../../platform/database/Database';
import { driverApplications, leads, quoteRequests, type LeadKind } from '../tables/leads';
import type { Announcements } from '../notifications/Announcements';

export interface LeadContext {
  queries: Queries;
  /** The visitor's network address. */
  address: string;
  notifications: Announcements;
}

/** Stores an application and its announcement in one transaction. */
export function storeApplication(context: LeadContext, application: DriverApplicationForm) {
  return context.queries.transaction(async (tx) => {
    const values = { ...application, address: context.address };
    const stored = tx.insert(driverApplications).values(values);
    const [lead] = await stored.returning({ id: driverApplications.id });
    await announce(tx, context, 'driver_application', lead);
  });
}

/** Stores a quote request and its announcement in one transaction. */
export function storeQuoteRequest(context: LeadContext, quote: QuoteForm) {
  return context.queries.transaction(async (tx) => {
    const stored = tx.insert(quoteRequests).values({ ...quote, address: context.address });
    const [lead] = await stored.returning({ id: quoteRequests.id });
    await announce(tx, context, 'quote_request', lead);
  });
}

/** Adds the lead to the office's inbox and announces it. */
async function announce(
  tx: Queries,
  { notifications }: LeadContext,
  kind: LeadKind,
  lead: { id: number } | undefined,
): Promise<void> {
  if (!lead) throw new Error('a lead was not stored');
  await tx.insert(leads).values({ kind, recordId: lead.id });
  await notifications.announce(tx, kind, lead.id);
}
