import { isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { knownDays } from '../account/knownNetworks';
import { knownNetworks, sessions } from '../db/schema/accounts';
import { deliveries } from '../db/schema/deliveries';

const day = 24 * 60 * 60 * 1000;

/** Days to keep a finished delivery, for questions about what was announced. */
const keptDays = 30;

/**
 * Deletes ended sessions, old finished deliveries, networks that nobody signed in from for weeks and
 * counts that have ended, at startup and once a day.
 */
export class DailyPurge {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly report: (problem: string) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.purge(), day);
    this.timer.unref();
    this.purge();
  }

  /** Resolves when the purge in progress has ended. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  private purge(): void {
    this.running = this.running
      .then(() => purgeEnded(this.database))
      .catch((error: unknown) => this.report(`the daily purge failed: ${String(error)}`));
  }
}

/** A session ends when it is revoked or expires. Its tokens are refused with or without its row. */
async function purgeEnded(database: Database): Promise<void> {
  await database.withoutTimeLimits(async (queries) => {
    const hasEnded = or(isNotNull(sessions.revokedAt), lt(sessions.expiresAt, sql`now()`));
    await queries.delete(sessions).where(hasEnded);
    const unknown = sql`now() - ${knownDays} * interval '1 day'`;
    await queries.delete(knownNetworks).where(lt(knownNetworks.seenAt, unknown));
    await queries.execute(
      sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`,
    );
    const old = sql`now() - ${keptDays} * interval '1 day'`;
    await queries.delete(deliveries).where(lt(deliveries.deliveredAt, old));
  });
}
