import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isAllowed } from '@/contract/office/permissions';
import type { LeadChange, LeadRecord } from '@/contract/office/leads';
import type { Queries } from '../../platform/database/Database';
import { inOrder } from '../../platform/database/lists';
import { personName } from '../people/personName';
import { users } from '../tables/accounts';
import { deliveries } from '../tables/deliveries';
import { driverApplications, leadNotes, leads, quoteRequests } from '../tables/leads';
import { fieldErrors, HttpRejection, found } from '../../platform/rejections';
import { pickChangedFields, recordAudit, type Actor } from '../audit/audit';
import { once, type Repeatable } from '../idempotency/once';
import { staleRecord } from '../audit/staleRecord';
import { readLead } from './readLeadRecords';

interface Context {
  queries: Queries;
  actor: Actor & { id: number };
}

const resource = 'leads';

const ownFields = ({ state, assignee_id }: LeadRecord) => ({ state, assignee_id });

/** Changes a lead's status or assignee. Throws 409 with the current lead if `version` is outdated. */
export async function changeLead(
  { queries, actor }: Context,
  id: number,
  { version, state, assignee_id: assigneeId }: LeadChange,
): Promise<LeadRecord> {
  return queries.transaction(async (tx) => {
    const before = await lockLead(tx, id, version);
    if (assigneeId) await checkAssignee(tx, assigneeId);
    await tx
      .update(leads)
      .set({ state, assigneeId, version: version + 1 })
      .where(eq(leads.id, id));
    const after = found(await readLead(tx, id));
    await recordAudit(tx, {
      actor,
      action: 'update',
      resource,
      recordId: id,
      ...pickChangedFields(ownFields(before), ownFields(after)),
    });
    return after;
  });
}

export async function markSeen({ queries, actor }: Context, id: number): Promise<LeadRecord> {
  return queries.transaction(async (tx) => {
    const changed = await tx
      .update(leads)
      .set({ seenAt: sql`now()` })
      .where(and(eq(leads.id, id), isNull(leads.seenAt)))
      .returning({ id: leads.id });
    const entry = { actor, action: 'seen', resource, recordId: id } as const;
    if (changed.length > 0) await recordAudit(tx, { ...entry, before: null, after: null });
    return found(await readLead(tx, id));
  });
}

/** Adds a note to a lead. The audit log does not record the text, which may describe the visitor. */
export async function addNote(
  { queries, actor, repeatable }: Context & { repeatable: Repeatable },
  id: number,
  text: string,
): Promise<LeadRecord> {
  const again = async (tx: Queries) => found(await readLead(tx, id));
  async function make(tx: Queries) {
    const { application, quote } = await lockLead(tx, id);
    if (!application && !quote) {
      const detail = 'The personal data of this lead was deleted, so it takes no more notes.';
      throw new HttpRejection(400, { detail });
    }
    await tx.insert(leadNotes).values({ leadId: id, authorId: actor.id, text });
    const entry = { actor, action: 'note', resource, recordId: id } as const;
    await recordAudit(tx, { ...entry, before: null, after: null });
    return again(tx);
  }
  return once(queries, repeatable, { make, again });
}

/**
 * Deletes the visitor's data, the notes about them, and the lead's deliveries in the outbox. Keeps the lead's kind,
 * time and status for the counts.
 */
export async function deletePersonalData(
  { queries, actor }: Context,
  id: number,
  version: number,
): Promise<LeadRecord> {
  return queries.transaction(async (tx) => {
    const { kind } = await lockLead(tx, id, version);
    const table = kind === 'driver_application' ? driverApplications : quoteRequests;
    const [row] = await tx.select({ recordId: leads.recordId }).from(leads).where(eq(leads.id, id));
    if (row?.recordId) {
      const { recordId } = row;
      await tx.delete(table).where(eq(table.id, recordId));
      await tx
        .delete(deliveries)
        .where(and(eq(deliveries.kind, kind), eq(deliveries.recordId, recordId)));
    }
    await tx.delete(leadNotes).where(eq(leadNotes.leadId, id));
    await tx
      .update(leads)
      .set({ recordId: null, version: version + 1 })
      .where(eq(leads.id, id));
    const entry = { actor, action: 'delete-personal-data', resource, recordId: id } as const;
    await recordAudit(tx, { ...entry, before: null, after: null });
    return found(await readLead(tx, id));
  });
}

/** Lists the people to whom the office can assign a lead. */
export async function listAssignees(queries: Queries) {
  const name = personName();
  const data = await queries
    .select({ id: users.id, name })
    .from(users)
    .where(and(inArray(users.role, ['dispatcher', 'admin']), isNull(users.disabledAt)))
    .orderBy(inOrder(sql`lower(${name})`, 'asc', users.id));
  return { data, total: data.length };
}

async function checkAssignee(tx: Queries, id: number): Promise<void> {
  const [found] = await tx.select().from(users).where(eq(users.id, id));
  const isPossible = found && found.disabledAt === null && isAllowed(found.role, 'leads');
  if (!isPossible) throw fieldErrors({ assignee_id: ['Choose a dispatcher or an admin.'] });
}

async function lockLead(tx: Queries, id: number, version?: number): Promise<LeadRecord> {
  await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, id)).for('update');
  const lead = found(await readLead(tx, id));
  if (version !== undefined && lead.version !== version) {
    throw await staleRecord(tx, resource, id, lead);
  }
  return lead;
}
