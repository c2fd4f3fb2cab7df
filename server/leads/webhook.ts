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

/** A claimed delivery is left alone for so long, in s, so that two servers don't send it at once. */
const lease = 60;
const timeLimit = 10_000;

interface Options {
  queries: Queries;
  webhook: WebhookSettings;
  /** How often it looks for what is due, in ms. */
  interval?: number;
  report: (message: string) => void;
}

/**
 * Announces new leads to LEADS_WEBHOOK: stored first, delivered after, tried again across restarts until
 * the receiver answers 2xx. Each try carries the delivery's id and a signature with its time.
 */
export class LeadsWebhook {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: Options) {}

  start(): void {
    this.timer = setInterval(() => this.deliverSoon(), this.options.interval ?? 5000);
    this.timer.unref();
    this.deliverSoon();
  }

  /** Waits for the delivery that is under way. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  /** One round after another, never two at once in this process. */
  deliverSoon(): void {
    this.running = this.running.then(() =>
      this.deliverDue().catch((error: unknown) => this.options.report(String(error))),
    );
  }

  /** Tries everything that is due, once. */
  async deliverDue(): Promise<void> {
    for (const delivery of await this.claim()) await this.deliver(delivery);
  }

  /** Counts the try before it is made: a crash in the middle costs a repeat, never a lead. */
  private claim(): Promise<Delivery[]> {
    return this.options.queries
      .update(leadDeliveries)
      .set({
        attempts: sql`${leadDeliveries.attempts} + 1`,
        nextAttemptAt: sql`now() + ${lease} * interval '1 second'`,
      })
      .where(and(isNull(leadDeliveries.deliveredAt), lte(leadDeliveries.nextAttemptAt, sql`now()`)))
      .returning();
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
    try {
      const answer = await fetch(webhook.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Linehaul-Delivery': id,
          'X-Linehaul-Signature': signatureOf(webhook.secret, body, Date.now()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimit),
      });
      await answer.arrayBuffer();
      return answer.ok ? null : `status ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : 'no answer';
    }
  }
}

/** `t=<ms>,v1=<hex HMAC-SHA256 of "t.body">`: the time is signed too, so an old message can't be replayed. */
export function signatureOf(secret: string, body: string, time: number): string {
  const hmac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${hmac}`;
}
