import { sql } from 'drizzle-orm';
import { leadKinds } from '@/contract/office/leads';
import type { Queries } from '../../platform/database/Database';
import type { ServerSettings } from '../../platform/settings/settings';
import { changedEmails } from '../tables/accounts';
import { deliveries, type Channel, type RecordKind } from '../tables/deliveries';

const isLeadKind = (kind: RecordKind) => leadKinds.some((lead) => lead === kind);

interface Options {
  hasDefects?: boolean;
  /** Seconds before the first attempt. */
  wait?: number;
  except?: Channel;
}

/** The mail server got a message, but its answer was lost. */
export class UnknownOutcome extends Error {
  override message = 'We do not know whether it was sent';
}

export interface DirectMessage {
  to: string;
  /** The author's address; empty if there is none. */
  replyTo: string;
  subject: string;
  text: string;
  /** Whether no person wrote it. */
  isAutomatic: boolean;
  /** A repeat has the same key, and with it the same Message-ID. */
  key?: string | undefined;
}

/** Adds new records to the outbox of each configured channel. */
export class Announcements {
  constructor(private readonly channels: Pick<ServerSettings, 'mail' | 'webhook'>) {}

  /**
   * Starts delivering the outbox. Call it after the transaction has ended. This implementation does nothing;
   * `Notifications` overrides it.
   */
  deliverSoon(): void {}

  /**
   * Sends a message immediately. Throws if the mail server rejects it or none is configured. This implementation always
   * throws; `Notifications` overrides it.
   */
  async sendNow({ to }: DirectMessage): Promise<void> {
    throw new Error(`There is no mail server for ${to}.`);
  }

  channelsFor(kind: RecordKind, hasDefects = false): Channel[] {
    const { webhook, mail } = this.channels;
    if (kind === 'account.email_changed') return mail ? ['email'] : [];
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
    return isLeadKind(kind) ? mail?.leads : mail?.defects;
  }

  /** Announces certifications. `events` are ids of entries in the defects' histories. */
  async announceCertified(tx: Queries, events: readonly number[]): Promise<void> {
    for (const event of events) await this.announce(tx, 'defect.certified', event);
  }

  /** Tells an account's previous email address about the change, if there is a mail server. */
  async announceChangedEmail(
    tx: Queries,
    change: Pick<typeof changedEmails.$inferInsert, 'userId' | 'oldEmail'>,
  ): Promise<void> {
    const kind = 'account.email_changed';
    if (change.oldEmail === '' || this.channelsFor(kind).length === 0) return;
    const [stored] = await tx.insert(changedEmails).values(change).returning();
    if (stored) await this.announce(tx, kind, stored.id);
  }

  /**
   * Adds a record to the outbox. Pass the transaction that stores the record. Does nothing if the outbox already
   * contains the record.
   */
  async announce(
    tx: Queries,
    kind: RecordKind,
    recordId: number,
    { hasDefects, wait = 0, except }: Options = {},
  ): Promise<void> {
    const channels = this.channelsFor(kind, hasDefects).filter((channel) => channel !== except);
    const nextAttemptAt = sql`now() + ${wait} * interval '1 second'`;
    const rows = channels.map((channel) => ({ channel, kind, recordId, nextAttemptAt }));
    if (rows.length > 0) await tx.insert(deliveries).values(rows).onConflictDoNothing();
  }
}
