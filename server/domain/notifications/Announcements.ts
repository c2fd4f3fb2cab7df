import type { Queries } from '../../platform/database/Database';
import type { ServerSettings } from '../../platform/settings/settings';
import { deliveries } from '../tables/deliveries';
import type { Channel, RecordKind } from '../tables/deliveries';

/** Adds new leads and reports to the outbox of each channel in the settings; there may be none. */
export class Announcements {
  constructor(private readonly channels: Pick<ServerSettings, 'mail' | 'webhook'>) {}

  /**
   * Begins to deliver what is in the outbox. Call it after the transaction has ended. Does nothing
   * here; `Notifications` overrides it.
   */
  deliverSoon(): void {}

  /**
   * The channels for a record. The webhook gets all records, email only leads and reports with
   * defects. A certification is for the webhook alone.
   */
  channelsFor(kind: RecordKind, hasDefects = false): Channel[] {
    const { webhook } = this.channels;
    const addresses = this.addressesFor(kind, hasDefects);
    return [
      ...(webhook ? (['webhook'] as const) : []),
      ...(addresses && addresses.length > 0 ? (['email'] as const) : []),
    ];
  }

  private addressesFor(kind: RecordKind, hasDefects: boolean): readonly string[] | undefined {
    const { mail } = this.channels;
    if (kind === 'defect.certified') return [];
    if (kind === 'report') return hasDefects ? mail?.defects : [];
    return mail?.leads;
  }

  /** Adds certifications to the outbox, by their entries in the defects' histories. */
  async announceCertified(tx: Queries, events: readonly number[]): Promise<void> {
    for (const event of events) await this.announce(tx, 'defect.certified', event);
  }

  /**
   * Adds a record to the outbox, in the transaction that stores it. Does nothing if it is already
   * there.
   */
  async announce(tx: Queries, kind: RecordKind, recordId: number, hasDefects = false) {
    const rows = this.channelsFor(kind, hasDefects).map((channel) => ({ channel, kind, recordId }));
    if (rows.length > 0) await tx.insert(deliveries).values(rows).onConflictDoNothing();
  }

  /**
   * Changes a report and announces it, since it now has a defect; null if there was no report to
   * change.
   */
  async announcingDefect<Changed>(
    queries: Queries,
    reportId: number,
    change: (tx: Queries) => Promise<Changed | null>,
  ): Promise<Changed | null> {
    if (this.channelsFor('report', true).length === 0) return change(queries);
    const changed = await queries.transaction(async (tx) => {
      const outcome = await change(tx);
      if (outcome !== null) await this.announce(tx, 'report', reportId, true);
      return outcome;
    });
    this.deliverSoon();
    return changed;
  }
}
