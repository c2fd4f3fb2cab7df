import { createHmac } from 'node:crypto';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database';
import { leadDeliveries } from '../db/schema/leads';
import type { WebhookSettings } from '../settings/settings';
import { leadOf } from './readLeads';

type Delivery = typeof leadDeliveries.$inferSelect;

/** Waits between tries, in s: five seconds, doubled each time, an hour at most. It never gives up. */
export function waitAfter(attempts: number): number {
  return Math.min(5 * 2 ** attempts, 3600);
}

/** Deliveries that are claimed, and posted, at a time. */
const batch = 5;
/** A claimed delivery is left alone for so long, in s, so that two servers don't send it at once. */
const lease = 60;
/** A receiver gets so long to answer, in ms. */
const patience = 10_000;

interface Options {
  queries: Queries;
  webhook: WebhookSettings;
  /** How often it looks for what is due, in ms. */
  interval?: number;
  /** How long a receiver may take to answer, in ms. */
  timeLimit?: number;
  report: (message: string) => void;
}

/**
 * Announces new leads to LEADS_WEBHOOK from an outbox table: stored first, delivered after, tried again across
 * restarts until the receiver answers 2xx, and never after that was recorded. A delivery is claimed by
 * writing a lease into its row, so no transaction is open during a post. Each try carries the delivery's
 * id and a signature with its time.
 */
export class LeadsWebhook {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(private readonly options: Options) {}

  start(): void {
    this.timer = setInterval(() => this.deliverSoon(), this.options.interval ?? 5000);
    this.timer.unref();
    this.deliverSoon();
  }

  /** Gives up the posts that are under way, which are tried again after the next start. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.stopping.abort();
    await this.idle();
  }

  /** Resolves when the rounds that were begun have ended. */
  idle(): Promise<void> {
    return this.running;
  }

  /** One round after another, never two at once in this process. */
  deliverSoon(): void {
    this.running = this.running.then(() =>
      this.deliverDue().catch((error: unknown) => this.options.report(String(error))),
    );
  }

  /** Tries everything that is due, once. */
  async deliverDue(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const claimed = await this.claim();
      await Promise.all(claimed.map((delivery) => this.deliver(delivery)));
      if (claimed.length < batch) return;
    }
  }

  /** Counts the try before it is made: a crash in the middle costs a repeat, never a lead. */
  private claim(): Promise<Delivery[]> {
    const { queries } = this.options;
    const due = queries
      .select({ id: leadDeliveries.id })
      .from(leadDeliveries)
      .where(and(isNull(leadDeliveries.deliveredAt), lte(leadDeliveries.nextAttemptAt, sql`now()`)))
      .orderBy(leadDeliveries.nextAttemptAt)
      .limit(batch)
      .for('update', { skipLocked: true });
    return (
      queries
        .update(leadDeliveries)
        .set({
          attempts: sql`${leadDeliveries.attempts} + 1`,
          nextAttemptAt: sql`now() + ${lease} * interval '1 second'`,
        })
        // As an array: a join could run the subquery, and so the limit, more than once.
        .where(sql`${leadDeliveries.id} = any(array(${due}))`)
        .returning()
    );
  }

  private async deliver(delivery: Delivery): Promise<void> {
    const { queries, report } = this.options;
    const problem = await this.post(delivery);
    if (problem !== null) report(`lead delivery ${delivery.id} failed: ${problem}`);
    const wait = waitAfter(delivery.attempts - 1);
    await queries
      .update(leadDeliveries)
      .set(
        problem === null
          ? { deliveredAt: sql`now()` }
          : { nextAttemptAt: sql`now() + ${wait} * interval '1 second'` },
      )
      .where(eq(leadDeliveries.id, delivery.id));
  }

  /** Null when the receiver took it (or the lead is gone), else what went wrong. */
  private async post({ id, kind, leadId }: Delivery): Promise<string | null> {
    const { queries, webhook } = this.options;
    const found = await leadOf(queries, kind, leadId);
    if (!found) return null;
    const { address, ...lead } = found;
    const body = JSON.stringify({ delivery: id, kind, lead });
    // Not AbortSignal.any: Node 20 may collect the timeout it follows, and the post then has no end.
    const giveUp = new AbortController();
    const abort = () => giveUp.abort(new Error('no answer in time'));
    const timer = setTimeout(abort, this.options.timeLimit ?? patience);
    this.stopping.signal.addEventListener('abort', abort);
    try {
      this.stopping.signal.throwIfAborted();
      const answer = await fetch(webhook.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
          // The same, for receivers from before the standard's name.
          'X-Linehaul-Delivery': id,
          'X-Linehaul-Signature': signatureOf(webhook.secret, body, Date.now()),
        },
        body,
        redirect: 'error',
        signal: giveUp.signal,
      });
      // The status says all: however long the answer is, it is not read.
      await answer.body?.cancel();
      return answer.ok ? null : `status ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : 'no answer';
    } finally {
      clearTimeout(timer);
      this.stopping.signal.removeEventListener('abort', abort);
    }
  }
}

/** `t=<ms>,v1=<hex HMAC-SHA256 of "t.body">`: the time is signed too, so an old message can't be replayed. */
export function signatureOf(secret: string, body: string, time: number): string {
  const hmac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${hmac}`;
}
