import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { reasonOf } from '../../platform/database/failures';
import { deliveries, type Channel, type Delivery } from '../../domain/tables/deliveries';
import { recordOf, type AnnouncedRecord } from './recordOf';

/** The wait between attempts in s: five seconds, doubled each time, at most an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(5 * 2 ** attempts, 3600);
}

/** The number of days after its first attempt when the outbox gives a delivery up. */
const daysOfAttempts = 3;
/** The number of deliveries to claim and send together. */
const batch = 5;
/**
 * The time in s for which a claim reserves a delivery, so that two servers do not send it at once.
 */
const lease = 60;
/** The time limit for a receiver's response, in ms. */
const defaultTimeLimit = 10_000;

/** Sends one message. Resolves when the receiver has accepted it; throws if that fails. */
export type Send = (
  delivery: Delivery,
  record: AnnouncedRecord,
  signal: AbortSignal,
) => Promise<void>;

interface Options {
  channel: Channel;
  send: Send;
  queries: Queries;
  /** The carrier's current day. */
  today: () => Promise<string>;
  /** The interval in ms between checks for due deliveries. */
  interval?: number;
  /** The time limit for a receiver's response, in ms. */
  timeLimit?: number;
  report: (message: string) => void;
}

/**
 * Sends one channel's due deliveries from the outbox table. The server stores a delivery first and
 * sends it afterwards. It retries the delivery, even after a restart, until the receiver accepts it
 * or three days have passed. It never sends an accepted delivery again. A claim writes a lease into
 * the delivery's row, so that no transaction is open during the sending.
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

  /** Aborts the deliveries in progress. The next start retries them. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.stopping.abort();
    await this.idle();
  }

  /** Resolves when the current rounds have ended. */
  idle(): Promise<void> {
    return this.running;
  }

  /** Starts a round after the current one, so that this process never runs two rounds at once. */
  deliverSoon(): void {
    this.running = this.running.then(() =>
      this.deliverDue().catch((error: unknown) => this.options.report(reasonOf(error))),
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
   * Counts the attempt before making it. A crash in between may cause a repeat, but never the loss
   * of a message.
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
        // Uses an array, because a join might run the subquery with its limit more than once.
        .where(sql`${deliveries.id} = any(array(${due}))`)
        .returning()
    );
  }

  private async deliver(delivery: Delivery): Promise<void> {
    const { queries, report, channel } = this.options;
    const problem = await this.problemOf(delivery);
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

  /**
   * Returns null if the receiver accepted the delivery or the record no longer exists, otherwise
   * the error message.
   */
  private async problemOf(delivery: Delivery): Promise<string | null> {
    const { queries, send } = this.options;
    // Avoids AbortSignal.any: Node 20 may garbage-collect the timeout that it follows, and the
    // delivery would then never end.
    const giveUp = new AbortController();
    const abort = () => giveUp.abort(new Error('no response in time'));
    const timer = setTimeout(abort, this.options.timeLimit ?? defaultTimeLimit);
    this.stopping.signal.addEventListener('abort', abort);
    try {
      const record = await recordOf(queries, delivery, await this.options.today());
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
