import { eq } from 'drizzle-orm';
import type { LeadRecord, LeadReply } from '@/contract/office/leads';
import type { Queries } from '../../platform/database/Database';
import { found, HttpRejection } from '../../platform/rejections';
import { recordAudit, type Actor } from '../audit/audit';
import { staleRecord } from '../audit/staleRecord';
import { once, wasDone, type Repeatable } from '../idempotency/once';
import { UnknownOutcome, type Announcements } from '../notifications/Announcements';
import { leadNotes, leads } from '../tables/leads';
import { readLead } from './readLeadRecords';

interface Reply {
  queries: Queries;
  notifications: Announcements;
  actor: Actor & { id: number };
  /** The author's own address, to which the visitor responds; may be empty. */
  replyTo: string;
  canSend: boolean;
  repeatable: Repeatable;
}

/**
 * Emails the visitor, stores the email as a note, and changes a new lead's status to 'contacted'. Throws 400 if the
 * visitor left no email address or no mail server is set, 409 with the current lead if `version` is outdated, and 502
 * if the mail server does not accept the email. Sends outside a transaction, because that may take seconds.
 */
export async function replyToLead(
  { queries, notifications, actor, replyTo, canSend, repeatable }: Reply,
  id: number,
  { version, subject, text }: LeadReply,
): Promise<LeadRecord> {
  const again = async (tx: Queries) => found(await readLead(tx, id));
  const lead = await again(queries);
  if (await wasDone(queries, repeatable)) return lead;
  if (lead.version !== version) throw await staleRecord(queries, 'leads', id, lead);
  const to = lead.application?.email ?? lead.quote?.business_email ?? '';
  if (to === '') throw rejected(400, 'This visitor left no email address.');
  if (!canSend) throw rejected(400, 'This server sends no email. Write from your mail program.');
  try {
    await notifications.sendNow({
      to,
      replyTo,
      subject,
      text,
      isAutomatic: false,
      key: repeatable?.digest,
    });
  } catch (error) {
    if (error instanceof UnknownOutcome) {
      throw rejected(
        502,
        `${error.message}. Send it again: a mail program shows a repeat only once.`,
      );
    }
    throw rejected(502, 'The mail server did not take the reply, so nothing was sent. Try again.');
  }
  async function make(tx: Queries) {
    const [before] = await tx.select().from(leads).where(eq(leads.id, id)).for('update');
    const { state, version: current } = found(before);
    const next = state === 'new' ? 'contacted' : state;
    await tx
      .update(leads)
      .set({ state: next, version: current + 1 })
      .where(eq(leads.id, id));
    const note = `Replied by email: ${subject}\n\n${text}`;
    await tx.insert(leadNotes).values({ leadId: id, authorId: actor.id, text: note });
    await recordAudit(tx, {
      actor,
      action: 'reply',
      resource: 'leads',
      recordId: id,
      before: { state },
      after: { state: next },
    });
    return again(tx);
  }
  return once(queries, repeatable, { make, again });
}

const rejected = (status: number, detail: string) => new HttpRejection(status, { detail });
