import { createHash } from 'node:crypto';
import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { throttled } from '../rejections';

export interface LimitOptions {
  /** The name distinguishes this limit's keys from other limits' keys. */
  name: string;
  points: number;
  /**
   * The time in seconds until all points are available again. It starts with the first point taken.
   */
  seconds: number;
}

/** Allows a number of points for each key per period. */
export class Limit {
  constructor(private readonly counts: RateLimiterAbstract) {}

  /** Takes a point. Throws 429 if no point is left. */
  async take(key: string): Promise<void> {
    const wait = await this.tryTake(key);
    if (wait > 0) throw throttled(wait / 1000);
  }

  /** Takes a point and returns 0. Returns the wait in ms if no point is left. */
  async tryTake(key: string): Promise<number> {
    try {
      await this.counts.consume(hashOf(key));
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
      throw error;
    }
  }

  async giveBack(key: string): Promise<void> {
    await this.counts.reward(hashOf(key));
  }

  async forget(key: string): Promise<void> {
    await this.counts.delete(hashOf(key));
  }
}

/** Hashes a key. A key may contain typed text or an address, and neither belongs in a table. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * Makes limits. With PostgreSQL, several processes share their counts, in the table of migration
 * 0020. With the embedded database, the counts are in memory, and a restart clears them.
 */
export class Limits {
  constructor(private readonly pool?: pg.Pool) {}

  make({ name, points, seconds }: LimitOptions): Limit {
    const options = { keyPrefix: name, points, duration: seconds };
    if (!this.pool) return new Limit(new RateLimiterMemory(options));
    return new Limit(
      new RateLimiterPostgres({
        ...options,
        storeClient: this.pool,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        // The daily purge deletes expired counts.
        clearExpiredByTimeout: false,
        // After a flood has reached its limit, it costs no queries.
        inMemoryBlockOnConsumed: points + 1,
        // While PostgreSQL is unavailable, this process counts alone.
        insuranceLimiter: new RateLimiterMemory(options),
      }),
    );
  }

  /** Counts without queries, only in this process, for cheap requests. */
  makeLocal({ name, points, seconds }: LimitOptions): Limit {
    return new Limit(new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }));
  }
}
