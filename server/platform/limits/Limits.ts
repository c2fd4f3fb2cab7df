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
  name: string;
  points: number;
  /** Seconds until all points are available again, counted from the first one taken. */
  seconds: number;
}

/** Allows each key a number of points per period. */
export class Limit {
  constructor(private readonly counts: RateLimiterAbstract) {}

  /** Takes a point. Throws 429 if none is left. */
  async take(key: string): Promise<void> {
    const wait = await this.tryTake(key);
    if (wait > 0) throw throttled(wait / 1000);
  }

  /** Takes a point and returns 0. Returns the wait in ms if no point is left. */
  async tryTake(key: string): Promise<number> {
    try {
      await this.counts.consume(hashKey(key));
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
      throw error;
    }
  }

  async giveBack(key: string): Promise<void> {
    await this.counts.reward(hashKey(key));
  }

  async forget(key: string): Promise<void> {
    await this.counts.delete(hashKey(key));
  }
}

/** Hashes a key, because the table must contain neither typed text nor addresses. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Makes limits. With PostgreSQL, several processes share their counts (table of migration 0020). */
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
        // Once a key has exceeded its limit, further requests cost no queries.
        inMemoryBlockOnConsumed: points + 1,
        // Counts only this process's requests while PostgreSQL is unavailable.
        insuranceLimiter: new RateLimiterMemory(options),
      }),
    );
  }

  /** Makes a limit that counts only in this process. */
  makeLocal({ name, points, seconds }: LimitOptions): Limit {
    return new Limit(new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }));
  }
}
