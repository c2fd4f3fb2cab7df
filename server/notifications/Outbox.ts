import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database';
import { deliveries } from '../db/schema/deliveries';
import type { Channel, Delivery } from '../db/schema/deliveries';
import { recordOf } from './recordOf';
import type { AnnouncedRecord } from './recordOf';

/** Waits between tries, in s: five seconds, doubled each time, an hour at most. It never gives up. */
export function waitAfter(attempts: number): number {
  return Math.min(5 * 2 ** attempts, 3600);
}

/** Deliveries that are claimed, and sent, at a time. */
const batch = 5;
/** A claimed delivery is left alone for so long, in s, so that two servers don't send it at once. */
const lease = 60;
/** A receiver gets so long to answer, in ms. */
const patience = 10_000;

/** Sends one message; resolves when the receiver has taken it. Throws what went wrong. */
export type Send = (
  delivery: Delivery,
  record: AnnouncedRecord,
  signal: AbortSignal,
) => Promise<void>;

interface Options {
  channel: Channel;
  send: Send;
  queries: Queries;
  /** How often it looks for what is due, in ms. */
  interval?: number;
  /** How long a receiver may take to answer, in ms. */
  timeLimit?: number;
  report: (message: string) => void;
}

/**
 * Sends what is due on one channel from the outbox table: stored first, delivered after, tried again across restarts
 * until the receiver takes it, and never after that was recorded. A delivery is claimed by writing a lease into its
 * row, so no transaction is open while it is sent.
 */
export class Outbox {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private readonly stopping = new AbortController();

  constructor(private readonly options: Options) {}

  start(): void {
    this.timer = setInterval(() => this.deliverSoon(), this.options.interval ?? 5000);
    this.timer.unref();
    this.deliverSoon();
  }

  /** Gives up what is being sent, which is tried again after the next start. */
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

  /** Counts the try before it is made: a crash in the middle costs a repeat, never a message. */
  private claim(): Promise<Delivery[]> {
    const { queries, channel } = this.options;
    const due = queries
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.channel, channel),
          isNull(deliveries.deliveredAt),
          lte(deliveries.nextAttemptAt, sql`now()`),
        ),
      )
      .orderBy(deliveries.nextAttemptAt)
      .limit(batch)
      .for('update', { skipLocked: true });
    return (
      queries
        .update(deliveries)
        .set({
          attempts: sql`${deliveries.attempts} + 1`,
          nextAttemptAt: sql`now() + ${lease} * interval '1 second'`,
        })
        // As an array: a join could run the subquery, and so the limit, more than once.
        .where(sql`${deliveries.id} = any(array(${due}))`)
        .returning()
    );
  }

  private async deliver(delivery: Delivery): Promise<void> {
    const { queries, report, channel } = this.options;
    const problem = await this.problemOf(delivery);
    if (problem !== null) report(`${channel} delivery ${delivery.id} failed: ${problem}`);
    const wait = waitAfter(delivery.attempts - 1);
    await queries
      .update(deliveries)
      .set(
        problem === null
          ? { deliveredAt: sql`now()` }
          : { nextAttemptAt: sql`now() + ${wait} * interval '1 second'` },
      )
      .where(eq(deliveries.id, delivery.id));
  }

  /** Null when the receiver took it (or the record is gone), else what went wrong. */
  private async problemOf(delivery: Delivery): Promise<string | null> {
    const { queries, send } = this.options;
    // Not AbortSignal.any: Node 20 may collect the timeout it follows, and the sending then has no end.
    const giveUp = new AbortController();
    const abort = () => giveUp.abort(new Error('no answer in time'));
    const timer = setTimeout(abort, this.options.timeLimit ?? patience);
    this.stopping.signal.addEventListener('abort', abort);
    try {
      const record = await recordOf(queries, delivery);
      this.stopping.signal.throwIfAborted();
      if (record) await send(delivery, record, giveUp.signal);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : 'no answer';
    } finally {
      clearTimeout(timer);
      this.stopping.signal.removeEventListener('abort', abort);
    }
  }
}
