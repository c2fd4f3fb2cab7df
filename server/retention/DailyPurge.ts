import { isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/Database';
import { sessions } from '../db/schema/accounts';
import { deliveries } from '../db/schema/deliveries';

const day = 24 * 60 * 60 * 1000;

/** Days to keep a finished delivery, for questions about what was announced. */
const keptDays = 30;

/** Deletes ended sessions and old finished deliveries, at startup and once a day. */
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
    const old = sql`now() - ${keptDays} * interval '1 day'`;
    await queries.delete(deliveries).where(lt(deliveries.deliveredAt, old));
  });
}
