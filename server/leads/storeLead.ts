import type { FastifyRequest } from 'fastify';
import type { DriverApplicationForm } from '@/contract/driver';
import type { QuoteForm } from '@/contract/shipper';
import type { Api } from '../Api';
import type { Queries } from '../db/Database';
import { driverApplications, leadDeliveries, quoteRequests } from '../db/schema/leads';
import type { LeadKind } from '../db/schema/leads';

interface Context {
  queries: Queries;
  /** The visitor's network address. */
  address: string;
  /** Whether the lead is to be announced to LEADS_WEBHOOK. */
  isAnnounced: boolean;
}

export function leadContextOf(api: Api, request: FastifyRequest): Context {
  const { queries } = api.database;
  return { queries, address: request.ip, isAnnounced: api.webhook !== null };
}

/** Stores an application and, in the same transaction, its place in the outbox. */
export function storeApplication(context: Context, application: DriverApplicationForm) {
  return context.queries.transaction(async (tx) => {
    const values = { ...application, address: context.address };
    const stored = tx.insert(driverApplications).values(values);
    const [lead] = await stored.returning({ id: driverApplications.id });
    await announce(tx, context, 'driver_application', lead);
  });
}

/** Stores a request for a quote, likewise. */
export function storeQuoteRequest(context: Context, quote: QuoteForm) {
  return context.queries.transaction(async (tx) => {
    const stored = tx.insert(quoteRequests).values({ ...quote, address: context.address });
    const [lead] = await stored.returning({ id: quoteRequests.id });
    await announce(tx, context, 'quote_request', lead);
  });
}

async function announce(
  tx: Queries,
  { isAnnounced }: Context,
  kind: LeadKind,
  lead: { id: number } | undefined,
): Promise<void> {
  if (!lead) throw new Error('a lead was not stored');
  if (isAnnounced) await tx.insert(leadDeliveries).values({ kind, leadId: lead.id });
}
