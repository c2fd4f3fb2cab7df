import { sql } from 'drizzle-orm';
import { getCarrierToday } from '../../domain/days';
import { announceHolds } from '../../domain/notifications/announceHolds';
import type { Services } from '../../domain/Services';
import { getRootCauseMessage } from '../../platform/database/failures';
import { lockReportsAlone } from '../../platform/database/reportsLock';

/** The interval in ms between checks for a new day in the carrier's time zone. */
const minute = 60_000;

/**
 * Announces the vehicles that a defect holds again because its deferral has ended. Checks at the start of each day in
 * the carrier's time zone, and at startup, because the server may not have run at midnight.
 */
export class HoldWatch {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  /** The day of the last successful check. */
  private day = '';

  constructor(
    private readonly services: Services,
    private readonly report: (problem: string) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.look(), minute);
    this.timer.unref();
    this.look();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  /** Queues a check after the running one. */
  look(): void {
    this.running = this.running
      .then(() => this.lookNow())
      .catch((error: unknown) =>
        this.report(`held vehicles were not announced: ${getRootCauseMessage(error)}`),
      );
  }

  private async lookNow(): Promise<void> {
    const { database, notifications } = this.services;
    const today = await getCarrierToday(this.services);
    if (today === this.day) return;
    await database.queries.transaction(async (tx) => {
      await lockReportsAlone(tx);
      await announceHolds(tx, { notifications, today }, sql`true`);
    });
    notifications.deliverSoon();
    this.day = today;
  }
}
