import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { CarrierDay } from '../../domain/days';
import type { Queries } from '../../platform/database/Database';
import { getRootCauseMessage } from '../../platform/database/failures';
import { deliveries, type Channel, type Delivery } from '../../domain/tables/deliveries';
import { readAnnouncedRecord, type AnnouncedRecord } from './announcedRecord';

/**
 * Returns the wait before the next attempt in s. The wait is five seconds at first, doubles after each attempt, and is
 * at most an hour.
 */
export function waitAfter(attempts: number): number {
  return Math.min(5 * 2 ** attempts, 3600);
}

/** The number of days after the first attempt until the outbox gives up on a delivery. */
const daysOfAttempts = 3;
/** The number of deliveries that are claimed and sent together. */
const batch = 5;
/** The time in s for which a claim reserves a delivery, so that no other server sends it. */
const lease = 60;
/** The default time limit for a receiver's response, in ms. */
const defaultTimeLimit = 10_000;

/** Sends one message. Resolves once the receiver has accepted it, and rejects on failure. */
export type Send = (
  delivery: Delivery,
  record: AnnouncedRecord,
  signal: AbortSignal,
) => Promise<void>;

interface Options {
  channel: Channel;
  send: Send;
  queries: Queries;
  day: () => Promise<CarrierDay>;
  /** The interval in ms between checks for due deliveries. */
  interval?: number;
  /** The time limit for a receiver's response, in ms. */
  timeLimit?: number;
  report: (message: string) => void;
}

/**
 * Sends the due deliveries of one channel from the outbox table. Retries a delivery, even after a restart, until the
 * receiver accepts it or three days have passed. May send a delivery twice. A claim writes a lease into the delivery's
 * row, so that no transaction is open while it sends.
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

  /** Aborts the deliveries in progress. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.stopping.abort();
    await this.idle();
  }

  idle(): Promise<void> {
    return this.running;
  }

  /** Queues a round after the current one, so that this process never runs two rounds at once. */
  deliverSoon(): void {
    this.running = this.running.then(() =>
      this.deliverDue().catch((error: unknown) => this.options.report(getRootCauseMessage(error))),
    );
  }

  /** Tries each due delivery once. */
  async deliverDue(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const claimed = await this.claim();
      await Promise.all(claimed.map((delivery) => this.deliver(delivery)));
      if (claimed.length < batch) return;
    }
  }

  /**
   * Claims due deliveries and counts the attempt. Counts it before sending, so that a crash may repeat a message
   * but never lose it.
   */
  private claim(): Promise<Delivery[]> {
    const { queries, channel } = this.options;
    const due = queries
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.channel, channel),
          isNull(deliveries.deliveredAt),
          isNull(deliveries.failedAt),
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
          firstAttemptAt: sql`coalesce(${deliveries.firstAttemptAt}, now())`,
          nextAttemptAt: sql`now() + ${lease} * interval '1 second'`,
        })
        // An array, because a join might run the subquery with its limit more than once.
        .where(sql`${deliveries.id} = any(array(${due}))`)
        .returning()
    );
  }

  private async deliver(delivery: Delivery): Promise<void> {
    const { queries, report, channel } = this.options;
    const problem = await this.tryDelivery(delivery);
    const wait = waitAfter(delivery.attempts - 1);
    const isOver = sql`${deliveries.firstAttemptAt} <= now() - ${daysOfAttempts} * interval '1 day'`;
    const [stored] = await queries
      .update(deliveries)
      .set(
        problem === null
          ? { deliveredAt: sql`now()` }
          : {
              nextAttemptAt: sql`now() + ${wait} * interval '1 second'`,
              failedAt: sql`case when ${isOver} then now() end`,
            },
      )
      .where(eq(deliveries.id, delivery.id))
      .returning({ failedAt: deliveries.failedAt });
    if (problem === null) return;
    const end = stored?.failedAt ? `; given up after ${daysOfAttempts} days` : '';
    report(`${channel} delivery ${delivery.id} failed: ${problem}${end}`);
  }

  /** Returns the reason for a failure; null if there is nothing left to deliver. */
  private async tryDelivery(delivery: Delivery): Promise<string | null> {
    const { queries, send } = this.options;
    // Avoids AbortSignal.any, because Node 20 may garbage-collect its timeout, and the delivery would then never end.
    const giveUp = new AbortController();
    const abort = () => giveUp.abort(new Error('no response in time'));
    const timer = setTimeout(abort, this.options.timeLimit ?? defaultTimeLimit);
    this.stopping.signal.addEventListener('abort', abort);
    try {
      const record = await readAnnouncedRecord(queries, delivery, await this.options.day());
      this.stopping.signal.throwIfAborted();
      if (record) await send(delivery, record, giveUp.signal);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : 'no response';
    } finally {
      clearTimeout(timer);
      this.stopping.signal.removeEventListener('abort', abort);
    }
  }
}
