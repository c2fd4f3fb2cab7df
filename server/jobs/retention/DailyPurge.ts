import { and, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { getRootCauseMessage } from '../../platform/database/failures';
import { knownDays } from '../../domain/accounts/knownNetworks';
import { changedEmails, knownNetworks, sessions, signInLinks } from '../../domain/tables/accounts';
import { auditEntries } from '../../domain/tables/audit';
import { browserErrors } from '../../domain/tables/browserErrors';
import { deliveries } from '../../domain/tables/deliveries';
import { idempotencyKeys } from '../../domain/tables/idempotencyKeys';
import { imports } from '../../domain/tables/imports';
import { comments, driverApplications, quoteRequests } from '../../domain/tables/leads';

const day = 24 * 60 * 60 * 1000;

/**
 * The days to keep a finished delivery and a replaced email address, for questions about announcements, and a sender's network address, for
 * questions about abuse.
 */
const keptDays = 30;

/** The days to keep expired sign-in links and the data for undoing imports. */
const keptAfterUse = 30;

/** The days to keep a browser error after its last occurrence. */
const keptErrorDays = 14;

/** Deletes old data at startup and once a day. */
export class DailyPurge {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly report: (problem: string) => void,
    private readonly auditYears: number,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.purge(), day);
    this.timer.unref();
    this.purge();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  private purge(): void {
    this.running = this.running
      .then(() => purgeEnded(this.database, this.auditYears))
      .catch((error: unknown) =>
        this.report(`the daily purge failed: ${getRootCauseMessage(error)}`),
      );
  }
}

async function purgeEnded(database: Database, auditYears: number): Promise<void> {
  await database.withoutTimeLimits(async (queries) => {
    const hasEnded = or(isNotNull(sessions.revokedAt), lt(sessions.expiresAt, sql`now()`));
    await queries.delete(sessions).where(hasEnded);
    const unknown = sql`now() - ${knownDays} * interval '1 day'`;
    await queries.delete(knownNetworks).where(lt(knownNetworks.seenAt, unknown));
    await queries.execute(
      sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`,
    );
    const old = sql`now() - ${keptDays} * interval '1 day'`;
    const isFinished = or(lt(deliveries.deliveredAt, old), lt(deliveries.failedAt, old));
    await queries.delete(deliveries).where(isFinished);
    await queries.delete(changedEmails).where(lt(changedEmails.at, old));
    for (const table of [comments, driverApplications, quoteRequests]) {
      const isOld = and(isNotNull(table.address), lt(table.createdAt, old));
      await queries.update(table).set({ address: null }).where(isOld);
    }
    const useless = sql`now() - ${keptAfterUse} * interval '1 day'`;
    await queries.delete(signInLinks).where(lt(signInLinks.expiresAt, useless));
    const yesterday = sql`now() - interval '1 day'`;
    await queries.delete(idempotencyKeys).where(lt(idempotencyKeys.at, yesterday));
    await queries.delete(imports).where(lt(imports.at, useless));
    const lastMet = sql`now() - ${keptErrorDays} * interval '1 day'`;
    await queries.delete(browserErrors).where(lt(browserErrors.lastAt, lastMet));
    const oldest = sql`now() - ${auditYears} * interval '1 year'`;
    await queries.delete(auditEntries).where(lt(auditEntries.at, oldest));
  });
}
