import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { reasonOf } from '../../platform/database/failures';
import { deliveries, type Channel, type Delivery } from '../../domain/tables/deliveries';
import { recordOf, type AnnouncedRecord } from './recordOf';

/** Wait between attempts, in s: five seconds, doubled each time, at most an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(5 * 2 ** attempts, 3600);
}

/** A delivery is given up this many days after its first attempt. */
const daysOfAttempts = 3;
/** Number of deliveries that are claimed and sent together. */
const batch = 5;
/** Time in s that a claimed delivery is reserved, so that two servers don't send it at once. */
const lease = 60;
/** Time limit for a receiver's response, in ms. */
const defaultTimeLimit = 10_000;

/** Sends one message; resolves once the receiver has accepted it. Throws if that fails. */
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
  /** Interval between checks for due deliveries, in ms. */
  interval?: number;
  /** Time limit for a receiver's response, in ms. */
  timeLimit?: number;
  report: (message: string) => void;
}

/**
 * Sends the due deliveries of one channel from the outbox table. A delivery is stored first and
 * sent afterwards. It is retried, across restarts, until the receiver accepts it or three days have
 * passed, and is never sent again once it is accepted. Claiming a delivery writes a lease into its
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

  /** Aborts the deliveries in progress; they are retried after the next start. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.stopping.abort();
    await this.idle();
  }

  /** Resolves when the rounds in progress have ended. */
  idle(): Promise<void> {
    return this.running;
  }

  /** Starts a round after the current one, so that this process never runs two at once. */
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
   * Counts the attempt before it is made. A crash in between may cause a repeat, but never loses a
   * message.
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
        // Uses an array, since a join could run the subquery with its limit more than once.
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
   * Returns null if the receiver accepted it (or the record is gone), otherwise the error message.
   */
  private async problemOf(delivery: Delivery): Promise<string | null> {
    const { queries, send } = this.options;
    // Not AbortSignal.any, since Node 20 may garbage-collect the timeout that it follows, and the
    // delivery would never end.
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
